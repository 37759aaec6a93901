// Package screens holds the screens round the table: the title screen, set-up,
// settings, saved games, results, statistics, licences, questions and the crash.
package screens

import (
	"math"
	"strings"
	"time"

	"tilestead/assets"
	"tilestead/assets/palette"
	"tilestead/input"
	"tilestead/rules"
	"tilestead/scenes/page"
	"tilestead/titles"
	"tilestead/ui"
)

// A Title is the first screen: the land, the name of the box and a card
// for every title.
type Title struct {
	sh    *page.Shell
	kit   ui.Kit
	cards []titleCard
	next  ui.Scene
	life  life
	today today

	yesterday today // known while it is offered
}

// A titleCard is a title of the box: one to play or one to come.
type titleCard struct {
	id    string
	title *rules.Title // nil: still to come
	saved bool         // there is a game to go on with

	waits waiting // what Continue goes on with; the game is read when it is first shown

	unread bool // that is still to be done
}

// NewTitle shows the box.
func NewTitle(sh *page.Shell) *Title {
	t := &Title{sh: sh}
	for _, id := range titles.Box {
		card := titleCard{id: id}
		if title, err := titles.Find(id); err == nil && sh.Boards[id] != nil {
			card.title = title
		}
		t.cards = append(t.cards, card)
	}
	t.Woke()
	return t
}

// Woke looks for saved games again.
func (t *Title) Woke() {
	for i := range t.cards {
		if c := &t.cards[i]; c.title != nil {
			c.saved = t.sh.Shelf.Runs(c.id)
			if c.unread, c.waits = c.saved, (waiting{}); !c.saved {
				c.waits.lesson = t.sh.Go.Stopped(c.title)
			}
		}
	}
	t.life.wake = true
	t.today = today{}
}

// Update takes one tick.
func (t *Title) Update(in input.Frame) (ui.Scene, error) {
	t.next = t
	if on := t.sh.Unfinished; on != nil && on() {
		t.sh.Unfinished = nil
	}
	t.life.update(in)
	t.kit.Update(in, t.view)
	t.sh.Hear(&t.kit)
	return t.next, nil
}

// Draw fills the display list.
func (t *Title) Draw(c *ui.Canvas) { t.kit.Draw(c, t.view) }

// Animating says whether the picture is about to change by itself.
func (t *Title) Animating() bool {
	return t.unread() != nil || t.kit.Animating() || t.life.changing(t.sh.Settings.Reduced)
}

func (t *Title) view(k *ui.Kit) {
	c := k.C
	g := titleLayout(c, len(t.cards), t.looked().known)
	g.share(t.puzzleOfWeek() != nil)
	if k.Drawing() {
		page.Vista(c, 0)
		t.life.draw(c, g)
		ui.LettersCenter(c, c.W/2, g.base, g.capital, "TILESTEAD", "title")
		t.subtitle(c, g)
	}
	if card := t.unread(); k.Drawing() && card != nil { // one in a frame: a long game takes its time
		card.read(t.sh)
	}
	for i := range t.cards {
		t.card(k, &t.cards[i], g, i)
	}
	t.todayStrip(k, g)
	t.puzzleStrip(k, g)
	t.row(k, g)
	if v := t.sh.Version; v != "" {
		y := c.H - 18
		if g.layout == ui.Compact {
			y = 3 // the buttons take the whole width at the bottom
		}
		slip(c, 4, y, v)
	}
	if k.Back() {
		t.kit.Focus("quit")
	}
}

// subtitle says under the lettering what the box is: lettered as well where that is large
// enough to be read, else on a strip.
func (t *Title) subtitle(c *ui.Canvas, g titleGeometry) {
	text := t.sh.Words.Say("app.subtitle")
	sub, small := strings.ToUpper(text), g.capital*0.16
	if g.layout == ui.Compact {
		wide := ui.Name.Width(text) + 14
		r := c.Snap(ui.Rect{X: (c.W - wide) / 2, Y: g.base + 9, W: wide, H: 15}) // below the letters' rims
		c.Fill(r, palette.TealDark)
		c.WriteCenter(c.W/2, ui.Name.Middle(r), text, ui.Name, palette.Cream)
		return
	}
	small = math.Min(small, small*(c.W-24)/ui.LettersWidth(small, sub, "title"))
	ui.LettersCenter(c, c.W/2, g.base+g.capital*0.36, small, sub, "title")
}

// slip writes a few words on a strip of their own, so that they can be read on the land.
func slip(c *ui.Canvas, x, y float64, text string) {
	r := c.Snap(ui.Rect{X: x, Y: y, W: ui.Dense.Width(text) + 8, H: 15})
	c.Fill(r, palette.TealDark)
	c.Write(r.X+4, ui.Dense.Middle(r), text, ui.Dense, palette.Cream)
}

// row lays out the buttons under the cards.
func (t *Title) row(k *ui.Kit, g titleGeometry) {
	w := t.sh.Words
	type entry struct {
		id   ui.ID
		icon string
		open func() ui.Scene
	}
	entries := []entry{
		{"help", "question", func() ui.Scene { return t.sh.Go.Learn(t.last()) }},
		{"settings", "gear", func() ui.Scene { return NewSettings(t.sh) }},
		{"saves", "log", func() ui.Scene { return NewSaves(t.sh, "") }},
		{"stats", "crown", func() ui.Scene { return newStats(t.sh) }},
		{"licences", "info", func() ui.Scene { return newLicences(t.sh) }},
	}
	if t.sh.CanQuit {
		entries = append(entries, entry{"quit", "door", func() ui.Scene { return nil }})
	}
	width := g.push
	var labels []string
	for _, e := range entries {
		labels = append(labels, w.Say("menu."+string(e.id)))
	}
	n, icons := float64(len(entries)), true
	if width = ui.PushWidth(width, labels...); n*(width+g.gap) > k.C.W {
		width, icons = ui.ButtonWidth(0, labels...), false
	}
	all := n*width + (n-1)*g.gap
	own := all > k.C.W // each as wide as it must be
	if own {
		all = (n - 1) * g.gap
		for _, l := range labels {
			all += ui.ButtonWidth(0, l)
		}
	}
	x := math.Round((k.C.W - all) / 2)
	for i, e := range entries {
		if own {
			width = ui.ButtonWidth(0, labels[i])
		}
		r := ui.Rect{X: x, Y: g.row, W: width, H: g.button}
		push := ui.Push{Label: w.Say("menu." + string(e.id))}
		if icons {
			push.Icon = e.icon
		}
		if k.Push(e.id, r, push) {
			t.next = e.open()
		}
		x += width + g.gap
	}
}

// lastNote is the note of the title of which a game was last set up.
const lastNote = "title.last"

// last is that title, else the first that can be played.
func (t *Title) last() *rules.Title {
	first := titles.All[0]
	id, _ := t.sh.Settings.Get(lastNote)
	for i := range t.cards {
		switch c := &t.cards[len(t.cards)-1-i]; {
		case c.title == nil:
		case c.id == id:
			return c.title
		default:
			first = c.title
		}
	}
	return first
}

// card lays out the card of a title.
func (t *Title) card(k *ui.Kit, card *titleCard, g titleGeometry, i int) {
	c, w := k.C, t.sh.Words
	r := g.cards[i]
	can := card.title != nil
	reply := k.Zone(ui.Zone{ID: ui.ID("card " + card.id), Box: r, NoKeys: true, Off: !can, Marked: true})
	if can && reply.Hot {
		r.Y -= 2
	}
	picture := ui.Rect{X: r.X + g.inset, Y: r.Y + g.inset, W: r.W - 2*g.inset, H: g.picture}
	if k.Drawing() {
		if can {
			ui.Frame(c, r)
		}
		ui.Plate(c, r, palette.Paper)
		t.paint(c, card, picture)
		y := picture.Y + picture.H + g.name*0.82
		name, size := strings.ToUpper(w.Say(card.id+".title")), g.name
		if wide := ui.LettersWidth(size, name, "title"); wide > picture.W {
			size *= picture.W / wide
		}
		ui.LettersCenter(c, r.X+r.W/2, math.Round(y), size, name, "title")
		forms := card.waits.forms(t.sh)
		if len(forms) == 0 {
			forms = []string{w.Say("title.players." + card.id)}
		}
		writeUnder(c, r.X+r.W/2, math.Round(y+g.name*0.22), picture.W, forms)
	}
	b := ui.Rect{X: r.X + g.inset, Y: r.Y + r.H - g.inset - g.button + 2, W: r.W - 2*g.inset, H: g.button}
	start := func() {
		t.sh.SetNote(lastNote, card.id)
		t.next = begin(t.sh, card.title, t)
	}
	k.Part(w.Say(card.id + ".title"))
	defer k.Part("")
	switch {
	case !can:
		k.Push(ui.ID("play "+card.id), b,
			ui.Push{Label: w.Say("title.coming"), Off: true, Tip: w.Say("title.coming.tip")})
		return
	case card.saved || card.waits.lesson.Number > 0:
		half := math.Floor((b.W - g.gap/2) / 2)
		id, on := "continue ", func() ui.Scene { return t.resume(card.id) }
		if !card.saved {
			id, on = "lesson ", func() ui.Scene { return t.sh.Go.Teach(card.title) }
		}
		if k.Push(ui.ID(id+card.id), ui.Rect{X: b.X, Y: b.Y, W: half, H: b.H},
			ui.Push{Label: w.Say("title.continue"), Look: ui.Primary}) {
			t.next = on()
		}
		if k.Push(ui.ID("play "+card.id), ui.Rect{X: b.X + b.W - half, Y: b.Y, W: half, H: b.H},
			ui.Push{Label: w.Say("title.new"), Look: ui.Strong}) {
			start()
		}
		if reply.Clicked {
			t.next = on()
		}
		return
	}
	if k.Push(ui.ID("play "+card.id), b, ui.Push{Label: w.Say("title.play"), Look: ui.Primary}) || reply.Clicked {
		start()
	}
}

// resume goes on with the running game of a title: the scene that comes next.
func (t *Title) resume(id string) ui.Scene {
	s, err := t.sh.Go.Resume(id)
	if err != nil {
		words := t.sh.Words
		t.sh.Say(ui.Failure, words.Say("saves.refused", words.Say(id+".title"), t.sh.Trouble(err)))
		t.Woke()
		return t
	}
	return s
}

// paint draws the picture of a card in its frame; what is to come is paler.
func (t *Title) paint(c *ui.Canvas, card *titleCard, r ui.Rect) {
	page.DrawCard(c, card.id, r)
	if card.title == nil {
		c.Fill(r, palette.Alpha(palette.PaperDim, 0.42))
	}
}

// life is what moves in the land: clouds drift and sheep nod, in small steps,
// until nobody has touched anything for a while.
type life struct {
	wake  bool
	since time.Duration // the last input
	now   time.Duration
	step  int // steps since the program began
	drawn int
}

const (
	lifeStep = 500 * time.Millisecond
	lifeRest = 10 * time.Second
)

func (l *life) update(in input.Frame) {
	if in.Acted() || in.Moved || l.wake {
		l.since, l.wake = in.Now, false
	}
	if in.Now-l.since < lifeRest {
		l.step += int(in.Now/lifeStep - l.now/lifeStep)
	}
	l.now = in.Now
}

// changing says that a step is due to be drawn.
func (l *life) changing(reduced bool) bool { return !reduced && l.step != l.drawn }

func (l *life) draw(c *ui.Canvas, g titleGeometry) {
	l.drawn = l.step
	scale, at := page.Cover(c)
	put := func(name string, x, y float64) {
		if s, ok := assets.Find(name); ok {
			c.Sprite(s, at.X+x*scale, at.Y+y*scale, scale)
		}
	}
	// A cloud leaves on the right and comes again on the left.
	drift := func(x float64) float64 { return math.Mod(x+float64(l.step)*1.5, 1700) - 210 }
	put("title/cloud/0", drift(300), 120)
	put("title/cloud/1", drift(1330), 110)
	put("title/cloud/1", drift(820), 265)
	for i, r := range g.meadows(c) {
		l.within(c, "title/sheep", r.Move(0, float64((l.step/3+i)%2*2)), scale)
	}
	l.within(c, "title/dragon", g.sky(c), scale)
}

// leastLife is how small a creature may be to fit, as a share of its size in the land.
const leastLife = 0.5

// within draws a creature whole at the foot of a room between what lies over the land, smaller
// where it must be; none where it would be too small.
func (l *life) within(c *ui.Canvas, name string, room ui.Rect, scale float64) {
	s, ok := assets.Find(name)
	if !ok {
		return
	}
	x0, y0, x1, y1 := s.Bounds()
	k := min(scale, room.W/(x1-x0), room.H/(y1-y0))
	if k < leastLife*scale {
		return
	}
	c.Sprite(s, room.Center().X-(x0+x1)/2*k, room.Y+room.H-y1*k, k)
}

// Aims are what a click can reach.
func (t *Title) Aims() []ui.Aim { return t.kit.Aims() }
