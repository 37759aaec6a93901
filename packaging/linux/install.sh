#!/bin/sh
# Installs Tilestead for this user, or below the folder that is named, and
# removes it again:
#   ./install.sh                      into ~/.local
#   sudo ./install.sh /usr/local
#   ./install.sh --remove [FOLDER]
# Without installing, ./tilestead starts it from where it lies.
set -eu
id=org.tilestead.Tilestead
from=$(cd "$(dirname "$0")" && pwd)
remove=
if [ "${1:-}" = --remove ]; then
	remove=yes
	shift
fi
case ${1:-} in -*)
	echo "install.sh: want a folder, --remove, or --remove and a folder; found $1" >&2
	exit 2
	;;
esac
to=$HOME/.local
# The copy that was installed knows where.
case $from in */share/tilestead) to=${from%/share/tilestead} ;; esac
to=${1:-$to}

# refuse says which folder cannot be written, and what to do.
refuse() {
	again="sudo $0"
	[ "$2" = install ] || again="$again --remove"
	echo "install.sh: you may not write into $1. For everybody on this machine: $again $to" >&2
	[ "$2" = remove ] || echo "For you alone, without a password: $0" >&2
	exit 1
}

# The desktop's lists of programs, where something keeps them.
tell_desktop() {
	if command -v update-desktop-database >/dev/null 2>&1; then
		update-desktop-database -q "$to/share/applications" || true
	fi
	if command -v gtk-update-icon-cache >/dev/null 2>&1 && [ -e "$to/share/icons/hicolor/index.theme" ]; then
		gtk-update-icon-cache -q "$to/share/icons/hicolor" || true
	fi
}

if [ -n "$remove" ]; then
	[ -e "$to/share/tilestead/install.sh" ] || {
		echo "install.sh: Tilestead is not installed in $to; name the folder behind --remove" >&2
		exit 1
	}
	for folder in "$to/bin" "$to/share/applications" "$to/share/metainfo" "$to/share/tilestead" "$to/share"; do
		[ ! -e "$folder" ] || [ -w "$folder" ] || refuse "$folder" remove
	done
	rm -f "$to/bin/tilestead" "$to/share/applications/$id.desktop" "$to/share/metainfo/$id.metainfo.xml" \
		"$to"/share/icons/hicolor/*/apps/$id.png
	rm -rf "$to/share/doc/tilestead" "$to/share/tilestead"
	tell_desktop
	echo "Tilestead is removed from $to. Your games and settings stay in ${XDG_CONFIG_HOME:-$HOME/.config}/tilestead."
	exit
fi

[ -e "$from/tilestead" ] || {
	echo "install.sh: there is no program beside it to install; it can only --remove from here" >&2
	exit 1
}
# Everything it writes into, before anything is written.
for folder in "$to/bin" "$to/share/doc/tilestead" "$to/share/tilestead" "$to/share/applications" \
	"$to/share/icons/hicolor" "$to/share/metainfo"; do
	mkdir -p "$folder" 2>/dev/null && [ -w "$folder" ] || refuse "$folder" install
done
to=$(cd "$to" && pwd)
# A program that runs is replaced, not written into.
cp "$from/tilestead" "$to/bin/tilestead.new"
mv "$to/bin/tilestead.new" "$to/bin/tilestead"
cp "$from/LICENSE" "$from/LICENSES" "$from/README.txt" "$to/share/doc/tilestead/"
cp -R "$from/share/." "$to/share/"
cp "$from/install.sh" "$to/share/tilestead/install.sh"
# The menu starts the program by its whole path: few systems look into
# ~/.local/bin before the next login. The desktop's own rules of quoting hold.
program=$(printf '%s' "$to/bin/tilestead" | sed 's/[\\"`$]/\\&/g; s/\\/\\\\/g; s/%/%%/g')
entry=$to/share/applications/$id.desktop
while IFS= read -r line; do
	case $line in
	Exec=*) printf 'Exec="%s"\n' "$program" ;;
	*) printf '%s\n' "$line" ;;
	esac
done <"$from/share/applications/$id.desktop" >"$entry"
tell_desktop
echo "Tilestead is installed in $to: start it from the menu, or as $to/bin/tilestead."
echo "To remove it: sh $to/share/tilestead/install.sh --remove"
