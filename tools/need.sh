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
	[ -n "${SSL_CERT_FILE:-}${SSL_CERT_DIR:-}" ] && return 0
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
	want python3 "another program at the laboratory's table" program python3
	want nodejs "runs the WebAssembly tests" program node
	want desktop-file-utils "checks the entry of the menu" program desktop-file-validate
	want appstream "checks what software centres show of the game" program appstreamcli
	want xvfb "a screen for the window tests" program xvfb-run
	want xauth "xvfb-run needs it" program xauth
	want xdotool "clicks in the window tests" program xdotool
	want x11-xkb-utils "changes the keyboard in the window tests" program setxkbmap
	want chromium "the browser tests play the page in it" chromium_browser
}

want_wine() {
	want wine "runs the Windows program" program wine
	want wine64 "runs the Windows program" program wine
	want gcc-mingw-w64-x86-64-win32 "makes a library that old Wine lacks" program x86_64-w64-mingw32-gcc
	want xvfb "a screen that is only memory" program xvfb-run
	want xauth "xvfb-run needs it" program xauth
	want xdotool "clicks in the program" program xdotool
	want imagemagick "takes the pictures" program import
	want x11-xkb-utils "changes the keyboard" program setxkbmap
	want locales "a Russian keyboard needs one" test -e /usr/share/i18n/locales/ru_RU
}

# package_lists: apt knows what packages there are.
package_lists() {
	for list in /var/lib/apt/lists/*_Packages*; do
		[ -e "$list" ]
		return
	done
}

# administrator: packages can be installed here, by root or with sudo.
as=
administrator() {
	command -v apt-get >/dev/null 2>&1 || return 1
	[ "$(id -u)" != 0 ] || return 0
	command -v sudo >/dev/null 2>&1 || return 1
	as=sudo
}

# as_administrator COMMAND... says before the first time what the password is for.
password_told=
as_administrator() {
	if [ -n "$as" ] && [ -z "$password_told" ]; then
		say "sudo may ask for your password to install what is missing, and for nothing else."
		password_told=yes
	fi
	$as "$@"
}

# apt COMMAND... runs apt-get as the administrator. What it says goes to
# $apt_log, for it is long and buries our own words.
apt_log=build/log/apt.txt
apt_ran=
apt() {
	if [ -z "$apt_ran" ]; then
		mkdir -p build/log
		: >"$apt_log"
		apt_ran=yes
	fi
	# sudo's own words stay on the terminal.
	as_administrator env DEBIAN_FRONTEND=noninteractive sh -c \
		'log=$1; shift; exec apt-get -qq -o Dpkg::Use-Pty=0 "$@" >>"$log" 2>&1' apt "$apt_log" "$@"
}

# apt_lists fetches what packages there are. It fails where sudo does; a source
# that does not answer is no reason to do without the others.
apt_lists() { apt update || [ $? = 100 ]; }

# apt_offers PACKAGE prints the version that apt would install, without
# Debian's own numbers around it, or nothing.
apt_offers() {
	LC_ALL=C apt-cache policy "$1" 2>/dev/null | sed -n 's/^ *Candidate: \([0-9]*:\)\{0,1\}\([0-9][0-9.]*\).*/\2/p'
}

# apt_size says how much apt would fetch for packages and how much room they
# take; nothing where it does not know.
apt_size() {
	LC_ALL=C apt-get install --assume-no --no-install-recommends -o Debug::NoLocking=1 "$@" 2>/dev/null |
		sed -n 's/^Need to get \(.*\) of archives\.$/\1 to fetch,/p; s/^After this operation, \(.*\) of additional disk space will be used\.$/\1 on the disk/p' |
		tr '\n' ' '
}

# install_missing installs what want found missing, or says what to do.
install_missing() {
	[ -n "$missing" ] || return 0
	say "missing on this system:$reasons"
	if ! command -v apt-get >/dev/null 2>&1; then
		fail "These are Debian's names. Install what your system calls them, then run the same command again."
	fi
	administrator || fail "Installing needs the administrator. As root: apt-get install$missing"
	package_lists || {
		say "fetching the list of packages."
		apt update || refused $?
	}
	# shellcheck disable=SC2086 # one word a package
	size=$(apt_size $missing)
	say "installing them with apt-get${size:+ (${size% })}; what it says goes to $apt_log."
	# shellcheck disable=SC2086
	apt install -y --no-install-recommends $missing && return || refused $?
	# A list that is old names packages that are gone: fetch it anew and try once more.
	# shellcheck disable=SC2086
	apt update && apt install -y --no-install-recommends $missing && return || refused $?
	tail -n 20 "$apt_log" >&2
	fail "apt-get could not install them; its words are above. By hand, as root: apt-get install$missing"
}

# refused STATUS ends the script when it was not apt-get that failed, which
# ends with 100, but sudo: asking again helps nobody.
refused() {
	[ -z "$as" ] || [ "$1" = 100 ] ||
		fail "sudo did not install them. As root: apt-get install$missing"
}

# terminal: somebody sits there who can be asked.
terminal() { [ -t 0 ] && [ -t 2 ]; }

# agreed QUESTION: somebody says yes to it. Silence is a no.
agreed() {
	terminal || return 1
	printf '%s' "tilestead: $1 [y/N] " >&2
	answer=
	read -r answer || echo >&2
	case $answer in
	[yY] | [yY][eE][sS]) ;;
	*) return 1 ;;
	esac
}
