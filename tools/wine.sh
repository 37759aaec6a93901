#!/bin/sh
# Plays the Windows program under Wine: begins a game, kills the program and
# continues, on the keyboards of our players. Pictures for people to look at are left in build/shots/wine-*.png.
. "$(dirname "$0")/common.sh"
[ "$(uname -s)" = Linux ] || fail "the Windows program is played under Wine on Linux, with a virtual display (Xvfb)."
need_go want_window want_wine

home=$root/build/wine
mkdir -p "$home"
WINEPREFIX=$home/prefix
WINEARCH=win64
WINEDEBUG=-all
# Letters beyond Latin reach Wine in such a locale only.
LC_ALL=C.UTF-8
# Nothing is shown as a web page, and nothing here is written for .NET.
WINEDLLOVERRIDES='mscoree=;mshtml='
TILESTEAD_EXE=$home/Tilestead.exe
export LC_ALL WINEPREFIX WINEARCH WINEDEBUG WINEDLLOVERRIDES TILESTEAD_EXE

GOOS=windows GOARCH=amd64 "$GO" build -trimpath -ldflags '-s -w -H windowsgui' -o "$TILESTEAD_EXE" .

[ -d "$WINEPREFIX/drive_c/windows/system32" ] || {
	xvfb-run -a wineboot -i
	wineserver -w
}
# Go takes its randomness from a library that Wine has since its version 9.
if [ ! -e "$WINEPREFIX/drive_c/windows/system32/bcryptprimitives.dll" ]; then
	cat >"$home/prng.c" <<'C'
#include <stddef.h>
int __stdcall SystemFunction036(void *, unsigned long); /* fills with random bytes; of advapi32 */
__declspec(dllexport) int __stdcall ProcessPrng(void *b, size_t n) { return SystemFunction036(b, (unsigned long)n); }
C
	x86_64-w64-mingw32-gcc -shared -o "$WINEPREFIX/drive_c/windows/system32/bcryptprimitives.dll" "$home/prng.c" -ladvapi32
fi

trap 'wineserver -k 2>/dev/null || true' EXIT
xvfb-run -a -s '-screen 0 1280x800x24' \
	"$GO" test -count=1 -timeout 10m -tags e2e,wine -run '^TestWindowsProgramUnderWine$' -v ./e2e
