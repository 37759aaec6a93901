package agricola

import "tilestead/assets/paint/brush"

// brim is a hat of straw or felt with a broad brim and a band.
func (f *villager) brim(k, band brush.Col) *villager {
	f.part(k, "M-17 -4 C-9 -8 9 -8 17 -4 C11 -0.6 -11 -0.6 -17 -4 Z")
	f.part(k, "M-9.6 -5 C-9.6 -13 -6 -16.6 0 -16.6 C6 -16.6 9.6 -13 9.6 -5 C4 -3.4 -4 -3.4 -9.6 -5 Z")
	return f.part(band, "M-9.8 -7.4 C-4 -5.6 4 -5.6 9.8 -7.4 L9.8 -4.8 C4 -3 -4 -3 -9.8 -4.8 Z")
}

// flatCap is a cap with its peak to where the villager looks.
func (f *villager) flatCap(k brush.Col) *villager {
	f.part(k, "M-10 -3 C-14 -11 -6 -14.6 1 -14 C9 -14 13 -10 10 -3 C5 -5.4 -5 -5.4 -10 -3 Z")
	x := f.look * 4
	return f.part(k.Dark(0.3), "M"+num(x-7)+" -5 C"+num(x-3)+" -6.4 "+num(x+3)+" -6.4 "+num(x+7)+" -5 C"+num(x+6)+
		" -2.2 "+num(x-6)+" -2.2 "+num(x-7)+" -5 Z")
}

// beret hangs over to the left.
func (f *villager) beret(k brush.Col) *villager {
	return f.part(k, "M9.4 -4 C11 -10 6 -14 -1 -14 C-9 -15 -17 -10 -14 -5 C-12 -2.6 -10 -3 -9 -4 C-4 -6 4 -6.4 9.4 -4 "+
		"Z")
}

// scarf is a kerchief tied under the chin.
func (f *villager) scarf(k brush.Col) *villager {
	f.part(k, "M-10 3 C-12.4 -7 -8 -13 0 -13 C8 -13 12.4 -7 10 3 C9.4 8 6 11.4 2 12 L4 17 L0 13.6 L-4 17 L-2 12 "+
		"C-6 11.4 -9.4 8 -10 3 L-8.4 3 C-8 7 -4 10.2 0 10.4 C4 10.2 8 7 8.4 3 C8.6 -3 5 -6.6 0 -6.6 C-5 -6.6 -8.6 -3 "+
		"-8.4 3 Z")
	return f
}

// bandana is a cloth bound round the head, its knot to the right.
func (f *villager) bandana(k brush.Col) *villager {
	f.part(k, "M8 -5 L15 -8 L14 -3 L16 1 L9 -2 Z")
	return f.part(k, "M-9.8 -1.6 C-10.6 -9 -5 -13 0 -13 C5 -13 10.6 -9 9.8 -1.6 C5 -5.4 -5 -5.4 -9.8 -1.6 Z")
}

// bonnet is a cap with a frill.
func (f *villager) bonnet(k brush.Col) *villager {
	f.part(k, "M-10.6 2 C-15 -7 -11 -16 0 -16 C11 -16 15 -7 10.6 2 C9.4 -3 6 -6.4 0 -6.4 C-6 -6.4 -9.4 -3 -10.6 2 Z")
	return f.trace(k.Dark(0.35), 0.8, "M-12 -4 C-9 -9 -4 -10 0 -10 C4 -10 9 -9 12 -4")
}

// tall is a hat with a high crown.
func (f *villager) tall(k, band brush.Col) *villager {
	f.part(k, "M-15 -4.6 C-8 -7 8 -7 15 -4.6 C10 -1.6 -10 -1.6 -15 -4.6 Z")
	f.part(k, "M-8.8 -5 L-9.6 -22 C-4 -24 4 -24 9.6 -22 L8.8 -5 C4 -3.6 -4 -3.6 -8.8 -5 Z")
	return f.part(band, "M-9.2 -9 C-4 -7.6 4 -7.6 9.2 -9 L8.8 -5 C4 -3.6 -4 -3.6 -8.8 -5 Z")
}

// woolly is a knitted cap.
func (f *villager) woolly(k, rim brush.Col) *villager {
	f.part(rim, "M-3 -15 C-3 -19.6 3 -19.6 3 -15 C3 -12 -3 -12 -3 -15 Z")
	f.part(k, "M-9.8 -4 C-10 -11 -5 -15.4 0 -15.4 C5 -15.4 10 -11 9.8 -4 Z")
	return f.part(rim, "M-10.6 -6.4 C-4 -8.4 4 -8.4 10.6 -6.4 L10.4 -2.2 C4 -4 -4 -4 -10.4 -2.2 Z")
}

// tricorn is turned up on three sides.
func (f *villager) tricorn(k, edge brush.Col) *villager {
	f.part(k, "M-9 -5 C-8 -14 8 -14 9 -5 Z")
	f.part(k.Dark(0.12), "M-17 -9 C-11 -9 -5 -8 0 -5 C5 -8 11 -9 17 -9 C13 -3 6 -2.4 0 -2.4 C-6 -2.4 -13 -3 -17 -9 Z")
	return f.trace(edge, 1.1, "M-16 -8.6 C-11 -8.4 -5 -7.4 0 -4.6 C5 -7.4 11 -8.4 16 -8.6")
}

// plume is a feather on a hat.
func (f *villager) plume(k brush.Col) *villager {
	return f.part(k, "M6 -7 C8 -16 15 -24 23 -24 C24 -16 18 -9 8 -6 Z").trace(k.Dark(0.4), 0.8,
		"M7 -7 C11 -14 16 -19 21 -22")
}

// apron has a bib.
func (f *villager) apron(k brush.Col) *villager {
	f.wear(k, "M-8 19 L8 19 L9 31 C13 32 14.6 35 15 41 L16 66 L-16 66 L-15 41 C-14.6 35 -13 32 -9 31 Z")
	f.Paint(f.Stroke(f.at("M-8 19 L-6.4 11 M8 19 L6.4 11", true), brush.Const(f.r*0.2)), brush.Flat(k.Dark(0.3)), 1)
	return f
}

// vest is open over a shirt.
func (f *villager) vest(k brush.Col) *villager {
	f.wear(k, "M-6 10.6 C-11 11.6 -12.8 13 -13 18 L-15 38 L-16 66 L-5 66 L-4 30 Z")
	return f.wear(k, "M6 10.6 C11 11.6 12.8 13 13 18 L15 38 L16 66 L5 66 L4 30 Z")
}

// belt is at the waist with a buckle.
func (f *villager) belt(k brush.Col) *villager {
	f.wear(k, "M-14.6 30 L14.6 30 L15 34 L-15 34 Z")
	return f.wear(brush.Gold, "M-2.4 29.4 L2.4 29.4 L2.4 34.6 L-2.4 34.6 Z")
}

func (f *villager) collar(k brush.Col) *villager {
	return f.wear(k, "M-4.6 9.6 L0 14.6 L4.6 9.6 L9.6 12.6 L3.6 20 L0 15.4 L-3.6 20 L-9.6 12.6 Z")
}

// shawl is tied over the breast.
func (f *villager) shawl(k brush.Col) *villager {
	return f.wear(k, "M-5 9.4 C-13 11 -17 15 -17 25 C-10 24 -4 27 0 33 C4 27 10 24 17 25 C17 15 13 11 5 9.4 "+
		"C2 14 -2 14 -5 9.4 Z")
}

// knot is a kerchief round the neck.
func (f *villager) knot(k brush.Col) *villager {
	return f.wear(k, "M-6.4 9 C-3 12 3 12 6.4 9 L7 12 L2 14.6 L4 21 L0 16.6 L-4 21 L-2 14.6 L-7 12 Z")
}
