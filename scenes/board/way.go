package board

import (
	"slices"

	"tilestead/rules"
)

// A Way is what a seat does in a turn: an action, and its next one of that turn; 0: there is none.
type Way [2]rules.Action

// WayFrom is what was done from an action of a match on.
func WayFrom(m *rules.Match, at int) (l Way) {
	l[0] = m.Action(at)
	if at+1 < m.Len() {
		if s := m.Before(at + 1); s.Turn() == m.Before(at).Turn() && !s.Prompt().Opens {
			l[1] = m.Action(at + 1)
		}
	}
	return l
}

// A WayTold is what a way is called, "" where only its place tells, and what it brings, in sentences.
type WayTold struct {
	Name string
	Says []string
}

// Tell tells of ways that begin in the position of v what sets them apart: where all begin alike, what
// they go on with. weight is how much is made of a reason; see Offers.Advise.
func (o *Offers) Tell(b Board, v *View, ways []Way, weight func(reason string) int) (list []WayTold) {
	alike := len(ways) > 1 && !slices.ContainsFunc(ways, func(l Way) bool { return l[0] != ways[0][0] })
	for _, l := range ways {
		t, then := WayTold{Says: o.advise(v, l[0], weight)}, WayTold{}
		if o.Drafts.Turn == nil { // else names say only how a piece is turned
			t.Name = Capital(b.Name(v, l[0]))
		}
		if l[1] != 0 {
			after := *v
			after.State = v.State.Clone()
			after.State.Do(l[0], nil)
			then = WayTold{Capital(b.Name(&after, l[1])), o.advise(&after, l[1], weight)}
			if o.Ahead != nil {
				t.Says = o.Ahead(v, l[0], l[1], weight)
			}
		}
		if alike && then.Says != nil {
			t.Says = nil
		}
		if alike && then.Name != "" || t.Name == "" {
			t.Name = then.Name
		}
		t.Says = o.inTurn(l[1], t.Says, then.Says)
		list = append(list, t)
	}
	return list
}

func (o *Offers) advise(v *View, a rules.Action, weight func(reason string) int) []string {
	if o.Advise == nil {
		return nil
	}
	return o.Advise(v, a, weight)
}

// inTurn puts first what the second step of a line brings: a tile may do a rival good, and the
// figure on it is why it is placed all the same.
func (o *Offers) inTurn(second rules.Action, first, then []string) []string {
	if len(first) == 0 || len(then) == 0 || o.Declines != nil && o.Declines(second) {
		return append(first, then...)
	}
	return slices.Concat(then[:1], first, then[1:])
}
