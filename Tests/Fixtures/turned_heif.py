"""Turns a HEIF picture the way cameras do: by a property of the file, beside what EXIF says."""

import struct

PROPERTY = struct.pack(">I4sB", 9, b"irot", 3)  # Three quarter turns anticlockwise: one clockwise.


def boxes(data, start, end):
    while start < end:
        size, kind = struct.unpack(">I4s", data[start : start + 8])
        yield kind, start, size
        start += size


def child(data, start, end, wanted):
    return next((s, n) for kind, s, n in boxes(data, start, end) if kind == wanted)


def turned(data):
    """The file with a turn for its first item: one property more, and one byte to refer to it."""
    meta, meta_size = child(data, 0, len(data), b"meta")
    inside = (meta + 12, meta + meta_size)
    iloc, _ = child(data, *inside, b"iloc")
    iprp, iprp_size = child(data, *inside, b"iprp")
    ipco, ipco_size = child(data, iprp + 8, iprp + iprp_size, b"ipco")
    ipma, ipma_size = child(data, iprp + 8, iprp + iprp_size, b"ipma")
    index = len(list(boxes(data, ipco + 8, ipco + ipco_size))) + 1
    growth = len(PROPERTY) + 1

    result = bytearray(data)
    for start, size, more in [
        (meta, meta_size, growth),
        (iprp, iprp_size, growth),
        (ipco, ipco_size, len(PROPERTY)),
        (ipma, ipma_size, 1),
    ]:
        struct.pack_into(">I", result, start, size + more)
    # Version 0; offsets, lengths and base offsets of four bytes, one extent each.
    assert data[iloc + 8 : iloc + 14] == b"\0\0\0\0\x44\x40"
    for item in range(struct.unpack_from(">H", data, iloc + 14)[0]):
        base = iloc + 16 + 18 * item + 4
        struct.pack_into(">I", result, base, struct.unpack_from(">I", data, base)[0] + growth)
    count = ipma + 18
    result[count] += 1
    result.insert(count + result[count], 0x80 | index)
    result[ipco + ipco_size : ipco + ipco_size] = PROPERTY
    return bytes(result)
