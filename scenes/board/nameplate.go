package board

import (
	"math"
	"strings"
	"unicode"
	"unicode/utf8"

	"tilestead/ui"
)

// A Nameplate is how the name of a player is written: on one line, or on two where that is too
// short.
type Nameplate struct {
	Role  ui.Role
	Lines []string
	Whole bool // nothing of the name is left out
}

// nameGap is how far two lines of a name lie apart, beyond the height of their capitals.
const nameGap = 2.0

// plateRoles are the roles of a name on one line, the largest first, and pairRoles those of one on
// two.
var (
	plateRoles = [...]ui.Role{ui.Name, ui.DenseBold, ui.Dense, ui.Tight, ui.Least}
	pairRoles  = [...]ui.Role{ui.Dense, ui.Tight, ui.Least}
)

// LayName writes a name in w x h canvas pixels: on one line as large as it fits, else on two,
// broken where that reads best. It is shortened only where two lines of the smallest role are too
// little.
func LayName(name string, w, h float64) Nameplate {
	for _, r := range plateRoles {
		if r.Width(name) <= w {
			return Nameplate{r, []string{name}, true}
		}
	}
	for _, r := range pairRoles {
		if pairHigh(name, r) > h {
			continue
		}
		if a, b := halves(name, r, w); math.Max(r.Width(a), r.Width(b)) <= w {
			return Nameplate{r, []string{a, b}, true}
		}
	}
	return Nameplate{ui.Least, []string{ui.Least.Fit(name, w)}, false}
}

// NameRoom is the least width in which LayName leaves nothing out at that height.
func NameRoom(name string, h float64) float64 {
	if r := ui.Least; pairHigh(name, r) <= h {
		a, b := halves(name, r, 0)
		return math.Min(r.Width(name), math.Max(r.Width(a), r.Width(b)))
	}
	return ui.Least.Width(name)
}

// pairHigh is how high two lines of a name are, from the top of the capitals to the lower
// baseline.
func pairHigh(name string, r ui.Role) float64 { return r.Capital() + pairPitch(name, r) }

// pairPitch is how far two lines of a name lie apart. The letters of East Asia fill a square above
// and below the baseline.
func pairPitch(name string, r ui.Role) float64 {
	if strings.ContainsFunc(name, func(c rune) bool {
		return unicode.In(c, unicode.Han, unicode.Hiragana, unicode.Katakana, unicode.Hangul)
	}) {
		return 1.5*r.Capital() + 1
	}
	return r.Capital() + nameGap
}

// Write writes it with its left edge at x and its middle at y.
func (n Nameplate) Write(c *ui.Canvas, x, y float64, ink ui.Color) {
	pitch := 0.0
	if len(n.Lines) > 1 {
		pitch = pairPitch(n.Lines[0]+n.Lines[1], n.Role)
	}
	y -= pitch / 2
	for i, line := range n.Lines {
		c.Write(x, Baseline(y+pitch*float64(i), n.Role), line, n.Role, ink)
	}
}

// Wide is how far its longer line runs.
func (n Nameplate) Wide() (w float64) {
	for _, line := range n.Lines {
		w = math.Max(w, n.Role.Width(line))
	}
	return w
}

// halves breaks a name into two lines: between words, where they have room or are not much longer
// than they would be elsewhere, else where they are shortest.
func halves(name string, r ui.Role, room float64) (a, b string) {
	const worse = 1.25 // how much longer a line between words may be
	least, between := math.Inf(1), math.Inf(1)
	var inside, words [2]string
	for i, char := range name {
		if i == 0 {
			continue
		}
		before, _ := utf8.DecodeLastRuneInString(name[:i])
		first, second := strings.TrimRight(name[:i], " "), strings.TrimLeft(name[i:], " ")
		if second == "" || unicode.Is(unicode.Mn, char) {
			continue
		}
		parted := before == ' ' || before == '-' || before == '・' || char == ' '
		if !parted && hyphened(before) && hyphened(char) {
			first += "-"
		}
		wide := math.Max(r.Width(first), r.Width(second))
		if wide < least {
			least, inside = wide, [2]string{first, second}
		}
		if parted && wide < between {
			between, words = wide, [2]string{first, second}
		}
	}
	if between <= math.Max(room, least*worse) {
		return words[0], words[1]
	}
	return inside[0], inside[1]
}

// hyphened says whether a word of such letters shows a hyphen where it is broken.
func hyphened(r rune) bool {
	return unicode.In(r, unicode.Latin, unicode.Cyrillic, unicode.Greek)
}
