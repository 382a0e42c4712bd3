# SPDX-License-Identifier: LGPL-2.1-or-later
"""Reads the PNG files that the tests look at: 8 bits a channel, red, green and blue, perhaps with alpha."""

import struct
import zlib


def paeth(a, b, c):
    nearest = min((abs(b - c), 0, a), (abs(a - c), 1, b), (abs(a + b - 2 * c), 2, c))
    return nearest[2]


def unfilter(kind, row, above, size):
    for i in range(len(row)):
        left = row[i - size] if i >= size else 0
        corner = above[i - size] if i >= size else 0
        guess = (0, left, above[i], (left + above[i]) // 2, paeth(left, above[i], corner))[kind]
        row[i] = (row[i] + guess) & 255
    return row


def read_png(data):
    """Its width, its height, its rows of (red, green, blue), and what its pHYs chunk holds."""
    at, packed, physical = 8, b"", None
    while at < len(data):
        length, name = struct.unpack(">I4s", data[at:at + 8])
        chunk = data[at + 8:at + 8 + length]
        if name == b"IHDR":
            width, height, depth, color, _, _, interlace = struct.unpack(">IIBBBBB", chunk)
        elif name == b"IDAT":
            packed += chunk
        elif name == b"pHYs":
            physical = struct.unpack(">IIB", chunk)
        at += 12 + length
    assert depth == 8 and color in (2, 6) and not interlace
    size = 3 if color == 2 else 4
    raw, rows, above = zlib.decompress(packed), [], bytearray(width * size)
    for y in range(height):
        start = y * (width * size + 1)
        above = unfilter(raw[start], bytearray(raw[start + 1:start + 1 + width * size]), above, size)
        rows.append([tuple(above[x:x + 3]) for x in range(0, len(above), size)])
    return width, height, rows, physical
