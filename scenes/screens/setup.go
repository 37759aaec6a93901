package screens

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"

	"tilestead/assets/palette"
	"tilestead/input"
	"tilestead/rules"
	"tilestead/save"
	"tilestead/scenes/board"
	"tilestead/scenes/page"
	"tilestead/ui"
)

// A setupScreen is where a game is put together: what is played and who plays on one page,
// all that most games leave as it is on another.
type setupScreen struct {
	sh    *page.Shell
	title *rules.Title
	kit   ui.Kit
	next  ui.Scene

	seats   []setupSeat
	modules []string
	values  map[string]string // that were chosen, by the ID of a rules.Value
	seed    uint64
	typed   string       // the seed as it is written
	wrong   string       // why typed is no seed
	more    bool         // the other options show
	asked   int          // the seat whose player is asked for, -1 for none
	scroll  float64      // of the house rules
	follow  ui.ID        // the house rule last brought into sight
	liked   bool         // the favourites show
	offers  board.Offers // of the title's board
	picker  *cardPicker  // the cards of a value, nil while none are chosen
	series  *seriesPanel // the way to the next game of a series, nil for none
	intros  []page.Introduction
}

// A setupSeat is a row of the screen.
type setupSeat struct {
	save.Seat
	named bool // the player wrote the name
}

// NewSetup puts a game of a title together, as the last one was or as the Preset
// says, with some modules besides.
func NewSetup(sh *page.Shell, t *rules.Title, with ...string) ui.Scene {
	s := &setupScreen{sh: sh, title: t, seed: sh.NewSeed(), offers: offersOf(sh, t.ID), asked: -1,
		intros: sh.Go.Introductions(t)}
	s.remembered()
	list, _ := sh.Settings.Get(s.choice().modulesKey())
	modules := strings.Fields(list)
	if sh.Preset.Title == t.ID && len(sh.Preset.Modules) > 0 {
		modules = sh.Preset.Modules
	}
	bent := s.choice().chooseModules(slices.Concat(modules, with))
	if sh.Preset.Title == t.ID {
		maps.Copy(s.values, sh.Preset.Values)
	}
	if len(sh.Preset.Bots) > 0 {
		s.seats = s.seats[:1]
		for _, level := range sh.Preset.Bots {
			if len(s.seats) < t.Seats[1] {
				s.addBot(level)
			}
		}
	}
	if sh.Preset.Seed != nil {
		s.seed = *sh.Preset.Seed
	}
	s.choice().tellBent(append(bent, s.choice().settle()...))
	s.typed = save.SeedText(s.seed)
	s.kit.Focus("start")
	return s
}

// remembered seats whoever played this title last, or one person and two bots,
// and chooses the values of then.
func (s *setupScreen) remembered() {
	s.recallValues()
	for i := range s.title.Seats[1] {
		line, _ := s.sh.Settings.Get(s.key(i))
		seat, ok := s.seatOf(line)
		if !ok || s.taken(seat.Color) {
			break
		}
		s.seats = append(s.seats, seat)
	}
	if len(s.seats) >= s.title.Seats[0] {
		return
	}
	s.seats = []setupSeat{{Seat: s.sh.DefaultSeat(s.title.ID, 0)}}
	for i := 1; i < max(3, s.title.Seats[0]) && i < s.title.Seats[1]; i++ {
		s.seats = append(s.seats, setupSeat{Seat: s.sh.DefaultSeat(s.title.ID, i)})
	}
}

// seatOf reads a seat as line writes it; ok is false for what is none.
func (s *setupScreen) seatOf(line string) (seat setupSeat, ok bool) {
	f := strings.SplitN(line, " ", 3)
	if len(f) != 3 {
		return seat, false
	}
	seat = setupSeat{save.Seat{Color: f[1], Name: save.CleanName(f[2])}, false}
	level, bot := strings.CutPrefix(f[0], "bot:")
	if bot {
		seat.Bot = level
	}
	seat.named = !bot
	known := !bot || s.sh.Knows(s.title.ID, level)
	return seat, known && seat.Name != "" && slices.Contains(colors(), seat.Color)
}

// line is a seat as seatOf reads it.
func (t setupSeat) line() string {
	who := "human"
	if t.Bot != "" {
		who = "bot:" + t.Bot
	}
	return who + " " + t.Color + " " + t.Name
}

// key is where a seat of the last set-up is kept among the settings.
func (s *setupScreen) key(i int) string { return fmt.Sprintf("setup.%s.seat%d", s.title.ID, i+1) }

// Remember keeps the seats and modules for the next game.
func (s *setupScreen) Remember() {
	if len(s.title.Modules) > 0 {
		s.sh.Settings.Set(s.choice().modulesKey(), strings.Join(s.Setup().Modules, " "))
	}
	s.rememberValues()
	for i := range s.title.Seats[1] {
		if i >= len(s.seats) {
			s.sh.Settings.Delete(s.key(i))
			continue
		}
		s.sh.Settings.Set(s.key(i), s.seats[i].line())
	}
	s.sh.Keep()
}

// levels are those of the bots that play such a game, the weakest first.
func (s *setupScreen) levels() []string { return s.sh.LevelsIn(s.Setup()) }

// levelOf is the level that is going to play a seat, "" for a person: what was chosen, or the
// strongest below it that plays such a game.
func (s *setupScreen) levelOf(i int) string { return s.sh.LevelIn(s.Setup(), s.seats[i].Bot) }

// colors are the colours a seat can have, by ID.
func colors() []string {
	var ids []string
	for _, l := range palette.Seats {
		ids = append(ids, l.ID)
	}
	return ids
}

func (s *setupScreen) taken(color string) bool {
	return slices.ContainsFunc(s.seats, func(t setupSeat) bool { return t.Color == color })
}

// freeColor is the first colour nobody has.
func (s *setupScreen) freeColor() string {
	for _, id := range colors() {
		if !s.taken(id) {
			return id
		}
	}
	return palette.Seats[0].ID
}

// freeName is a name that nobody else at the table has.
func (s *setupScreen) freeName(names []string, but int) string {
	used := func(name string) bool {
		for i, t := range s.seats {
			if i != but && t.Name == name {
				return true
			}
		}
		return false
	}
	for _, n := range names {
		if !used(n) {
			return n
		}
	}
	for i := 2; ; i++ {
		if n := save.CleanName(fmt.Sprintf("%s %d", names[0], i)); !used(n) {
			return n
		}
	}
}

func (s *setupScreen) addBot(level string) {
	seat := setupSeat{Seat: save.Seat{Bot: level, Color: s.freeColor()}}
	seat.Name = s.freeName(s.sh.BotNames(s.title.ID, level), -1)
	s.seats = append(s.seats, seat)
}

// setWho makes seat i a bot of a level, or a person for "".
func (s *setupScreen) setWho(i int, level string) {
	t := &s.seats[i]
	was := t.Bot
	t.Bot = level
	if t.named && (was == "") == (level == "") {
		return
	}
	t.named = false
	if level == "" {
		t.Name = s.freeName(s.sh.PersonNames(), i)
	} else {
		t.Name = s.freeName(s.sh.BotNames(s.title.ID, level), i)
	}
}

// shuffle seats everybody anew.
func (s *setupScreen) shuffle() {
	r := rand.New(rand.NewPCG(s.sh.NewSeed(), 1))
	starter := ""
	if i := s.choice().first(); i >= 0 {
		starter = s.seats[i].Color
	}
	r.Shuffle(len(s.seats), func(i, j int) { s.seats[i], s.seats[j] = s.seats[j], s.seats[i] })
	if starter != "" {
		s.choice().begin(slices.IndexFunc(s.seats, func(t setupSeat) bool { return t.Color == starter }))
	}
}

// nextColor gives seat i the next colour that is free.
func (s *setupScreen) nextColor(i int) {
	ids := colors()
	at := slices.Index(ids, s.seats[i].Color)
	for d := 1; d < len(ids); d++ {
		if id := ids[(at+d)%len(ids)]; !s.taken(id) {
			s.seats[i].Color = id
			return
		}
	}
}

// readSeed reads what is written as the seed.
func (s *setupScreen) readSeed() {
	n, err := save.ParseSeed(strings.TrimSpace(s.typed))
	if err != nil {
		s.wrong = s.sh.Words.Say("setup.seed.wrong")
		return
	}
	s.seed, s.wrong = n, ""
}

// showSeed leads to the seed and what is wrong with it, among the other options.
func (s *setupScreen) showSeed() {
	s.panels().showMore(&s.kit, true)
	s.kit.Focus("seed")
	if s.sh.Announce != nil {
		s.sh.Announce(s.wrong)
	}
}

// start begins the game as it is put together.
func (s *setupScreen) start() { s.play(s.Setup()) }

// play begins a game of a set-up, or says why it cannot.
func (s *setupScreen) play(set rules.Setup) {
	if s.readSeed(); s.wrong != "" {
		s.showSeed()
		return
	}
	set.Seed = s.seed
	why := s.cards().fewCards(set)
	if err := s.title.CheckSetup(set); why == "" && err != nil {
		why = s.choice().misfit(err)
	}
	if why != "" {
		s.choice().refuse(why)
		return
	}
	var seats []save.Seat
	for i, t := range s.seats {
		if t.Name = save.CleanName(t.Name); t.Name == "" {
			t.Name = s.freeName(s.sh.PersonNames(), i)
		}
		s.seats[i].Name = t.Name
		t.Bot = s.levelOf(i)
		seats = append(seats, t.Seat)
	}
	next, err := s.sh.Go.New(s.title, set, seats)
	if err != nil {
		s.choice().refuse(s.sh.Trouble(err))
		return
	}
	s.Remember()
	s.next = next
}

// Field is where a text is being written.
func (s *setupScreen) Field() (ui.Rect, bool) { return s.kit.Field() }

// Update takes one tick.
func (s *setupScreen) Update(in input.Frame) (ui.Scene, error) {
	s.next = s
	s.kit.Update(in, s.panels().view)
	s.sh.Hear(&s.kit)
	return s.next, nil
}

// Draw fills the display list.
func (s *setupScreen) Draw(c *ui.Canvas) {
	c.Awaited = append(c.Awaited, s.offers.Sheets(rules.Setup{Title: s.title.ID, Modules: s.modules})...)
	s.kit.Draw(c, s.panels().view)
}

// Animating says whether the picture is about to change by itself.
func (s *setupScreen) Animating() bool { return s.kit.Animating() }

// Aims are what a click can reach.
func (s *setupScreen) Aims() []ui.Aim { return s.kit.Aims() }

// Focus is what the keyboard is on, "" for nothing.
func (s *setupScreen) Focus() ui.ID { return s.kit.FocusID() }
