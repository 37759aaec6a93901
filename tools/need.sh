# Sourced: says which system packages are missing, and installs them where that
# can be done (Debian, Ubuntu and their kin). It asks for the administrator's
# password only when something is missing.

missing= # packages to install
reasons= # what each is for

# want PACKAGE REASON CHECK...: PACKAGE is missing unless CHECK succeeds.
want() {
	wanted=$1
	reason=$2
	shift 2
	if "$@" >/dev/null 2>&1; then
		return
	fi
	missing="$missing $wanted"
	reasons="$reasons
    $wanted: $reason"
}

# library FILE: the dynamic linker can find FILE.
library() {
	for linker in ldconfig /sbin/ldconfig /usr/sbin/ldconfig; do
		if command -v "$linker" >/dev/null 2>&1; then
			# Where the cache is missing or stale, the folders below decide.
			"$linker" -p 2>/dev/null | grep -q "$1 " && return 0
			break
		fi
	done
	for place in /lib /lib64 /usr/lib /usr/lib64 /usr/local/lib /lib/*-linux-gnu* /usr/lib/*-linux-gnu*; do
		[ -e "$place/$1" ] && return 0
	done
	return 1
}

program() { command -v "$1"; }

# certificates: Go finds the roots it checks downloads with.
certificates() {
	[ -n "${SSL_CERT_FILE:-}" ] && return 0
	for bundle in /etc/ssl/certs/ca-certificates.crt /etc/pki/tls/certs/ca-bundle.crt \
		/etc/ssl/ca-bundle.pem /etc/pki/tls/cert.pem /etc/ssl/cert.pem; do
		[ -e "$bundle" ] && return 0
	done
	return 1
}

# c_compiler: a C program can be compiled and linked, which gcc without the C
# library's headers cannot.
c_compiler() {
	command -v gcc >/dev/null 2>&1 || return 1
	echo 'int main(void) { return 0; }' | gcc -include stdlib.h -x c -o build/.compiled - || return 1
	rm -f build/.compiled
}

# chromium_browser: any of the names it goes by, or what CHROMIUM names.
chromium_browser() {
	program "${CHROMIUM:-chromium}" || program chromium-browser || program google-chrome
}

want_downloads() {
	want ca-certificates "Go checks with them where the libraries come from" certificates
}

want_window() {
	want libgl1 "draws the picture (OpenGL)" library libGL.so.1
	want libx11-6 "opens the window" library libX11.so.6
	want libxi6 "reads the mouse" library libXi.so.6
	want libxrandr2 "knows the screens" library libXrandr.so.2
	want libxcursor1 "draws the pointer" library libXcursor.so.1
}

want_checks() {
	want gcc "the race detector is linked with it" c_compiler
	want libc6-dev "the race detector is linked with it" c_compiler
	want nodejs "runs the WebAssembly tests" program node
	want appstream "checks what software centres show of the game" program appstreamcli
	want xvfb "a screen for the window tests" program xvfb-run
	want xauth "xvfb-run needs it" program xauth
	want xdotool "clicks in the window tests" program xdotool
	want chromium "the browser tests play the page in it" chromium_browser
}

# install_missing installs what want found missing, or says what to do.
install_missing() {
	[ -n "$missing" ] || return 0
	say "missing on this system:$reasons"
	if ! command -v apt-get >/dev/null 2>&1; then
		fail "These are Debian's names. Install what your system calls them, then run the same command again."
	fi
	as=
	if [ "$(id -u)" != 0 ]; then
		command -v sudo >/dev/null 2>&1 ||
			fail "Installing needs the administrator. As root: apt-get install$missing"
		as=sudo
		say "installing them with apt-get; sudo may ask for your password for that, and for nothing else."
	else
		say "installing them with apt-get."
	fi
	for lists in /var/lib/apt/lists/*_Packages*; do
		[ -e "$lists" ] || $as apt-get update
		break
	done
	# A list that is old names packages that are gone: fetch it anew and try once more.
	# shellcheck disable=SC2086 # one word a package
	$as env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends $missing || {
		$as apt-get update
		$as env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends $missing
	} || fail "apt-get could not install them; its words are above. By hand: apt-get install$missing"
}
