package agricola

import "tilestead/assets/paint/brush"

// side is a part of a head in profile: what is given looks to the right.
func (f *villager) side(k brush.Col, d string) *villager {
	q := brush.Parse(d).Scale(f.look, 1).Rot(brush.Pt(0, 34), f.lean).Scale(f.r/10, f.r/10)
	f.shape(k, q.Move(f.x, f.y))
	return f
}

// tresses is long hair behind the head, painted before the body.
func (f *villager) tresses() *villager {
	return f.part(f.hair, "M-10 -4 C-12 4 -14 14 -12 20 C-6 23 6 23 12 20 C14 14 12 4 10 -4 Z")
}

// bun is a knot of hair on the head, painted before the face.
func (f *villager) bun() *villager {
	return f.part(f.hair, "M-5 -12 C-5 -18 5 -18 5 -12 C5 -8 -5 -8 -5 -12 Z")
}

// parted is hair parted in the middle.
func (f *villager) parted() *villager {
	return f.part(f.hair, "M-9.8 4 C-12 -8 -6.4 -12.8 0 -12.6 C6.4 -12.8 12 -8 9.8 4 C9 -1 6 -5 0 -8.4 "+
		"C-6 -5 -9 -1 -9.8 4 Z")
}

// crop is short hair.
func (f *villager) crop() *villager {
	return f.part(f.hair, "M-9.4 0 C-11.4 -8 -6.4 -12.8 0 -12.6 C6.4 -12.8 11.4 -8 9.4 0 C9 -3 7.6 -5 5 -6.4 "+
		"C1 -4.6 -3 -5 -6 -6.6 C-8 -5 -9 -3 -9.4 0 Z")
}

// curls are a round head of hair.
func (f *villager) curls() *villager {
	for _, p := range brush.Pts(-9.4, 2, -9.6, -3, 9.4, 2, 9.6, -3, -8, -8, 8, -8, -3.6, -10.6, 3.6, -10.6, 0, -8) {
		q := brush.Ellipse(p.X, p.Y, 3.4, 3.2).Rot(brush.Pt(0, 34), f.lean)
		f.shape(f.hair, q.Scale(f.r/10, f.r/10).Move(f.x, f.y))
	}
	return f
}

// wreath is what hair the bald have left.
func (f *villager) wreath() *villager {
	f.part(f.hair, "M-8.4 -5 C-12 -5 -12 4 -9 5 C-8 3 -9.4 -1 -8.4 -5 Z")
	return f.part(f.hair, "M8.4 -5 C12 -5 12 4 9 5 C8 3 9.4 -1 8.4 -5 Z")
}

// sideHair is short hair of a head in profile.
func (f *villager) sideHair() *villager {
	return f.side(f.hair, "M2 -12 C-6 -13.4 -11 -6 -9.4 2 C-9 5 -6 7.4 -5 6 C-6 2 -4.6 -2 -1.6 -4 C2 -5 6 -6 8.4 -6.4 "+
		"C7.4 -10 5 -11.6 2 -12 Z")
}

// tail is sideHair with a pony tail.
func (f *villager) tail() *villager {
	return f.side(f.hair, "M-8 -5 C-16 -6 -18 4 -15 12 C-12 8 -10 4 -7 2 Z").sideHair()
}

// sideBeard is the beard of a head in profile.
func (f *villager) sideBeard() *villager {
	return f.side(f.hair, "M-3.4 2 C-4 8 -1 14.6 5 15.4 C8.4 14.6 9.8 10.6 9 7.2 C6 8 3 6 1 1.4 Z")
}

// beard is a full beard with a mouth in it.
func (f *villager) beard() *villager {
	f.part(f.hair, "M-9 -1 C-10 8 -6.4 15.4 0 16 C6.4 15.4 10 8 9 -1 C8 3.6 5 4.2 3 3.8 C1 3.4 -1 3.4 -3 3.8 "+
		"C-5 4.2 -8 3.6 -9 -1 Z")
	return f.trace(tone("redEarth"), 1.1, smile)
}

func (f *villager) moustache() *villager {
	return f.part(f.hair, "M0 3.8 C2 2.8 5.6 4.2 7.8 2.4 C7.4 7.2 2.8 7 0 5.4 C-2.8 7 -7.4 7.2 -7.8 2.4 "+
		"C-5.6 4.2 -2 2.8 0 3.8 Z")
}

// glasses are two round lenses before the eyes.
func (f *villager) glasses() *villager {
	for _, d := range []float64{-3.6, 3.6} {
		q := brush.Ellipse(d+f.look*2.4, 0.4, 2.9, 2.9).Rot(brush.Pt(0, 34), f.lean).Scale(f.r/10, f.r/10).Move(f.x,
			f.y)
		f.Paint(f.Fill(q), brush.Flat(brush.Cream), 0.3)
		f.Paint(f.Stroke(q, brush.Const(f.r*0.09)), brush.Flat(brush.Ink), 1)
	}
	return f
}
