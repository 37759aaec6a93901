package screens

import (
	"math"
	"slices"
	"strings"

	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/scenes/page"
	"tilestead/ui"
)

// widestSetup is how wide the set-up is at most, in canvas pixels.
const widestSetup = 1180

// view lays out and draws the set-up: what is played, who plays, and the way on; or what
// can be chosen besides, or what is asked over it.
func (s panelsPart) view(k *ui.Kit) {
	room, m, back := s.sh.Page(k, s.sh.TitleWord(s.title))
	defer s.layFavourites(k, m)
	defer s.laySeries(k, m)
	defer s.cards().layPicker(k, m)
	defer s.layLevels(k, m)
	if back {
		s.stepBack(k)
		return
	}
	width := math.Min(room.W, widestSetup)
	room.X, room.W = math.Round(room.X+(room.W-width)/2), width
	if s.more {
		s.moreView(k, room, m)
		return
	}
	bar := ui.Rect{X: room.X, W: room.W, H: m.Button + 14}
	bar.Y = room.Y + room.H - bar.H
	sheet := ui.Rect{X: room.X, Y: room.Y, W: room.W, H: bar.Y - room.Y - m.Gap}
	seats := ui.Rect{Y: sheet.Y, W: math.Max(296, math.Min(440, math.Round(sheet.W*0.4)))}
	seats.X, seats.H = sheet.X+sheet.W-seats.W, math.Min(sheet.H, s.seatsHeight(k, m))
	game := ui.Rect{X: sheet.X, Y: sheet.Y, W: seats.X - m.Gap - sheet.X, H: sheet.H}
	s.gamePanel(k, game, m)
	s.seatPanel(k, seats, m)
	s.introPanel(k, ui.Rect{X: seats.X, Y: seats.Y + seats.H + m.Gap, W: seats.W,
		H: sheet.H - seats.H - m.Gap}, m)
	s.bar(k, bar, m)
}

// stepBack leaves what lies on top: a question, the other options, or the set-up.
func (s panelsPart) stepBack(k *ui.Kit) {
	k.Relay()
	switch {
	case s.liked:
		s.closeFavourites(k)
	case s.picker != nil:
		s.picker = nil
	case s.series != nil && s.series.open:
		s.series.close(k)
	case s.asked >= 0:
		s.closeLevels(k)
	case s.more:
		s.showMore(k, false)
	default:
		s.next = nil
	}
}

// showMore shows the other options, or goes back to the game and its seats.
func (s panelsPart) showMore(k *ui.Kit, more bool) {
	s.more = more
	if !more {
		k.Focus("start")
	}
	k.Relay()
}

// noteWide is how much of the bar stays for what is said of the game where all its buttons are named.
const noteWide = 240.0

// bar lays out the way on, and beside it what most games need not: favourites and the
// other options, with what is on of those.
func (s panelsPart) bar(k *ui.Kit, r ui.Rect, m page.Measures) {
	w, c := s.sh.Words, k.C
	ui.Panel(c, r)
	in := ui.Rect{X: r.X + 8, Y: r.Y + 7, W: r.W - 16, H: m.Button}
	start := w.Say("setup.start")
	b := ui.Rect{Y: r.Y + 5, W: math.Max(ui.PushWidth(116, start), math.Round(r.W*0.22)), H: m.Button + 4}
	b.X = in.X + in.W - b.W
	s.startButton(k, b, start)
	label, liked := w.Say("setup.more"), w.Say("setup.favourites")
	more := ui.Rect{Y: in.Y, W: ui.PushWidth(84, label), H: m.Button}
	star := ui.Rect{X: in.X, Y: in.Y, W: ui.PushWidth(84, liked), H: m.Button}
	named := star.W+more.W+b.W+noteWide <= in.W
	if !named {
		star.W = math.Max(24, m.Button)
	}
	if named && k.Push("favourites", star, ui.Push{Icon: "star", Label: liked}) ||
		!named && k.Tool("favourites", star, "star", liked) {
		s.liked = true
		k.Relay()
	}
	more.X = star.X + star.W + 6
	if k.Push("more", more, ui.Push{Icon: "gear", Label: label}) {
		s.showMore(k, true)
	}
	note := ui.Rect{X: more.X + more.W + 10, Y: in.Y, H: in.H}
	note.W = b.X - note.X - 10
	s.noteOn(c, note)
}

// noteOn says how long a game gets, and which of the other options are on: by name where all
// have room.
func (s panelsPart) noteOn(c *ui.Canvas, r ui.Rect) {
	var length []string
	if say := s.offers.Length; say != nil {
		length = ui.Dense.Wrap(say(s.sh.Words, s.Setup()), r.W)
	}
	lines := slices.Concat(length, s.optionLines(r.W, false))
	for _, fewer := range [...]func() []string{
		func() []string { return slices.Concat(length, s.optionLines(r.W, true)) },
		func() []string { return s.optionLines(r.W, true) },
	} {
		if float64(len(lines))*ui.Dense.Pitch() > r.H+6 {
			lines = fewer()
		}
	}
	y := r.Y + math.Round((r.H-float64(len(lines))*ui.Dense.Pitch())/2)
	c.Paragraph(r.X, y, lines, ui.Dense, palette.InkSoft)
}

// optionLines name the other options that are on, or count them.
func (s panelsPart) optionLines(width float64, counted bool) []string {
	names := s.switched()
	if len(names) == 0 {
		return nil
	}
	text := strings.Join(names, ", ")
	if i := s.choice().preset(); len(s.title.Presets) > 0 && i >= 0 {
		text = s.house().presetName(i)
	}
	if counted {
		text = s.sh.Words.Count("setup.more.on", len(names))
	}
	return ui.Dense.Wrap(text, width)
}

// switched names what is on of the other options.
func (s panelsPart) switched() (names []string) {
	for _, m := range s.choice().besides() {
		names = append(names, s.choice().moduleName(m.ID))
	}
	for _, r := range s.house().houseRules() {
		if s.house().ruleOn(r) && (r.mod == nil || r.mod.Kind == rules.HouseRule) {
			names = append(names, s.house().ruleName(r))
		}
	}
	return names
}

// startButton is the primary button; a click or Enter starts the game.
func (s panelsPart) startButton(k *ui.Kit, r ui.Rect, label string) {
	if k.Push("start", r, ui.Push{Icon: "play", Label: label, Look: ui.Primary}) {
		s.start()
	}
}

// addSeat adds a bot, or a person where there are no bots.
func (s panelsPart) addSeat() {
	if len(s.levels()) == 0 {
		seat := setupSeat{}
		seat.Color = s.freeColor()
		seat.Name = s.freeName(s.sh.PersonNames(), -1)
		s.seats = append(s.seats, seat)
		return
	}
	s.addBot(s.nextBot())
}

// nextBot is the weakest opponent who has no seat yet, or the weakest of all.
func (s panelsPart) nextBot() string {
	bots := s.sh.Opponents(s.title.ID)
	for _, b := range bots {
		if !slices.ContainsFunc(s.seats, func(t setupSeat) bool { return t.Bot == b }) {
			return b
		}
	}
	return bots[0]
}

// expansionsApart are the expansions that are chosen each by itself: of a title without
// bundles.
func (s panelsPart) expansionsApart() []*rules.Module {
	if len(s.title.Bundles) > 0 {
		return nil
	}
	return s.choice().modulesOf(rules.Expansion)
}
