package agricola

import (
	"tilestead/rules"
	"tilestead/rules/agricola/box"
)

func tokenRows(r *rulebook) {
	r.kinds[KindKindle] = actionRow{name: "kindle", fields: fields{"major": majorField},
		lines: []string{"kindle MAJOR", "kindle HANDCARD"}, writes: writeMajor, side: true,
		does: func(t acting, a rules.Action) { removeToken(t, MajorOf(a)) }}
}

// cookers are the cooking improvements.
var cookers = box.Fireplaces | box.Hearths | box.Slaughters | box.Cookhouses

// token puts a fuel token on a cooking improvement that was just built. One built
// for another has the token of that, if it had one.
func (t acting) token(p *Player, built, returned box.Major) {
	switch {
	case !t.setup.tokens || !cookers.Has(built):
	case returned < 0 || p.Tokens.Has(returned):
		p.Tokens |= 1 << built
	}
	if returned >= 0 {
		p.Tokens &^= 1 << returned
	}
}

// legalKindle are the fuel tokens that can be removed.
func legalKindle(p *Player, dst []rules.Action) []rules.Action {
	if p.Goods[box.Fuel] > 0 {
		for m := p.Tokens; m != 0; {
			dst = append(dst, rules.Act(KindKindle)|majorField.Put(int(m.Pop())))
		}
	}
	return dst
}

// removeToken pays fuel for the token of a cooking improvement, which can be used from
// now on.
func removeToken(t acting, m box.Major) {
	seat := t.agenda.Top().seat
	p := &t.player[seat]
	p.Goods[box.Fuel]--
	p.Tokens &^= 1 << m
	rules.Show(t.reel, t.State, Kindled{seat, m})
}
