package scenes

import (
	"math"
	"strings"

	"tilestead/assets/palette"
	"tilestead/input"
	"tilestead/rules"
	"tilestead/save"
	"tilestead/ui"
)

// A savesScreen lists the games that were kept, to open or to delete.
type savesScreen struct {
	app   *App
	kit   ui.Kit
	next  Scene
	files []savedFile
	at    float64
	sure  string // the file that the next click deletes
}

// A savedFile is a kept game, or why it cannot be opened.
type savedFile struct {
	name string
	game *save.Game // nil if damaged beyond use
	why  string
}

// mostSaves is how many games are listed.
const mostSaves = 100

func newSaves(a *App) *savesScreen {
	s := &savesScreen{app: a}
	for _, name := range a.kept() {
		f := savedFile{name: name}
		data, err := a.store.Read(name)
		if err == nil {
			f.game, err = save.Read(data)
		}
		if err != nil {
			f.why = err.Error()
		}
		s.files = append(s.files, f)
	}
	return s
}

// kept are the names of the games in the store but for the running ones.
func (a *App) kept() []string {
	names, err := a.store.Names()
	if err != nil {
		a.say(ui.Failure, err.Error())
	}
	var games []string
	for _, n := range names {
		if strings.HasSuffix(n, save.Ext) && len(games) < mostSaves && !a.isAutosave(n) {
			games = append(games, n)
		}
	}
	return games
}

// isAutosave says whether a file is the running game of a title.
func (a *App) isAutosave(name string) bool {
	for _, id := range boxTitles {
		if name == autosave(id) {
			return true
		}
	}
	return false
}

// Update takes one tick.
func (s *savesScreen) Update(in input.Frame) (Scene, error) {
	s.next = s
	s.kit.Update(in, s.view)
	s.app.cue(&s.kit)
	return s.next, nil
}

// Draw fills the display list.
func (s *savesScreen) Draw(c *ui.Canvas) { s.kit.Draw(c, s.view) }

// Animating says whether the picture is about to change by itself.
func (s *savesScreen) Animating() bool { return s.kit.Animating() }

// Aims are what a click can reach.
func (s *savesScreen) Aims() []ui.Aim { return s.kit.Aims() }

func (s *savesScreen) view(k *ui.Kit) {
	w := s.app.words
	room, m, back := s.app.page(k, w.Say("menu.saves"))
	if back {
		s.next = nil
		return
	}
	width := math.Min(room.W, 860)
	room.X, room.W = math.Round(room.X+(room.W-width)/2), width
	row := math.Max(m.button, 32) + 12
	h := math.Min(room.H, row*math.Max(1, float64(len(s.files)))+20)
	panel := ui.Rect{X: room.X, Y: room.Y + math.Round((room.H-h)*0.3), W: room.W, H: h}
	ui.Panel(k.C, panel)
	in := panel.Inset(10)
	if len(s.files) == 0 {
		k.C.TextCenter(in.X+in.W/2, in.Y+math.Round((in.H-ui.LineHeight)/2), w.Say("saves.none"), palette.InkSoft)
		return
	}
	k.List("saves", in, row, len(s.files), &s.at, func(i int, r ui.Rect) {
		if i < len(s.files) {
			s.row(k, ui.Rect{X: r.X, Y: r.Y + 2, W: r.W - 4, H: r.H - 6}, m, i)
		}
	})
}

// row lays out one game: who plays and how far they got, open, delete.
func (s *savesScreen) row(k *ui.Kit, r ui.Rect, m measures, i int) {
	c, w, f := k.C, s.app.words, &s.files[i]
	ui.Plate(c, r, palette.Paper)
	del, sure, op := w.Say("saves.delete"), w.Say("saves.sure"), w.Say("saves.open")
	b := ui.Rect{W: buttonWidth(60, del, sure), H: math.Min(m.button, 26)}
	b.X, b.Y = r.X+r.W-b.W-8, r.Y+math.Round((r.H-b.H)/2)
	push := ui.Push{Label: del}
	if s.sure == f.name {
		push = ui.Push{Label: sure, Look: ui.Primary}
	}
	if k.Push(k.Nth("delete", i), b, push) {
		s.remove(i)
		return
	}
	b.W = buttonWidth(60, op)
	b.X -= b.W + 6
	if k.Push(k.Nth("open", i), b, ui.Push{Label: op, Look: ui.Strong, Off: f.game == nil, Tip: f.why}) {
		s.open(f)
	}
	x, y := r.X+8, r.Y+math.Round((r.H-2*ui.DenseLine)/2)-1
	if f.game == nil {
		c.Text(x, y, f.name, palette.Ink)
		c.Text(x, y+ui.DenseLine, w.Say("saves.damaged"), palette.Bad)
		return
	}
	for _, seat := range f.game.Seats {
		ui.Medal(c, x+7, r.Y+r.H/2, 7, lookOf(seat.Color))
		x += 17
	}
	x += 4
	title := s.app.titleWord(f.game.Match.Title())
	if room := b.X - 6 - x; ui.TextWidth(f.name) <= room {
		c.TextBold(x, y, f.name, palette.Ink)
	} else {
		c.TextBold(x, y, title, palette.Ink)
	}
	state := "saves.running"
	if f.game.Match.State().Turn() == rules.Nobody {
		state = "saves.over"
	}
	c.Text(x, y+ui.DenseLine, w.Say(state, title, f.game.Match.Len()), palette.InkSoft)
}

// open goes on with a kept game; it becomes the running one.
func (s *savesScreen) open(f *savedFile) {
	data, err := s.app.store.Read(f.name)
	if err == nil {
		s.next, err = s.app.load(data)
	}
	if err != nil {
		s.next = s
		s.app.say(ui.Failure, err.Error())
	}
}

// remove deletes a game at the second click.
func (s *savesScreen) remove(i int) {
	name := s.files[i].name
	if s.sure != name {
		s.sure = name
		return
	}
	s.sure = ""
	if err := s.app.store.Remove(name); err != nil {
		s.app.say(ui.Failure, err.Error())
		return
	}
	s.files = append(s.files[:i], s.files[i+1:]...)
}
