package agricola

import (
	"cmp"
	"math"
	"slices"
	"strings"
	"unicode/utf8"

	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/ui"
)

// hotSpace is the action space that is pointed at or has the focus, NoSpace for
// none.
func (m worksPart) hotSpace() box.Space {
	if sp := m.spaceAt(m.Pointer); sp != box.NoSpace {
		return sp
	}
	if id, ok := strings.CutPrefix(m.Hover, "space "); ok && !m.majors().covered() {
		return box.FindSpace(id)
	}
	return box.NoSpace
}

// draftLines say what is being put together; what it leaves missing comes right behind its head, where
// there is always room for it.
func (m helpPart) draftLines(wide float64) []string {
	lines := slices.Concat(m.farm().fenceLines(wide), m.aims().siteLines(), m.payLines(wide), m.strayLines())
	return slices.Insert(lines, min(1, len(lines)), m.owned().dearLines()...)
}

// previewLines are what there is to know now: of a pasture that is painted, of
// what is being paid, then of what is hot; else of the next harvest.
func (m helpPart) previewLines(wide float64) []string {
	lines := m.draftLines(wide)
	if sp := m.works().hotSpace(); sp != box.NoSpace {
		return append(lines, m.works().spaceTip(sp)...)
	}
	if card, ok := m.cards().hotCard(); ok {
		return append(lines, m.inRoom(cardRemarks(m.moment, card), lines, wide)...)
	}
	if card, ok := m.majors().majorAt(m.Pointer); ok {
		return append(lines, m.inRoom(majorRemarks(m.moment, card), lines, wide)...)
	}
	if hot := m.tip(m.Pointer); len(hot) > 0 {
		return append(lines, hot...)
	}
	if card, ok := m.askingCard(); ok {
		return append(lines, m.inRoom(cardRemarks(m.moment, card), lines, wide)...)
	}
	if len(lines) == 0 && m.Frame.Layout != ui.Compact {
		if lines, ok := m.harvest().receipt(); ok {
			return lines
		}
		return m.harvestLines(wide)
	}
	return lines
}

// inRoom are the sentences on a card for which there is room behind some lines, in their order, whole
// ones only, those that matter most: the card that is shown large has all. A telephone runs them on.
func (m helpPart) inRoom(list []remark, behind []string, wide float64) (texts []string) {
	if m.Frame.Layout == ui.Compact {
		return textsIn(list)
	}
	byRank := slices.Clone(list)
	slices.SortStableFunc(byRank, func(a, b remark) int { return cmp.Compare(a.rank, b.rank) })
	kept, room := map[string]bool{}, wordsRoom(m.wordsBox())
	for _, r := range byRank {
		next := slices.Concat(behind, texts, []string{r.text})
		if r.rank == 0 || m.takes(next, wide) <= room {
			kept[r.text], texts = true, append(texts, r.text)
		}
	}
	return slices.DeleteFunc(textsIn(list), func(text string) bool { return !kept[text] })
}

// previewCard is the card of which the preview tells.
func (m helpPart) previewCard() (c box.Card, ok bool) {
	if c, ok = m.cards().hotCard(); ok {
		return c, true
	}
	if m.works().hotSpace() != box.NoSpace || len(m.tip(m.Pointer)) > 0 {
		return 0, false
	}
	return m.askingCard()
}

// harvestLines say what the next harvest takes of the farm that is looked at.
func (m helpPart) harvestLines(wide float64) []string {
	round := m.s.NextHarvest()
	if round == 0 {
		return nil
	}
	parts := []string{m.say("pay.harvest", round), m.say("pay.need", m.amount(box.Food, agricola.NextNeed(m.s, m.seen)))}
	if n := m.s.Heating(m.seen); m.s.SpecialCards() != 0 && n > 0 {
		parts = append(parts, m.say("pay.need", m.amount(box.Fuel, n)))
	}
	return m.farm().joined(parts, wide)
}

// The size of the picture of a hot space, and the least room for one.
const (
	pictureWide = 120.0
	pictureHigh = 84.0
	leastWords  = 260.0
)

// drawPointed says of what is hot what it brings, with its picture where there is
// room for one.
func (m helpPart) drawPointed(c *ui.Canvas) {
	ink := palette.Ink
	if m.Frame.Layout == ui.Compact {
		ink = palette.Cream
	} else {
		ui.Panel(c, m.at.preview)
		if m.hasPicture() {
			m.drawPicture(c)
		}
	}
	m.writeWords(c, ink)
}

// wordsBox is where the words stand: beside the picture, if there is one.
func (m helpPart) wordsBox() ui.Rect {
	r := m.at.preview
	switch {
	case m.Frame.Layout != ui.Compact:
		r.Y, r.H = r.Y+3, r.H-5
		if m.hasPicture() {
			r.X, r.W = r.X+pictureWide+8, r.W-pictureWide-8
		}
	case r == m.Frame.Log: // a telephone has the log elsewhere
		r = m.at.pointer
	}
	return r
}

// hasPicture says whether the picture of what is hot has room beside the words.
func (m helpPart) hasPicture() bool {
	if r := m.at.preview; r.W-pictureWide < leastWords || r.H-5 < leastPicture {
		return false
	}
	_, ok := m.previewCard()
	return ok || m.works().hotSpace() != box.NoSpace
}

// drawPicture draws what is hot at the left of the words.
func (m helpPart) drawPicture(c *ui.Canvas) {
	r := m.at.preview
	at := ui.Rect{X: r.X + 8, Y: r.Y + 8, W: pictureWide, H: math.Min(pictureHigh, r.H-13)}
	if sp := m.works().hotSpace(); sp != box.NoSpace {
		m.works().drawSpace(c, at, sp)
	} else if card, ok := m.previewCard(); ok {
		ui.Inset(c, at, stripOf(card))
		drawScene(c, handPicture(card), at.Inset(2), ui.White)
	}
}

// A worded is a line of words in its role.
type worded struct {
	text   string
	role   ui.Role
	begins bool // it does not go on with what the line before says
}

// wordLines is what there is to know, broken for a width, its first sentence bold.
func (m helpPart) wordLines(wide float64) (lines []worded) {
	for i, text := range m.previewLines(wide) {
		role := ui.Dense
		if i == 0 {
			role = ui.DenseBold
		}
		for n, line := range role.Wrap(text, wide) {
			lines = append(lines, worded{line, role, n == 0})
		}
	}
	return lines
}

// wordsRoom is how many lines of words a box has room for.
func wordsRoom(r ui.Rect) int { return max(0, int((r.H-2)/ui.Dense.Pitch())) }

// tells says whether a tip stands whole among the words on what is pointed at.
func (m helpPart) tells(tip []string) bool {
	if m.Frame.Layout == ui.Compact || len(tip) == 0 {
		return false
	}
	r := m.wordsBox()
	said := m.previewLines(r.W - 16)
	return len(said) >= len(tip) && slices.Equal(said[len(said)-len(tip):], tip) &&
		len(m.wordLines(r.W-16)) <= wordsRoom(r)
}

// writeWords writes what there is to know.
func (m helpPart) writeWords(c *ui.Canvas, ink ui.Color) {
	r := m.wordsBox()
	wide, room := r.W-16, wordsRoom(r)
	lines := m.wordLines(wide)
	first := m.draftLines(wide)
	if _, ok := m.cards().hotCard(); len(lines) > room && len(lines) > 1 && len(first) == 0 && !ok &&
		m.Frame.Layout == ui.Compact {
		lines = lines[1:] // what is pointed at has its name on it
	}
	if 0 < room && room < len(lines) && len(first) == 0 { // what is paid comes first
		lines[room-1].text = lines[room-1].role.Fit(runOn(lines[room-1:]), wide)
	}
	y := r.Y + 3 + ui.Dense.Capital()
	for _, line := range lines[:min(len(lines), room)] {
		c.Write(r.X+8, y, line.text, line.role, ink)
		y += ui.Dense.Pitch()
	}
}

// runOn is lines as one, with a full stop behind what had a line of its own.
func runOn(lines []worded) (text string) {
	for i, line := range lines {
		if i > 0 {
			if last, _ := utf8.DecodeLastRuneInString(text); line.begins && !strings.ContainsRune(".!?:…", last) {
				text += "."
			}
			text += " "
		}
		text += line.text
	}
	return text
}

// leastPicture is how high the preview is in which a picture has room.
const leastPicture = 64.0

// payLines say while people are fed or the house is heated what happens if one stops
// now, what is missing, how much it takes, and what of that is there.
func (m helpPart) payLines(wide float64) (lines []string) {
	key, g, need := m.s.Prompt().Key, box.Food, 0
	switch {
	case !m.Deciding():
		return nil
	case key == "feed":
		need = m.s.Need(m.turn)
	case key == "heat":
		g, need = box.Fuel, m.s.Heating(m.turn)
	default:
		return nil
	}
	p := m.s.Player(m.turn)
	food, fuel := m.s.Owes(m.turn)
	owes := food
	if key == "heat" {
		owes = fuel
	}
	comes := m.say("pay.enough") // first, for a small preview may have no room for the rest
	switch begs, beds := m.stopping(); {
	case begs > 0:
		comes = m.say("pay.hunger", begs)
	case beds > 0:
		comes = m.say("pay.cold", beds)
	}
	if d, ok := m.harvest().meal(); ok {
		lines = m.harvest().mealLines(d)
	}
	short := key == "feed" && m.harvest().gap() != ""
	var parts []string
	if !short { // then what is missing, and its price, is told already
		parts = append(parts, comes)
	}
	have := int(p.Goods[g])
	if owes > have && !short {
		parts = append(parts, m.say("pay.missing", m.amount(g, owes-have)))
	}
	parts = append(parts, m.say("pay.need", m.amount(g, need)))
	if have > 0 {
		parts = append(parts, m.say("pay.supply", m.amount(g, have)))
	}
	if laid := need - owes; laid > 0 {
		parts = append(parts, m.say("pay.paid", m.amount(g, laid)))
	}
	costs := m.farm().joined(parts, wide)
	if n := len(lines); n > 1 && m.takes(append(slices.Clone(lines), costs[0]), wide) > wordsRoom(m.wordsBox()) {
		return append(append(lines[:n-1:n-1], costs...), lines[n-1]) // what is left for later can wait
	}
	return append(lines, costs...)
}

// takes is how many lines of a width some texts need, the first of them bold.
func (m helpPart) takes(texts []string, wide float64) (n int) {
	for i, text := range texts {
		role := ui.Dense
		if i == 0 {
			role = ui.DenseBold
		}
		n += len(role.Wrap(text, wide))
	}
	return n
}

// strayLines say what the red button does with the animals in the yard.
func (m helpPart) strayLines() []string {
	if _, _, ok := m.strays().stay(); !ok {
		return nil
	}
	return m.strays().stayWords()
}

// stopping is how many begging markers whoever decides would take, and how many
// of its people would go to bed, if it stopped now.
func (m helpPart) stopping() (begs, beds int) {
	for _, a := range m.Legal {
		if a.Kind() != agricola.KindDone {
			continue
		}
		reel := &rules.Reel{}
		m.s.Clone().Do(a, reel)
		l := lackOf(reel.Beats, m.turn)
		begs, beds = begs+l.begs, beds+l.beds
	}
	return begs, beds
}

// rate says what a listed choice pays for: how much food it makes.
func (m helpPart) rate(a rules.Action) string {
	st := m.makes(a)
	switch {
	case a.Kind() == agricola.KindCraft && !box.Majors[agricola.MajorOf(a)].Craft: // the church
		return ": " + m.amount(box.Fuel, 1) + " → " + m.say("yield.points", 1)
	case st[box.Food] == 0 || a.Kind() == agricola.KindSwap: // which is named with its goods
		return ""
	case a.Kind() == agricola.KindExchange: // whose name ends with the good
		return " ×" + number(int(st[box.Food]))
	case a.Kind() == agricola.KindCraft: // which is named for its building
		pay := m.change(a)
		return ": " + m.stock(&pay) + " → " + m.stock(&st)
	}
	return " → " + m.stock(&st)
}

// makes are the goods that a listed choice makes of others.
func (m helpPart) makes(a rules.Action) (st box.Stock) {
	reel := &rules.Reel{}
	switch a.Kind() {
	case agricola.KindSwap:
		st, _ = m.s.SwapOf(a)
	case agricola.KindTip:
		st[box.Fuel] = agricola.TipFuel
	case agricola.KindExchange, agricola.KindFeed, agricola.KindCraft, agricola.KindBake:
		m.s.Clone().Do(a, reel)
	}
	for _, beat := range reel.Beats {
		if makes := tales.Of(beat.Event).More.makes; makes != nil {
			return makes(beat.Event)
		}
	}
	return st
}

// siteLines say what is proposed and what it costs.
func (m aimsPart) siteLines() []string {
	d, ok := m.proposed()
	if !ok {
		return nil
	}
	after, deeds := m.built(d)
	var lines []string
	for _, deed := range deeds {
		if name := m.name(deed.Action); !slices.Contains(lines, name) {
			lines = append(lines, name)
		}
	}
	cost := spentOf(m.s.Player(m.turn).Goods, after.Player(m.turn).Goods)
	return append(lines, m.say("supply.price", m.stock(&cost)))
}
