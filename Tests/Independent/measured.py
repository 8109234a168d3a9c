"""Runs a command and writes the most memory that it took, in kilobytes, to a file.

    measured.py REPORT COMMAND…

A program of its own: the system counts what the parent of a command holds as the command's, and a
test that makes large pictures holds a lot.
"""

import os
import sys

report, *command = sys.argv[1:]
child = os.posix_spawn(command[0], command, os.environ)
_, status, usage = os.wait4(child, 0)
with open(report, "w", encoding="ascii") as file:
    file.write(str(usage.ru_maxrss))
sys.exit(os.waitstatus_to_exitcode(status) % 256)
