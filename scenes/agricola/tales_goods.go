package agricola

import (
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/scenes/board"
	"tilestead/scenes/tale"
	"tilestead/sound/cue"
)

// goodsTales are goods that come from spaces and the supply, and go there.
func goodsTales() []telling {
	return []telling{
		tale.Of(row[agricola.Collected]{
			Line:   func(m *moment, e agricola.Collected) tale.Said { return m.gets(e.Seat, "collects", e.Got) },
			Glyphs: func(_ *moment, e agricola.Collected) []board.Glyph { return goods(e.Got) },
			Topic:  "resources",
			Play:   func(k *clip, e agricola.Collected) { k.gain(0, e.Seat, e.Got, roundOf(k.is.Round())) },
		}),
		tale.Of(row[agricola.Taken]{
			Line:   func(m *moment, e agricola.Taken) tale.Said { return m.gets(e.Seat, "gets", e.Got) },
			Glyphs: func(_ *moment, e agricola.Taken) []board.Glyph { return goods(e.Got) },
			Topic:  "resources",
			Play:   (*clip).taken,
		}),
		tale.Of(row[agricola.Gained]{
			Line: func(m *moment, e agricola.Gained) tale.Said {
				return m.by(m.gets(e.Seat, "gets", e.Got), e.From)
			},
			Glyphs: func(_ *moment, e agricola.Gained) []board.Glyph { return goods(e.Got) },
			Topic:  "resources",
			Play:   func(k *clip, e agricola.Gained) { k.gain(0, e.Seat, e.Got, sourceOf(k.m, e.Seat, e.Got)) },
			More: more{gives: of(func(e agricola.Gained) gift {
				return gift{seat: e.Seat, from: e.From, got: e.Got}
			})},
		}),
		tale.Of(row[agricola.Discarded]{Silent: true,
			Play: func(k *clip, e agricola.Discarded) {
				k.makes(e.Seat, oneOf(e.Good, 1), box.Stock{}, supplyAt)
			},
			More: more{chosen: true},
		}),
		tale.Of(row[agricola.Paid]{
			Line: func(m *moment, e agricola.Paid) tale.Said {
				return m.by(m.did(e.Seat, "pays", m.stock(&e.Cost)), e.From)
			},
			Glyphs: func(_ *moment, e agricola.Paid) []board.Glyph { return goods(minus(e.Cost)) },
			Topic:  "turn",
			Play:   func(k *clip, e agricola.Paid) { k.turnEstates(k.pay(0, e.Seat, e.Cost, supplyAt)) },
			More: more{gives: of(func(e agricola.Paid) gift {
				return gift{seat: e.Seat, from: e.From, cost: e.Cost}
			})},
		}),
		tale.Of(row[agricola.Swapped]{
			Line: func(m *moment, e agricola.Swapped) tale.Said {
				said := m.did(e.Seat, "gets", m.stock(&e.Got))
				if e.Cost != (box.Stock{}) {
					said = m.did(e.Seat, "trades", m.stock(&e.Cost), m.stock(&e.Got))
				}
				return m.by(said, agricola.OriginOf(e.Card))
			},
			Glyphs: func(_ *moment, e agricola.Swapped) []board.Glyph { return exchanged(e.Cost, e.Got) },
			Topic:  "exchange",
			Play:   func(k *clip, e agricola.Swapped) { k.makes(e.Seat, e.Cost, e.Got, frontOf(e.Seat)) },
			More: more{gives: of(func(e agricola.Swapped) gift {
				return gift{seat: e.Seat, from: agricola.OriginOf(e.Card), got: e.Got, cost: e.Cost}
			})},
		}),
		tale.Of(row[agricola.Traded]{
			Line: func(m *moment, e agricola.Traded) tale.Said {
				to := oneOf(e.To, 1)
				return m.did(e.Seat, "trades", m.amount(e.From, 1), m.stock(&to))
			},
			Glyphs: func(_ *moment, e agricola.Traded) []board.Glyph {
				return exchanged(oneOf(e.From, 1), oneOf(e.To, 1))
			},
			Topic: "exchange",
			Play: func(k *clip, e agricola.Traded) {
				k.makes(e.Seat, oneOf(e.From, 1), oneOf(e.To, 1), supplyAt)
			},
			More: more{chosen: true, makes: of(func(e agricola.Traded) box.Stock { return oneOf(e.To, 1) })},
		}),
	}
}

// kitchenTales are what becomes of goods on improvements.
func kitchenTales() []telling {
	return []telling{
		tale.Of(row[agricola.Baked]{
			Line: func(m *moment, e agricola.Baked) tale.Said { return m.gets(e.Seat, "bakes", food(e.Food)) },
			Verb: verb[agricola.Baked]("bakes"),
			Glyphs: func(_ *moment, e agricola.Baked) []board.Glyph {
				return exchanged(oneOf(box.Grain, e.Grain), food(e.Food))
			},
			Topic: "food",
			Play:  (*clip).baked,
			More:  more{makes: of(func(e agricola.Baked) box.Stock { return food(e.Food) })},
		}),
		tale.Of(row[agricola.Cooked]{
			Line: func(m *moment, e agricola.Cooked) tale.Said {
				made := food(e.Food)
				return m.did(e.Seat, "cooks", m.amount(e.Good, e.N), m.stock(&made))
			},
			Glyphs: func(_ *moment, e agricola.Cooked) []board.Glyph {
				return exchanged(oneOf(e.Good, e.N), food(e.Food))
			},
			Topic: "food",
			Play: func(k *clip, e agricola.Cooked) {
				k.makes(e.Seat, oneOf(e.Good, e.N), food(e.Food), frontOf(e.Seat))
			},
			More: more{chosen: true, makes: of(func(e agricola.Cooked) box.Stock { return food(e.Food) })},
		}),
		tale.Of(row[agricola.Crafted]{
			Line: func(m *moment, e agricola.Crafted) tale.Said {
				made, from := food(e.Food), craftedOf(e)
				said := m.did(e.Seat, "cooks", m.stock(&from), m.stock(&made))
				return m.did(e.Seat, "by", said.Text, m.major(e.Major))
			},
			Glyphs: func(_ *moment, e agricola.Crafted) []board.Glyph { return exchanged(craftedOf(e), food(e.Food)) },
			Topic:  "food",
			Play:   func(k *clip, e agricola.Crafted) { k.makes(e.Seat, craftedOf(e), food(e.Food), frontOf(e.Seat)) },
			More:   more{chosen: true, makes: of(func(e agricola.Crafted) box.Stock { return food(e.Food) })},
		}),
		tale.Of(row[agricola.Kindled]{
			Line: func(m *moment, e agricola.Kindled) tale.Said {
				return m.did(e.Seat, "kindles", m.major(e.Major), m.amount(box.Fuel, 1))
			},
			Glyphs: func(_ *moment, e agricola.Kindled) []board.Glyph {
				return []board.Glyph{goodGlyph(box.Fuel, 1), {Text: "→"}, pictureGlyph(majorPicture(e.Major))}
			},
			Topic: "exchange",
			Play:  (*clip).kindled,
			More:  more{chosen: true},
		}),
	}
}

// herdTales are what becomes of animals.
func herdTales() []telling {
	return []telling{
		tale.Of(row[agricola.Left]{
			Line: func(m *moment, e agricola.Left) tale.Said {
				gone, made := herdStock(e.Gone), food(int(e.Food))
				if lost(e) {
					return m.gets(e.Seat, "breeds.gone", gone)
				}
				return m.did(e.Seat, "cooks", m.stock(&gone), m.stock(&made))
			},
			Glyphs: func(_ *moment, e agricola.Left) []board.Glyph {
				if lost(e) {
					return goods(minus(herdStock(e.Gone)))
				}
				return exchanged(herdStock(e.Gone), food(int(e.Food)))
			},
			Topic: "animals", CostsIf: lost,
			Play: (*clip).left,
			More: more{chosen: true,
				litter: of(func(e agricola.Left) litter { return litter{seat: e.Seat, gone: e.Gone} })},
		}),
		tale.Of(row[agricola.Lodged]{
			Line:   func(m *moment, e agricola.Lodged) tale.Said { return m.did(e.Seat, "lodges") },
			Glyphs: func(_ *moment, e agricola.Lodged) []board.Glyph { return []board.Glyph{goodGlyph(e.Good, 1)} },
			Topic:  "turn",
			Play:   func(k *clip, e agricola.Lodged) { k.notes(e.Seat, goodCues[e.Good]) },
		}),
		tale.Of(row[agricola.Raised]{
			Line: func(m *moment, e agricola.Raised) tale.Said {
				got := herdStock(e.By)
				return m.did(e.Seat, "raises", m.stock(&got))
			},
			Glyphs: func(_ *moment, e agricola.Raised) []board.Glyph { return goods(herdStock(e.By)) },
			Topic:  "turn",
			Play:   func(k *clip, e agricola.Raised) { k.notes(e.Seat, goodCues[box.Cattle]) },
		}),
	}
}

// craftedOf is the good that a craft building made food of.
func craftedOf(e agricola.Crafted) box.Stock { return oneOf(box.Majors[e.Major].Good, 1) }

// lost says that the animals without room went for nothing.
func lost(e agricola.Left) bool { return e.Food == 0 }

// left cooks the animals for which there is no room, or lets them go.
func (k *clip) left(e agricola.Left) {
	if lost(e) {
		k.Cue(0, cue.Shortage)
	}
	k.makes(e.Seat, herdStock(e.Gone), food(int(e.Food)), frontOf(e.Seat))
}

// baked bakes bread, with smoke over it.
func (k *clip) baked(e agricola.Baked) {
	k.Cue(flight, cue.Oven)
	k.makes(e.Seat, oneOf(box.Grain, e.Grain), food(e.Food), frontOf(e.Seat))
	k.smoke(flight, frontOf(e.Seat))
}
