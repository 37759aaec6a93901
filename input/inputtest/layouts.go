// Package inputtest has layouts of keyboards, for tests that press their keys.
package inputtest

import "strings"

// A Layout is what the keys write without Shift and with it, in the order of
// Places. A dot in the middle is a key that writes nothing by itself.
type Layout [2]string

// Places are where keys lie, by what a US keyboard writes there without Shift, as
// input.Places has them.
const Places = "`1234567890-=qwertyuiop[]\\asdfghjkl;'zxcvbnm,./<"

// Layouts are as X11 and Windows have them.
var Layouts = map[string]Layout{
	"US": {
		"`1234567890-=" + `qwertyuiop[]\` + "asdfghjkl;'" + "zxcvbnm,./<",
		"~!@#$%^&*()_+" + `QWERTYUIOP{}|` + `ASDFGHJKL:"` + "ZXCVBNM<>?>"},
	"German": {
		"·1234567890ß·" + "qwertzuiopü+#" + "asdfghjklöä" + "yxcvbnm,.-<",
		`°!"§$%&/()=?·` + "QWERTZUIOPÜ*'" + "ASDFGHJKLÖÄ" + "YXCVBNM;:_>"},
	"Slovak": {
		";+ľščťžýáíé=·" + "qwertzuiopúäň" + "asdfghjklô§" + "yxcvbnm,.-&",
		"·1234567890%·" + "QWERTZUIOP/()" + `ASDFGHJKL"!` + "YXCVBNM?:_*"},
	"French": {
		`²&é"'(-è_çà)=` + "azertyuiop·$*" + "qsdfghjklmù" + "wxcvbn,;:!<",
		"·1234567890°+" + "AZERTYUIOP·£µ" + "QSDFGHJKLM%" + "WXCVBN?./§>"},
	"Russian": {
		"ё1234567890-=" + `йцукенгшщзхъ\` + "фывапролджэ" + "ячсмитьбю./",
		`Ё!"№;%:?*()_+` + `ЙЦУКЕНГШЩЗХЪ/` + "ФЫВАПРОЛДЖЭ" + "ЯЧСМИТЬБЮ,|"},
	"Swiss": {
		"§1234567890'·" + "qwertzuiopü·$" + "asdfghjklöä" + "yxcvbnm,.-<",
		`°+"*ç%&/()=?·` + "QWERTZUIOPè!£" + "ASDFGHJKLéà" + "YXCVBNM;:_>"},
	"Turkish": {
		`"1234567890*-` + "qwertyuıopğü," + "asdfghjklşi" + "zxcvbnmöç.<",
		"é!'^+%&/()=?_" + "QWERTYUIOPĞÜ;" + "ASDFGHJKLŞİ" + "ZXCVBNMÖÇ:>"},
	"Hungarian": {
		"0123456789öüó" + "qwertzuiopőúű" + "asdfghjkléá" + "yxcvbnm,.-í",
		`§'"+!%/=()ÖÜÓ` + "QWERTZUIOPŐÚŰ" + "ASDFGHJKLÉÁ" + "YXCVBNM?:_Í"},
	"Belgian": {
		`²&é"'(§è!çà)-` + "azertyuiop·$µ" + "qsdfghjklmù" + "wxcvbn,;:=<",
		"³1234567890°_" + "AZERTYUIOP·*£" + "QSDFGHJKLM%" + "WXCVBN?./+>"},
	"Dvorak": {
		"`1234567890[]" + `',.pyfgcrl/=\` + "aoeuidhtns-" + ";qjkxbmwvz<",
		"~!@#$%^&*(){}" + `"<>PYFGCRL?+|` + "AOEUIDHTNS_" + ":QJKXBMWVZ>"},
	"Lithuanian": {
		"`ąčęėįšųū90-ž" + `qwertyuiop[]\` + "asdfghjkl;'" + "zxcvbnm,./<",
		"~ĄČĘĖĮŠŲŪ()_Ž" + `QWERTYUIOP{}|` + `ASDFGHJKL:"` + "ZXCVBNM<>?>"},
	"Greek": {
		"`1234567890-=" + `;ςερτυθιοπ[]\` + "ασδφγηξκλ·'" + "ζχψωβνμ,./<",
		"~!@#$%^&*()_+" + `:·ΕΡΤΥΘΙΟΠ{}|` + `ΑΣΔΦΓΗΞΚΛ·"` + "ΖΧΨΩΒΝΜ<>?>"},
	"Hebrew": {
		";1234567890-=" + `/'קראטוןםפ][\` + "שדגכעיחלךף," + "זסבהנמצתץ.<",
		"~!@#$%^&*)(_+" + `QWERTYUIOP}{|` + `ASDFGHJKL:"` + "ZXCVBNM><?>"},
	"Persian": {
		"·۱۲۳۴۵۶۷۸۹۰-=" + `ضصثقفغعهخحجچ\` + "شسیبلاتنمکگ" + "ظطزرذدپو./<",
		"÷!٬٫﷼٪×،*)(ـ+" + "··········}{|" + "·ئي·لآ·ـ«»:" + "ك·ژ·…·ء·><؟"},
}

// Ours are the layouts of the languages that the game speaks, and the French one,
// with their names in X11.
var Ours = map[string]string{"US": "us", "German": "de", "Slovak": "sk", "French": "fr", "Russian": "ru"}

// At is what the key at a place writes, -1 for nothing by itself.
func (l Layout) At(place rune) (plain, shifted rune) {
	at := 0
	for _, p := range Places {
		if p == place {
			break
		}
		at++
	}
	sign := func(row string) rune {
		if r := []rune(row)[at]; r != '·' {
			return r
		}
		return -1
	}
	return sign(l[0]), sign(l[1])
}

// Find is where a player looks for a letter or sign: the place of the key that
// writes it, and whether with Shift. Letters are found beside those of another
// script.
func (l Layout) Find(sign rune) (place rune, shift bool) {
	for _, p := range Places {
		if plain, _ := l.At(p); plain == sign {
			return p, false
		}
	}
	for _, p := range Places {
		if _, shifted := l.At(p); shifted == sign {
			return p, true
		}
	}
	if strings.ContainsRune(Places, sign) {
		return sign, false
	}
	return 0, false
}
