/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-size-row.h"

#include <glib/gi18n.h>
#include <math.h>

struct _GrundySizeRow
{
  AdwActionRow parent_instance;

  /* template */
  GtkSpinButton *spin;

  double least;
};

G_DEFINE_FINAL_TYPE (GrundySizeRow, grundy_size_row, ADW_TYPE_ACTION_ROW)

enum
{
  PROP_SIZE = 1,
  N_PROPERTIES
};

static GParamSpec *properties[N_PROPERTIES];

/* One step below the least size it is left to itself. */
static gboolean
is_automatic (GrundySizeRow *self)
{
  return gtk_spin_button_get_value (self->spin) < self->least;
}

static gboolean
write_size (GtkSpinButton *spin, GrundySizeRow *self)
{
  if (!is_automatic (self))
    return FALSE;
  /* Translators: of a size: as large as it comes. */
  gtk_editable_set_text (GTK_EDITABLE (spin), _ ("Automatic"));
  return TRUE;
}

/* Whatever is no number leaves it to itself. */
static int
read_size (GtkSpinButton *spin, double *value, GrundySizeRow *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (spin));
  char *end;

  *value = g_strtod (text, &end);
  if (end != text)
    return FALSE;
  gtk_spin_button_get_range (spin, value, NULL);
  return TRUE;
}

static void
value_changed (GrundySizeRow *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SIZE]);
}

static void
grundy_size_row_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_SIZE:
      g_value_set_double (value, grundy_size_row_get_size (GRUNDY_SIZE_ROW (object)));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
grundy_size_row_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), GRUNDY_TYPE_SIZE_ROW);

  G_OBJECT_CLASS (grundy_size_row_parent_class)->dispose (object);
}

static void
grundy_size_row_class_init (GrundySizeRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = grundy_size_row_get_property;
  object_class->dispose = grundy_size_row_dispose;

  properties[PROP_SIZE] =
      g_param_spec_double ("size", NULL, NULL, 0, G_MAXDOUBLE, 0, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/grundy/Grundy/ui/grundy-size-row.ui");
  gtk_widget_class_bind_template_child (widget_class, GrundySizeRow, spin);
  gtk_widget_class_bind_template_callback (widget_class, write_size);
  gtk_widget_class_bind_template_callback (widget_class, read_size);
  gtk_widget_class_bind_template_callback (widget_class, value_changed);
}

static void
grundy_size_row_init (GrundySizeRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_accessible_update_relation (GTK_ACCESSIBLE (self->spin), GTK_ACCESSIBLE_RELATION_LABELLED_BY, self, NULL, -1);
}

void
grundy_size_row_set_range (GrundySizeRow *self, double least, double most, double step, double usual)
{
  double lower = usual == 0 ? least - step : least;

  g_return_if_fail (GRUNDY_IS_SIZE_ROW (self));
  g_return_if_fail (step > 0 && least <= most);

  self->least = least;
  gtk_spin_button_configure (self->spin, gtk_adjustment_new (MAX (usual, lower), lower, most, step, 10 * step, 0), 1,
                             step < 1 ? 1 : 0);
  gtk_spin_button_update (self->spin);
}

double
grundy_size_row_get_size (GrundySizeRow *self)
{
  g_return_val_if_fail (GRUNDY_IS_SIZE_ROW (self), 0);

  /* What is shown is what counts, and what a command line says. */
  return is_automatic (self) ? 0 : round (gtk_spin_button_get_value (self->spin) * 10) / 10;
}
