package screens

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/scenes/page"
	"tilestead/ui"
)

// A cardPicker is the list of cards of a value of the set-up: a click on one names it, or
// no longer.
type cardPicker struct {
	value  *rules.Value
	faces  faces
	query  string
	scroll float64
	note   string // why the last click did nothing

	built string // for which cards, query and language the rest was made
	rows  []pickerRow
	found []string // the cards that the query leaves
}

// A pickerRow is the head of a deck, or some of its cards.
type pickerRow struct {
	deck  int
	cards []string // nil: the head
}

// named are the cards of decks that a value's text names, in the order of the decks: of a
// hand no more than it has.
func named(v *rules.Value, text string, decks []rules.Deck) (cards []string) {
	list := cardNumbers(text)
	for _, d := range decks {
		n := 0
		for _, card := range d.Cards {
			if slices.Contains(list, card) && !(v.Cards.Hand && n == d.Deals) {
				cards = append(cards, card)
				n++
			}
		}
	}
	return cards
}

// cardNumbers are the words of a text between commas and spaces.
func cardNumbers(text string) []string {
	return strings.FieldsFunc(text, func(r rune) bool { return r == ',' || r == ' ' })
}

// decksOf are what can be named in a value as the set-up is.
func (s cardsPart) decksOf(v *rules.Value) []rules.Deck { return v.Cards.Decks(s.Setup()) }

// left is how many cards of a deck are not shut out by a text, or how many a hand still has
// to choose.
func left(v *rules.Value, d *rules.Deck, text string) int {
	n := len(named(v, text, []rules.Deck{*d}))
	if v.Cards.Hand {
		return d.Deals - n
	}
	return len(d.Cards) - n
}

// fewCards says of which deck a set-up leaves too few cards to deal, "" if of none.
func (s cardsPart) fewCards(set rules.Setup) string {
	for i := range s.title.Values {
		v := &s.title.Values[i]
		if v.Cards == nil || v.Cards.Hand {
			continue
		}
		for _, d := range v.Cards.Decks(set) {
			if n := left(v, &d, set.Values[v.ID]); n < d.Deals {
				f := faces{s.offers.Face, s.sh.Words}
				return s.sh.Words.Say("setup.cards.few", f.of(d.Cards[0]).Deck, n, d.Deals)
			}
		}
	}
	return ""
}

// cardLines are the values of cards that the set-up has a choice of.
func (s cardsPart) cardLines() (list []*rules.Value) {
	for i := range s.title.Values {
		if v := &s.title.Values[i]; v.Cards != nil && s.offers.Face != nil && len(s.decksOf(v)) > 0 {
			list = append(list, v)
		}
	}
	return list
}

// cardButtons lays out the ways to the lists of cards, side by side.
func (s cardsPart) cardButtons(k *ui.Kit, r ui.Rect) {
	lines := s.cardLines()
	wide := math.Floor((r.W + 4) / float64(max(1, len(lines))))
	for i, v := range lines {
		key := "value." + s.title.ID + "." + v.ID
		n := len(named(v, s.values[v.ID], s.decksOf(v)))
		b := ui.Rect{X: r.X + float64(i)*wide, Y: r.Y, W: wide - 4, H: r.H}
		if k.Push(ui.ID("cards "+v.ID), b, ui.Push{Label: s.sh.Words.Count(key+".line", n),
			Tip: s.sh.Words.Say(key + ".effect")}) {
			s.picker = &cardPicker{value: v, faces: faces{s.offers.Face, s.sh.Words}}
			k.Relay()
		}
	}
}

// find makes the rows anew where cards, query or language changed.
func (p *cardPicker) find(decks []rules.Deck, columns int) {
	sought := fmt.Sprint(decks, "\n", p.query, "\n", p.faces.words.Lang(), columns)
	if sought == p.built {
		return
	}
	p.built, p.rows, p.found = sought, nil, nil
	numbers := cardNumbers(strings.ToUpper(p.query))
	words := strings.Fields(page.Fold(p.query))
	exact := len(numbers) > 0
	for _, n := range numbers {
		exact = exact && slices.ContainsFunc(decks, func(d rules.Deck) bool { return slices.Contains(d.Cards, n) })
	}
	for i, d := range decks {
		var found []string
		for _, card := range d.Cards {
			if exact && slices.Contains(numbers, card) || !exact && p.holds(card, words) {
				found = append(found, card)
			}
		}
		if p.found = append(p.found, found...); len(found) > 0 {
			p.rows = append(p.rows, pickerRow{deck: i})
		}
		for cards := range slices.Chunk(found, columns) {
			p.rows = append(p.rows, pickerRow{i, cards})
		}
	}
}

// holds says whether a card has all the words somewhere.
func (p *cardPicker) holds(card string, words []string) bool {
	if len(words) == 0 {
		return true
	}
	f := p.faces.of(card)
	text := page.Fold(card + " " + f.Name + " " + strings.Join(f.Text, " "))
	return !slices.ContainsFunc(words, func(w string) bool { return !strings.Contains(text, w) })
}

// layPicker lays out the list of cards over the set-up while one is open.
func (s cardsPart) layPicker(k *ui.Kit, m page.Measures) {
	p := s.picker
	if p == nil {
		return
	}
	k.Modal()
	k.Block("veil", ui.Rect{W: k.C.W, H: k.C.H})
	if k.Drawing() {
		ui.Veil(k.C)
	}
	w, c := s.sh.Words, k.C
	r := ui.Rect{W: c.W, H: c.H}.Centered(math.Min(c.W-16, 1180), c.H-16).Snap()
	k.Block("picker/panel", r)
	ui.Panel(c, r)
	ui.Head(c, r, w.Say("value."+s.title.ID+"."+p.value.ID))
	in := ui.Rect{X: r.X + 10, Y: r.Y + ui.HeadHeight(c) + 6, W: r.W - 20}
	in.H = r.Y + r.H - 8 - in.Y
	decks := s.decksOf(p.value)
	field := ui.Rect{X: in.X, Y: in.Y, W: math.Min(300, in.W*0.45), H: m.Button}
	k.TextField("picker/search", field, &p.query, mostQuery)
	if p.query == "" && k.Drawing() {
		c.Write(field.X+10, ui.Body.Middle(field), ui.Body.Fit(w.Say("setup.cards.search"), field.W-16), ui.Body,
			palette.InkSoft)
	}
	s.pickerNote(k, ui.Rect{X: field.X + field.W + 10, Y: in.Y, W: in.W - field.W - 10, H: m.Button}, decks)
	list := ui.Rect{X: in.X, Y: in.Y + m.Button + 6, W: in.W, H: in.H - 2*m.Button - 12}
	columns := max(1, int(list.W/faceColumn))
	p.find(decks, columns)
	k.List("picker/list", list, faceRow+2, len(p.rows), &p.scroll, func(i int, box ui.Rect) {
		s.pickerRow(k, &p.rows[i], decks, box, columns)
	})
	if len(p.rows) == 0 {
		c.Write(list.X+4, ui.Body.Base(list.Y+4), w.Say("setup.cards.none"), ui.Body, palette.InkSoft)
	}
	s.pickerButtons(k, ui.Rect{X: in.X, Y: in.Y + in.H - m.Button, W: in.W, H: m.Button}, decks)
}

// mostQuery is how many letters can be sought: a list of many numbers, too; faceColumn is
// how wide a column of cards is at least.
const (
	mostQuery  = 1200
	faceColumn = 290.0
)

// pickerNote says beside the search how many cards are named, or why the last click did
// nothing.
func (s cardsPart) pickerNote(k *ui.Kit, r ui.Rect, decks []rules.Deck) {
	p := s.picker
	note, color := p.note, palette.Bad
	if note == "" {
		key := "value." + s.title.ID + "." + p.value.ID + ".line"
		note, color = s.sh.Words.Count(key, len(named(p.value, s.values[p.value.ID], decks))), palette.Ink
	}
	lines := ui.Dense.Wrap(note, r.W)
	y := r.Y + math.Round((r.H-ui.DenseLine*float64(len(lines)))/2)
	k.C.Paragraph(r.X, y, lines, ui.Dense, color)
}

// pickerRow lays out the head of a deck, or some of its cards.
func (s cardsPart) pickerRow(k *ui.Kit, row *pickerRow, decks []rules.Deck, box ui.Rect, columns int) {
	p, d := s.picker, &decks[row.deck]
	text := s.values[p.value.ID]
	if row.cards == nil {
		name := p.faces.of(d.Cards[0]).Deck
		y := box.Y + box.H - ui.LineHeight - 4
		k.C.Write(box.X+2, ui.Prompt.Base(y-1), name, ui.Prompt, palette.Rust)
		n, key := left(p.value, d, text), "setup.cards.left"
		if p.value.Cards.Hand {
			n, key = d.Deals-n, "setup.cards.chosen"
		}
		k.C.WriteRight(box.X+box.W-6, ui.Body.Base(y), s.sh.Words.Say(key, n, d.Deals), ui.Body, palette.InkSoft)
		ui.Line(k.C, box.X, box.Y+box.H-4, box.W-4)
		return
	}
	wide := math.Floor(box.W / float64(columns))
	for i, card := range row.cards {
		on := slices.Contains(cardNumbers(text), card)
		mark := func(c *ui.Canvas, b ui.Rect) {
			if on {
				ui.Icon(c, p.sign(), b.X+b.W/2, b.Y+b.H/2, 16, ui.White)
			}
		}
		at := ui.Rect{X: box.X + float64(i)*wide, Y: box.Y, W: wide - 6, H: box.H}
		if p.faces.row(k, ui.ID("card "+card), at, card, on, mark) {
			s.pick(d, card, on)
			k.Relay()
		}
		k.C.WriteRight(at.X+at.W-5, ui.Dense.Middle(at)-1, card, ui.Dense, palette.InkSoft)
	}
}

// sign is the icon of a card that is named.
func (p *cardPicker) sign() string {
	if p.value.Cards.Hand {
		return "check"
	}
	return "cross"
}

// refused says that no more cards can be named of a deck.
func (p *cardPicker) refused(d *rules.Deck) string {
	key := "setup.cards.last"
	if p.value.Cards.Hand {
		key = "setup.cards.full"
	}
	return p.faces.words.Say(key, p.faces.of(d.Cards[0]).Deck, d.Deals)
}

// least is how many cards of a deck must be left so that one more can be named.
func (p *cardPicker) least(d *rules.Deck) int {
	if p.value.Cards.Hand {
		return 0
	}
	return d.Deals
}

// pick names a card of a deck, or no longer where it is named; what would leave too few to
// deal, or is more than a hand has, is refused in words.
func (s cardsPart) pick(d *rules.Deck, card string, on bool) {
	p := s.picker
	text := s.values[p.value.ID]
	p.note = ""
	switch {
	case on:
		list := slices.DeleteFunc(cardNumbers(text), func(n string) bool { return n == card })
		s.name(list)
	case left(p.value, d, text) <= p.least(d):
		p.note = p.refused(d)
	default:
		s.name(append(cardNumbers(text), card))
	}
}

// name makes cards those that the value of the open list names.
func (s cardsPart) name(cards []string) {
	if len(cards) == 0 {
		delete(s.values, s.picker.value.ID)
		return
	}
	slices.Sort(cards)
	s.values[s.picker.value.ID] = strings.Join(slices.Compact(cards), ",")
}

// pickerButtons lays out what can be done with all cards that show, and the way back.
func (s cardsPart) pickerButtons(k *ui.Kit, r ui.Rect, decks []rules.Deck) {
	p, w := s.picker, s.sh.Words
	third := math.Floor((r.W - 16) / 3)
	b := ui.Rect{X: r.X, Y: r.Y, W: third, H: r.H}
	if !p.value.Cards.Hand {
		if k.Push("picker/all", b, ui.Push{Label: w.Say("setup.cards.all"), Off: p.query == "" || len(p.found) == 0,
			Tip: w.Say("setup.cards.all.tip")}) {
			s.nameAll(decks)
			k.Relay()
		}
	}
	b.X += third + 8
	if k.Push("picker/clear", b, ui.Push{Label: w.Say("setup.cards.clear"), Off: s.values[p.value.ID] == ""}) {
		p.note = ""
		s.name(nil)
		k.Relay()
	}
	b.X += third + 8
	if k.Push("picker/done", b, ui.Push{Icon: "check", Label: w.Say("setup.house.done"), Look: ui.Primary}) {
		s.picker = nil
		k.Relay()
	}
}

// nameAll names all cards that show, if that leaves enough.
func (s cardsPart) nameAll(decks []rules.Deck) {
	p := s.picker
	list := append(cardNumbers(s.values[p.value.ID]), p.found...)
	for _, d := range decks {
		if left(p.value, &d, strings.Join(list, ",")) < d.Deals {
			p.note = p.refused(&d)
			return
		}
	}
	p.note = ""
	s.name(list)
}
