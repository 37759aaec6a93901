#!/bin/sh
# Installs Tilestead for this user, or below the folder that is named:
#   ./install.sh            into ~/.local
#   sudo ./install.sh /usr/local
# Without installing, ./tilestead starts it from where it lies.
set -eu
from=$(cd "$(dirname "$0")" && pwd)
to=${1:-$HOME/.local}
mkdir -p "$to/bin" "$to/share/doc/tilestead"
cp "$from/tilestead" "$to/bin/tilestead"
cp "$from/LICENSE" "$from/LICENSES" "$to/share/doc/tilestead/"
cp -R "$from/share/." "$to/share/"
echo "Tilestead is installed in $to: start it from the menu, or as $to/bin/tilestead."
