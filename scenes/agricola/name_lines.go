package agricola

import (
	"math"
	"strings"
	"unicode/utf8"

	"tilestead/rules/agricola"
	"tilestead/ui"
)

// A nameplate is a name as it stands on a strip over a picture: in one line or two.
type nameplate struct {
	lines []string
	role  ui.Role
}

// nameRoles are those in which a name is tried, the largest first.
var nameRoles = [...]ui.Role{ui.Dense, ui.Least, ui.Least}

// shortName is how many letters a name has that is rather written a little smaller than in
// two lines: fewer than these.
const shortName = 14

// nameLines fits a name, which may have soft hyphens, into strips whose inside is so wide,
// in canvas pixels: in one line or two, broken at spaces, behind hyphens and at soft hyphens,
// in the largest role in which that goes. A name that fits in none is cut.
func nameLines(name string, width float64) nameplate {
	whole := plain(name)
	for i, role := range nameRoles {
		if role.Width(whole) <= width {
			return nameplate{[]string{whole}, role}
		}
		if i == 0 && utf8.RuneCountInString(whole) < shortName && ui.Least.Width(whole) <= width {
			return nameplate{[]string{whole}, ui.Least}
		}
		if first, second, ok := twoLines(name, role, width); ok {
			return nameplate{[]string{first, second}, role}
		}
	}
	return nameplate{[]string{ui.Least.Fit(whole, width)}, ui.Least}
}

// twoLines breaks a name into two lines of about the same width, neither wider than width,
// in the middle of a word or behind a little one only where it must.
func twoLines(name string, role ui.Role, width float64) (first, second string, ok bool) {
	least := math.Inf(1)
	for i, char := range name {
		if char != ' ' && char != '-' && char != 0xad || i == 0 {
			continue
		}
		head, tail := name[:i], name[i+utf8.RuneLen(char):]
		if char != ' ' {
			head += "-"
		}
		head, tail = plain(head), plain(tail)
		wide := max(role.Width(head), role.Width(tail))
		if wide > width || tail == "" {
			continue
		}
		if char == 0xad || endsInLittleWord(head) {
			wide += width
		}
		if wide < least {
			least, first, second, ok = wide, head, tail, true
		}
	}
	return first, second, ok
}

func plain(s string) string { return strings.ReplaceAll(s, "\u00ad", "") }

// endsInLittleWord says whether the last of several words has at most three letters, as
// prepositions and articles have: they belong to what follows.
func endsInLittleWord(s string) bool {
	i := strings.LastIndexByte(s, ' ')
	return i >= 0 && utf8.RuneCountInString(s[i+1:]) <= 3
}

// oneLine is the largest role, Body or less, in which a name fits into one line of that
// width; ok says whether it does in any.
func oneLine(name string, width float64) (role ui.Role, ok bool) {
	for _, role := range [...]ui.Role{ui.Body, ui.Dense, ui.Least, ui.Least} {
		if role.Width(name) <= width {
			return role, true
		}
	}
	return ui.Least, false
}

// pitch is how far the baselines of two lines lie apart, in canvas pixels.
func (n nameplate) pitch() float64 { return n.role.Capital() + 3.2 }

// high is how high the strip under a name is, in canvas pixels.
func (n nameplate) high() float64 {
	if len(n.lines) == 1 {
		return 14
	}
	return 2*(n.role.Capital()+3.4) + 2
}

// write writes a name in the middle of a strip.
func (n nameplate) write(c *ui.Canvas, strip ui.Rect, k ui.Color) {
	high := n.role.Capital() + float64(len(n.lines)-1)*n.pitch()
	y := strip.Y + (strip.H-high)/2 + n.role.Capital()
	for _, line := range n.lines {
		c.WriteCenter(strip.X+strip.W/2, y, line, n.role, k)
		y += n.pitch()
	}
}

// spaceLines is the name of a space on a strip whose inside is so wide.
func (m *moment) spaceLines(sp agricola.Space, width float64) nameplate {
	return nameLines(m.wholeSpace(sp), width)
}

// specialLines is that of a special action.
func (m *moment) specialLines(a agricola.Special, width float64) nameplate {
	return nameLines(m.wholeSpecial(a), width)
}

// majorLines is that of a major.
func (m *moment) majorLines(id agricola.Major, width float64) nameplate {
	return nameLines(m.major(id), width)
}

// cardLines is that of a card of the hand.
func (m cardsPart) cardLines(c agricola.Card, width float64) nameplate {
	return nameLines(m.cardName(c), width)
}
