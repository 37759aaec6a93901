package table

import (
	"time"

	"tilestead/assets"
	"tilestead/assets/palette"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// Notes say what the guide of a title has explained already.
type Notes struct {
	Told func(id string) bool // whether a note was told before; nil: no note is told
	Tell func(id string)      // keeps that it is told now
}

// noteTime is how long a note shows.
const noteTime = 14 * time.Second

// noteWide are how wide a note is tried, the widest first.
var noteWide = [...]float64{300, 250, 210, 170}

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

// noteText is what the guide says of a note.
func (q *quips) noteText(id string) string {
	return q.cfg.Words.Say(q.match.Title().ID + ".note." + id)
}

// face is the sprite of who speaks, "" for somebody without a picture.
func (q *quips) face() string {
	if q.slip.note != "" {
		return q.offers.Lessons.Guide
	}
	return q.cfg.Seats[q.slip.seat].Face
}

// guideWide and guideDown are how wide a guide's piece is, in its own pixels, and where in its frame its foot
// stands.
const (
	guideWide = 91.0
	guideDown = 1.18
)

// drawFace draws who speaks.
func (q *quips) drawFace(c *ui.Canvas, r ui.Rect) {
	if q.slip.note == "" {
		board.Portrait(c, q.face(), r.X+r.W/2, r.Y+r.H/2, r.W)
		return
	}
	r = r.Snap()
	ui.Inset(c, r, palette.TealLit)
	if piece, ok := assets.Find(q.face()); ok {
		c.Clip(r.Inset(c.Px()))
		c.Sprite(piece, r.X+r.W/2, r.Y+r.H*guideDown, r.W/guideWide)
		c.Unclip()
	}
}
