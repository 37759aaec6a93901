package agricola

import (
	"math"
	"strings"
	"tilestead/rules/agricola/box"
	"unicode/utf8"

	"tilestead/ui"
)

// A nameplate is a name as it stands on a strip over a picture: in one line or two.
type nameplate struct {
	lines []string
	role  ui.Role
}

// nameEdge is how much of a tile or plate lies beside its name, in canvas pixels.
const nameEdge = 5

// nameRoles are those in which a name is tried, the largest first.
var nameRoles = [...]ui.Role{ui.Dense, ui.Tight, ui.Least}

// shortName is how many letters a name has that is rather written a little smaller than in
// two lines: fewer than these.
const shortName = 14

// bleed is by how much, in canvas pixels, a name runs over the inside of its strip before it is cut.
const bleed = 1

// nameLines fits a name, which may have soft hyphens, into strips whose inside is so wide,
// in canvas pixels: in one line or two, in the largest role in which that goes. Lines break
// at spaces and behind hyphens, and at soft hyphens where the name does not fit otherwise. A
// name that fits in no way is cut.
func nameLines(name string, width float64) nameplate {
	for _, room := range [...]float64{width, width + bleed} {
		for _, soft := range [...]bool{false, true} {
			if n, ok := fittingName(name, room, soft); ok {
				return n
			}
		}
	}
	return nameplate{[]string{ui.Least.Fit(plain(name), width)}, ui.Least}
}

// fittingName is a name in the largest role in which it takes at most width, at soft hyphens
// broken or not; ok says whether it does in any.
func fittingName(name string, width float64, soft bool) (n nameplate, ok bool) {
	whole := plain(name)
	for _, role := range nameRoles {
		if role.Width(whole) <= width {
			return nameplate{[]string{whole}, role}, true
		}
		if utf8.RuneCountInString(whole) < shortName && ui.Tight.Width(whole) <= width {
			return nameplate{[]string{whole}, ui.Tight}, true
		}
		if lines := twoLines(name, role, width, soft); lines != nil {
			return nameplate{lines, role}, true
		}
	}
	return nameplate{}, false
}

// twoLines breaks a name into two lines of about the same width, neither wider than width,
// behind a little word only where it must, and at soft hyphens or nowhere in words; nil where
// that does not go.
func twoLines(name string, role ui.Role, width float64, soft bool) (lines []string) {
	least := math.Inf(1)
	for i, char := range name {
		if char != ' ' && char != '-' && (char != ui.SoftHyphen || !soft) {
			continue
		}
		head, tail := plain(name[:i]), plain(name[i+utf8.RuneLen(char):])
		if char != ' ' {
			head += "-"
		}
		wide := max(role.Width(head), role.Width(tail))
		if wide > width {
			continue
		}
		if endsInLittleWord(head) {
			wide += width
		}
		if wide < least {
			least, lines = wide, []string{head, tail}
		}
	}
	return lines
}

// plain is a name without its soft hyphens.
func plain(s string) string { return strings.ReplaceAll(s, string(ui.SoftHyphen), "") }

// endsInLittleWord says whether the last of several words has at most three letters, as
// prepositions and articles have: they belong to what follows.
func endsInLittleWord(s string) bool {
	i := strings.LastIndexByte(s, ' ')
	return i >= 0 && utf8.RuneCountInString(s[i+1:]) <= 3
}

// oneLine is the largest role, Body or less, in which a name fits into one line of that
// width; ok says whether it does in any.
func oneLine(name string, width float64) (role ui.Role, ok bool) {
	for _, role := range [...]ui.Role{ui.Body, ui.Dense, ui.Tight, ui.Least} {
		if role.Width(name) <= width {
			return role, true
		}
	}
	return ui.Least, false
}

// cut says whether a name is not whole.
func (n nameplate) cut() bool { return strings.HasSuffix(n.lines[len(n.lines)-1], "…") }

// pitch is how far the baselines of two lines lie apart, in canvas pixels.
func (n nameplate) pitch() float64 { return n.role.Capital() + 3.2 }

// tall is how high the lines are, from the first capitals to the last baseline, in canvas
// pixels.
func (n nameplate) tall() float64 {
	return n.role.Capital() + float64(len(n.lines)-1)*n.pitch()
}

// high is how high the strip under a name is, in canvas pixels.
func (n nameplate) high() float64 {
	if len(n.lines) == 1 {
		return 14
	}
	return 2*(n.role.Capital()+3.4) + 2
}

// write writes a name in the middle of a strip.
func (n nameplate) write(c *ui.Canvas, strip ui.Rect, k ui.Color) {
	y := strip.Y + (strip.H-n.tall())/2 + n.role.Capital()
	for _, line := range n.lines {
		c.WriteCenter(strip.X+strip.W/2, y, line, n.role, k)
		y += n.pitch()
	}
}

// spaceLines is the name of a space on a strip whose inside is so wide.
func (m *moment) spaceLines(sp box.Space, width float64) nameplate {
	return nameLines(m.Words.Soft("agricola.space."+spaceName(sp)), width)
}

// specialLines is that of a special action.
func (m *moment) specialLines(a box.Special, width float64) nameplate {
	return nameLines(m.Words.Soft("agricola.special."+box.SpecialIDs[a]), width)
}

// majorLines is that of a major.
func (m *moment) majorLines(id box.Major, width float64) nameplate {
	return nameLines(m.Words.Soft("agricola.major."+majorName(id)), width)
}

// cardLines is that of a card of the hand.
func (m cardsPart) cardLines(c box.Card, width float64) nameplate {
	return nameLines(m.Words.Soft("agricola.card."+box.Cards[c].ID), width)
}
