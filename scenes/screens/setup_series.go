package screens

import (
	"strings"

	"tilestead/scenes/board"
	"tilestead/scenes/page"
	"tilestead/ui"
)

// offersOf are what a title's board has besides, nothing where there is no board.
func offersOf(sh *page.Shell, title string) board.Offers {
	if lay, ok := sh.Boards[title]; ok {
		return lay().Offers()
	}
	return board.Offers{}
}

// seriesShown says whether there is a way to the next game of a series that has begun; it
// needs a set-up that can be one of its games.
func (s *setupScreen) seriesShown() bool {
	if len(s.seats) > 1 {
		return false
	}
	if s.series == nil || !s.series.open {
		s.series = s.seriesKept()
	}
	return s.series != nil
}

// seriesButton lays out that way.
func (s *setupScreen) seriesButton(k *ui.Kit, r ui.Rect) {
	label := s.series.label()
	p := ui.Push{Icon: "play", Label: label}
	if r.W = min(r.W, ui.PushWidth(0, label)); r.W < ui.PushWidth(0, label) {
		p.Label, p.Name, p.Tip, r.W = "", label, label, max(24, r.H)
	}
	if k.Push("series", r, p) {
		s.series.show(k)
	}
}

// laySeries lays out what the next game of the series begins with while it is asked for.
func (s *setupScreen) laySeries(k *ui.Kit, m page.Measures) {
	if s.series != nil && s.series.lay(k, m) {
		s.play(s.choice().setupIn(s.series.setup().Values[s.title.Series.Value])) // a card that stays is not dealt
		s.series.close(k)
	}
}

// seriesKept is the way to the next game of the series that was kept, if the set-up can be
// one of its games; nil if there is none.
func (s *setupScreen) seriesKept() *seriesPanel {
	t := s.title
	line, _ := s.sh.Settings.Get(seriesKey(t.ID))
	value, keep, _ := strings.Cut(line, "|")
	if value = strings.TrimSpace(value); value == "" || t.Series == nil {
		return nil
	}
	next := s.choice().setupIn(value)
	if _, _, ok := t.Series.Of(next); !ok || t.CheckSetup(next) != nil {
		return nil
	}
	var stays []string
	for _, id := range strings.Fields(keep) {
		if t.CheckSetup(s.choice().setupIn(t.Series.Keep(next, id).Values[t.Series.Value])) == nil {
			stays = append(stays, id)
		}
	}
	return newSeriesPanel(s.sh, t, s.offers, next, stays)
}
