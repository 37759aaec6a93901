package table

import "time"

// noteTime is how long a note shows.
const noteTime = 14 * time.Second

// explain has the guide explain one thing that the player meets for the first time, where there is room to.
func (q *quips) explain() {
	if q.cfg.Notes.Told == nil || q.cfg.Coach != nil || q.opt.Purist || q.slip.text != "" || q.noted == q.match.Len() {
		return
	}
	q.noted = q.match.Len()
	s := q.match.State()
	for _, n := range q.offers.Lessons.Notes {
		if q.cfg.Notes.Told(n.ID) || !n.Meets(s, s.Turn()) {
			continue
		}
		q.slip = slip{note: n.ID, text: q.noteText(n.ID), until: q.now + noteTime}
		if _, ok := q.place(); !ok {
			q.slip = slip{}
			continue
		}
		q.cfg.Notes.Tell(n.ID)
		q.fresh = true
		q.change(redraw)
		return
	}
}
