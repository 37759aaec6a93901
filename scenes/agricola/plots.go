package agricola

import "tilestead/rules/agricola/farm"

// plots are the fields on which a player sees what lies on others: whoever clicks one of several equal
// fields sows that, while the rules take the first of them. A field is crossed with the one on which it
// shows, so none moves in the zero value. They always exchange whole fields, so any are as good for a
// position as any others, also after a move is taken back.
type plots [64]int8

// shown is the space on which what lies on one shows.
func (p *plots) shown(c farm.Cell) farm.Cell { return c ^ farm.Cell(p[c]) }

// mask are the spaces on which what lies on some shows.
func (p *plots) mask(m farm.Mask) (shown farm.Mask) {
	for m != 0 {
		shown |= p.shown(m.Pop()).Mask()
	}
	return shown
}

// swap has two spaces show where the other one did.
func (p *plots) swap(a, b farm.Cell) {
	at, to := p.shown(a), p.shown(b)
	p[a], p[b] = int8(a^to), int8(b^at)
}

// among are the plots of a farm that has these fields only, on which alone they show then.
func (p *plots) among(fields farm.Mask) (q plots) {
	for rest := fields; rest != 0; {
		c := rest.Pop()
		to := p.shown(c)
		for !fields.Has(to) {
			to = p.shown(to)
		}
		q[c] = int8(c ^ to)
	}
	return q
}

// lay is a farm as it shows.
func (p *plots) lay(f *farm.Farm) *farm.Farm {
	if *p == (plots{}) {
		return f
	}
	with := *f
	with.Seeded = p.mask(f.Seeded)
	for rest := f.Fields; rest != 0; {
		c := rest.Pop()
		to := p.shown(c).Mask()
		with.Grain.Set(to, f.Grain.At(c))
		with.Vegetable.Set(to, f.Vegetable.At(c))
	}
	return &with
}
