"""Pictures that mean no good, and files that are none."""

import gzip
import struct
import zlib


def png(width, height, bits, colour, rows, interlace=0):
    def chunk(kind, data):
        return (
            struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        )

    row = b"\0" + bytes((width * bits * {0: 1, 2: 3, 6: 4}[colour] + 7) // 8)
    header = struct.pack(">IIBBBBB", width, height, bits, colour, 0, 0, interlace)
    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", header)
        + chunk(b"IDAT", zlib.compress(row * rows, 9))
        + chunk(b"IEND", b"")
    )


def make_hostile(hostile):
    hostile.mkdir(exist_ok=True)
    svg = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="40" height="40">'
    red = '<rect width="40" height="40" fill="#f00"/>'
    files = {
        "claims-60000.png": png(60000, 60000, 1, 0, 4),
        "claims-787402.png": png(787402, 787402, 1, 0, 1),
        "claims-wide.png": png(900_000, 18, 1, 0, 1),
        "interlaced-20000.png": png(20000, 20000, 1, 0, 4, interlace=1),
        "too-few-rows.png": png(300, 300, 8, 2, 100),
        "claims.gif": b"GIF89a"
        + struct.pack("<HHBBB", 65535, 65535, 0, 0, 0)
        + b"\x2c"
        + struct.pack("<HHHHB", 0, 0, 65535, 65535, 0)
        + b"\x02\x02\x44\x01\x00\x3b",
        "pixel.png": png(1, 1, 8, 2, 1),
        "thin.png": png(1, 20000, 8, 2, 20000),
        "wide.png": png(20000, 1, 8, 2, 1),
        "tall.png": png(1920, 17047, 1, 0, 17047),
        "text.png": b"This is not a picture at all.\n" * 20,
        "document.pdf": b"%PDF-1.4\n1 0 obj\n<< >>\nendobj\ntrailer << >>\n%%EOF\n",
        "pixmap.ppm": b"P6\n2 2\n255\n" + bytes(12),
        "matrix.mat": b"3 3\n1 2 3\n4 5 6\n7 8 9\n",
        "entities.svg": (
            '<!DOCTYPE s [<!ENTITY a "aaaaaaaaaa">'
            + "".join(f'<!ENTITY {chr(98 + i)} "{f"&{chr(97 + i)};" * 10}">' for i in range(9))
            + f"]>{svg}<text>&j;</text></svg>"
        ).encode(),
        "external-entity.svg": (
            '<!DOCTYPE s [<!ENTITY x SYSTEM "../Pictures/rgb.svg">]>'
            f"{svg}{red}<text y='20'>&x;</text></svg>"
        ).encode(),
        "external.svg": (
            svg + red + '<image xlink:href="../Pictures/rgb.png" width="40" height="40"/>'
            '<image xlink:href="http://127.0.0.1:1/a.png" width="40" height="40"/></svg>'
        ).encode(),
        "huge.svg": svg.replace('"40"', '"1000000"').encode()
        + b'<rect width="1000000" height="1000000" fill="#f00"/></svg>',
        "compressed.svgz": gzip.compress((svg + red + "</svg>").encode(), mtime=0),
    }
    for name, data in files.items():
        (hostile / name).write_bytes(data)
