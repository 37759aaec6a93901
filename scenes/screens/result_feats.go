package screens

import (
	"strings"

	"tilestead/assets/palette"
	"tilestead/save"
	"tilestead/titles/feats"
	"tilestead/ui"
)

// actionsPerTick is how many actions of the finished game are played once more in a tick, so that
// the scores go on counting up meanwhile.
const actionsPerTick = 40

// mostFeats is how many feats are named that were achieved for the first time; of more, the number is told.
const mostFeats = 3

// startFeats begins to find out how far the person at the table came in feats; nil where they do
// not count.
func startFeats(g *save.Game) *feats.Replaying {
	seat, ok := g.FeatsOf()
	if !ok || len(feats.List(g.Match.Title().ID)) == 0 {
		return nil
	}
	return feats.Start(g.Match, seat)
}

// goOnWithFeats plays some actions of the game once more, and remembers the feats after the last.
func (s *Result) goOnWithFeats(actions int) {
	if s.replaying == nil {
		return
	}
	game := s.replaying.Play(actions)
	if game == nil {
		return
	}
	s.replaying = nil
	title, far := s.game.Match.Title().ID, game.Reached()
	var came []save.FeatRecord
	for _, f := range feats.List(title) {
		came = append(came, save.FeatRecord{Title: title, ID: f.ID, Best: far[f.ID], Goal: f.Goal})
	}
	first, err := s.sh.Shelf.RememberFeats(s.game, came)
	if err != nil {
		s.sh.Say(ui.Failure, s.sh.Words.Say("stats.unkept", s.sh.Trouble(err)))
	}
	s.achieved = first
}

// featsLine tells what was achieved for the first time, "" if nothing was.
func (s *Result) featsLine() string {
	var names []string
	for _, f := range s.achieved[:min(len(s.achieved), mostFeats)] {
		name := s.sh.Words.Say(featKey(f.Title, f.ID))
		names = append(names, strings.ReplaceAll(name, " ", "\u00a0")) // it stays on a line
	}
	if len(names) == 0 {
		return ""
	}
	line := s.sh.Words.Say("result.feats", strings.Join(names, " · "))
	if more := len(s.achieved) - mostFeats; more > 0 {
		line += " · " + s.sh.Words.Say("result.feats.more", more)
	}
	return line
}

// featsHigh is how high that is in lines of the given width, 0 without any.
func (s *Result) featsHigh(width float64) float64 {
	line := s.featsLine()
	if line == "" {
		return 0
	}
	return ui.DenseLine*float64(len(ui.Dense.Wrap(line, width-featIcon-4))) + 2
}

// featIcon is how wide the mark of what was achieved is, in canvas pixels.
const featIcon = 16.0

// drawFeats tells it in the middle at the top of r; whoever points at it reads what each feat asks for.
func (s *Result) drawFeats(k *ui.Kit, r ui.Rect) {
	c, line := k.C, s.featsLine()
	if line == "" {
		return
	}
	var how []string
	for _, f := range s.achieved {
		key := featKey(f.Title, f.ID)
		how = append(how, s.sh.Words.Say("result.of", s.sh.Words.Say(key), s.sh.Words.Say(key+".how")))
	}
	tip := strings.Join(how, "\n")
	k.Zone(ui.Zone{ID: "feats", Box: ui.Rect{X: r.X, Y: r.Y, W: r.W, H: s.featsHigh(r.W)}, Name: line, Tip: tip})
	lines := ui.Dense.Wrap(line, r.W-featIcon-4)
	for i, l := range lines {
		y, left := r.Y+ui.DenseLine*float64(i), r.X+(r.W-ui.Dense.Width(l))/2
		c.Write(left, ui.Dense.Base(y), l, ui.Dense, palette.Ink)
		if i == 0 {
			ui.Icon(c, "star", left-featIcon/2-2, y+ui.DenseLine/2, featIcon, ui.White)
		}
	}
}

// featKey is the text that names a feat; the one behind it with .how says how it is achieved.
func featKey(title, id string) string { return "feat." + title + "." + id }
