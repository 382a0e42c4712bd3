/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-position-list.h"

struct _GrundyPositionList
{
  GrundySessionWidget parent_instance;

  /* template */
  GtkListView *list;
  GtkSingleSelection *selection;

  GPtrArray *bound;      /* the list items that are on the screen */
  gboolean is_following; /* the selection is being changed by the session */
};

G_DEFINE_FINAL_TYPE (GrundyPositionList, grundy_position_list, GRUNDY_TYPE_SESSION_WIDGET)

static GrundySession *
get_session (GrundyPositionList *self)
{
  return grundy_session_widget_get_session (GRUNDY_SESSION_WIDGET (self));
}

/* The last position taken up stands in the first row. */
static guint32
row_to_node (GrundyPositionList *self, guint row)
{
  GrundyTimeline *timeline = grundy_session_get_timeline (get_session (self));

  return grundy_timeline_get_node (timeline, g_list_model_get_n_items (G_LIST_MODEL (self->selection)) - 1 - row);
}

static guint
node_to_row (GrundyPositionList *self, guint32 node)
{
  GrundyTimeline *timeline = grundy_session_get_timeline (get_session (self));

  return g_list_model_get_n_items (G_LIST_MODEL (self->selection)) - 1 - grundy_timeline_get_rank (timeline, node);
}

static GtkLabel *
get_label (GtkListItem *item, guint i)
{
  GtkWidget *child = gtk_widget_get_first_child (gtk_list_item_get_child (item));

  for (; i > 0; i--)
    child = gtk_widget_get_next_sibling (child);
  return GTK_LABEL (child);
}

static void
set_outcome_class (GtkLabel *label, gboolean is_settled, GrundyOutcome outcome)
{
  gtk_widget_remove_css_class (GTK_WIDGET (label), "outcome-p");
  gtk_widget_remove_css_class (GTK_WIDGET (label), "outcome-n");
  if (is_settled && outcome != GRUNDY_OUTCOME_D)
    gtk_widget_add_css_class (GTK_WIDGET (label), outcome == GRUNDY_OUTCOME_P ? "outcome-p" : "outcome-n");
}

static void
update_row (GrundyPositionList *self, GtkListItem *item)
{
  GrundyLabels *labels = grundy_picture_get_labels (grundy_session_get_picture (get_session (self)));
  guint32 node = row_to_node (self, gtk_list_item_get_position (item));
  gboolean is_settled = grundy_session_is_node_settled (get_session (self), node);
  gboolean shows_value = is_settled && grundy_session_is_of_values (get_session (self));
  GrundyOutcome outcome = grundy_labels_get_outcome (labels, node);

  gtk_label_set_text (get_label (item, 0), grundy_labels_get_position (labels, node));
  gtk_label_set_text (get_label (item, 1), shows_value  ? grundy_labels_get_value (labels, node)
                                           : is_settled ? ""
                                                        : grundy_labels_get_unsettled (labels));
  gtk_label_set_text (get_label (item, 2), is_settled ? grundy_labels_get_letter (labels, outcome) : "");
  set_outcome_class (get_label (item, 2), is_settled, outcome);
}

static void
setup_row (GtkSignalListItemFactory *factory, GtkListItem *item, GrundyPositionList *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

  for (guint i = 0; i < 3; i++)
    {
      GtkWidget *label = gtk_label_new (NULL);

      gtk_label_set_xalign (GTK_LABEL (label), i == 0 ? 0 : 1);
      gtk_label_set_width_chars (GTK_LABEL (label), i == 0 ? 6 : 3);
      gtk_widget_set_hexpand (label, i == 0);
      gtk_label_set_ellipsize (GTK_LABEL (label), i == 0 ? PANGO_ELLIPSIZE_MIDDLE : PANGO_ELLIPSIZE_NONE);
      if (i > 0)
        gtk_widget_add_css_class (label, "heading");
      gtk_widget_add_css_class (label, "numeric");
      gtk_box_append (GTK_BOX (box), label);
    }
  gtk_list_item_set_child (item, box);
}

static void
bind_row (GtkSignalListItemFactory *factory, GtkListItem *item, GrundyPositionList *self)
{
  g_ptr_array_add (self->bound, item);
  if (get_session (self) != NULL && grundy_session_get_picture (get_session (self)) != NULL)
    update_row (self, item);
}

static void
unbind_row (GtkSignalListItemFactory *factory, GtkListItem *item, GrundyPositionList *self)
{
  g_ptr_array_remove_fast (self->bound, item);
}

static void
step_changed (GrundyPositionList *self)
{
  if (grundy_session_get_picture (get_session (self)) == NULL)
    return;
  for (guint i = 0; i < self->bound->len; i++)
    update_row (self, g_ptr_array_index (self->bound, i));
}

static void
selected_changed (GrundyPositionList *self)
{
  guint32 node = grundy_session_get_selected (get_session (self));
  guint row = GTK_INVALID_LIST_POSITION;

  if (node != GRUNDY_NO_NODE && grundy_session_get_picture (get_session (self)) != NULL)
    row = node_to_row (self, node);
  self->is_following = TRUE;
  gtk_single_selection_set_selected (self->selection, row);
  self->is_following = FALSE;
  if (row != GTK_INVALID_LIST_POSITION)
    gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", row);
}

static void
row_selected (GrundyPositionList *self)
{
  guint row = gtk_single_selection_get_selected (self->selection);

  if (self->is_following || get_session (self) == NULL || grundy_session_get_picture (get_session (self)) == NULL)
    return;
  grundy_session_select (get_session (self),
                         row != GTK_INVALID_LIST_POSITION ? row_to_node (self, row) : GRUNDY_NO_NODE);
}

static void
picture_changed (GrundyPositionList *self)
{
  GrundyPicture *picture = grundy_session_get_picture (get_session (self));
  g_autoptr (GtkStringList) rows = gtk_string_list_new (NULL);
  guint32 n_nodes = picture != NULL ? grundy_picture_get_n_nodes (picture) : 0;

  for (guint32 i = 0; i < n_nodes; i++)
    gtk_string_list_append (
        rows, grundy_labels_get_position (
                  grundy_picture_get_labels (picture),
                  grundy_timeline_get_node (grundy_session_get_timeline (get_session (self)), n_nodes - 1 - i)));
  self->is_following = TRUE;
  gtk_single_selection_set_model (self->selection, G_LIST_MODEL (rows));
  gtk_single_selection_set_selected (self->selection, GTK_INVALID_LIST_POSITION);
  self->is_following = FALSE;
}

static void
grundy_position_list_session_changed (GrundySessionWidget *widget)
{
  picture_changed (GRUNDY_POSITION_LIST (widget));
}

static void
grundy_position_list_dispose (GObject *object)
{
  GrundyPositionList *self = GRUNDY_POSITION_LIST (object);

  self->is_following = TRUE;

  G_OBJECT_CLASS (grundy_position_list_parent_class)->dispose (object);
}

static void
grundy_position_list_finalize (GObject *object)
{
  GrundyPositionList *self = GRUNDY_POSITION_LIST (object);

  g_ptr_array_unref (self->bound);

  G_OBJECT_CLASS (grundy_position_list_parent_class)->finalize (object);
}

static void
grundy_position_list_class_init (GrundyPositionListClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = grundy_position_list_dispose;
  object_class->finalize = grundy_position_list_finalize;

  GRUNDY_SESSION_WIDGET_CLASS (klass)->session_changed = grundy_position_list_session_changed;
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/grundy/Grundy/ui/grundy-position-list.ui");
  gtk_widget_class_bind_template_child (widget_class, GrundyPositionList, list);
  gtk_widget_class_bind_template_child (widget_class, GrundyPositionList, selection);
  gtk_widget_class_bind_template_callback (widget_class, setup_row);
  gtk_widget_class_bind_template_callback (widget_class, bind_row);
  gtk_widget_class_bind_template_callback (widget_class, unbind_row);
  gtk_widget_class_bind_template_callback (widget_class, row_selected);
}

static void
grundy_position_list_init (GrundyPositionList *self)
{
  grundy_session_widget_follow (GRUNDY_SESSION_WIDGET (self), "notify::picture", G_CALLBACK (picture_changed));
  grundy_session_widget_follow (GRUNDY_SESSION_WIDGET (self), "notify::step", G_CALLBACK (step_changed));
  grundy_session_widget_follow (GRUNDY_SESSION_WIDGET (self), "notify::of-values", G_CALLBACK (step_changed));
  grundy_session_widget_follow (GRUNDY_SESSION_WIDGET (self), "notify::selected", G_CALLBACK (selected_changed));
  self->bound = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}
