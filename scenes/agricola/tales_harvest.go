package agricola

import (
	"fmt"

	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/scenes/board"
	"tilestead/scenes/tale"
	"tilestead/sound/cue"
)

// harvestTales are the phases of the harvest.
func harvestTales() []telling {
	return []telling{
		tale.Of(row[agricola.Harvested]{
			Line: func(m *moment, e agricola.Harvested) tale.Said {
				return m.by(m.gets(e.Seat, "reaps", e.Got), e.From)
			},
			Verb:   verb[agricola.Harvested]("reaps"),
			Glyphs: func(_ *moment, e agricola.Harvested) []board.Glyph { return goods(e.Got) },
			Topic:  "fields",
			Play:   (*clip).harvested,
		}),
		tale.Of(row[agricola.Fed]{
			Line: fed,
			Verb: verb[agricola.Fed]("feeds"),
			Glyphs: func(m *moment, e agricola.Fed) []board.Glyph {
				h := &m.after.Player(e.Seat).Tally
				return []board.Glyph{board.Sign("good/food", fmt.Sprintf("%d/%d", h.Eaten, h.Hunger))}
			},
			Topic: "food",
			Play:  (*clip).fed,
			More: more{ends: true,
				holds: of(func(e agricola.Fed) hold {
					if e.Paid == 0 {
						return hold{seat: e.Seat} // what was laid lies there already
					}
					return hold{e.Seat, servedTime}
				})},
		}),
		tale.Of(row[agricola.Begged]{
			Line: func(m *moment, e agricola.Begged) tale.Said {
				return m.lacking(m.did(e.Seat, "begged", e.N), box.Food, e.N,
					int(m.after.Player(e.Seat).Tally.Hunger))
			},
			Verb: verb[agricola.Begged]("begged"),
			Glyphs: func(_ *moment, e agricola.Begged) []board.Glyph {
				return []board.Glyph{goodGlyph(box.Food, -e.N), {Text: "→"}, board.Sign("cross", number(e.N))}
			},
			Topic: "food", Costs: true,
			Play: (*clip).begged,
			More: more{ends: true, lacks: of(func(e agricola.Begged) lack { return lack{seat: e.Seat, begs: e.N} })},
		}),
		tale.Of(row[agricola.Heated]{
			Line: func(m *moment, e agricola.Heated) tale.Said {
				return m.gets(e.Seat, "heats", oneOf(e.Good, e.N))
			},
			Verb:   verb[agricola.Heated]("heats"),
			Glyphs: func(_ *moment, e agricola.Heated) []board.Glyph { return goods(minus(oneOf(e.Good, e.N))) },
			Topic:  "fuel",
			Play:   (*clip).heated,
			More:   more{chosen: true},
		}),
		tale.Of(row[agricola.Bred]{
			Line:   bred,
			Verb:   breeds,
			Glyphs: bredGlyphs,
			Topic:  "animals",
			Play:   (*clip).bred,
			More: more{chosen: true,
				litter: of(func(e agricola.Bred) litter { return litter{e.Seat, e.Newborn, e.Before} }),
				holds: of(func(e agricola.Bred) hold {
					if e.Newborn == (box.Herd{}) {
						return hold{seat: e.Seat}
					}
					return hold{e.Seat, bornTime}
				})},
		}),
		tale.Of(row[agricola.OmenDrawn]{
			Line: func(m *moment, e agricola.OmenDrawn) tale.Said { return m.did(e.Seat, "omen", e.StartCard) },
			Glyphs: func(_ *moment, e agricola.OmenDrawn) []board.Glyph {
				return []board.Glyph{goodGlyph(box.Food, int(e.Food))}
			},
			Topic: "turn",
			Play:  func(k *clip, e agricola.OmenDrawn) { k.gain(0, e.Seat, food(int(e.Food)), supplyAt) },
		}),
	}
}

// fed says what a family has eaten in all, and how much of that was made of what was laid for the meal.
func fed(m *moment, e agricola.Fed) tale.Said {
	eaten := int(m.after.Player(e.Seat).Tally.Eaten)
	said := m.did(e.Seat, "feeds", m.amount(box.Food, eaten))
	if laid := eaten - e.Paid; laid > 0 {
		said.Text += " (" + m.say("log.feeds.laid", e.Paid, laid) + ")"
	}
	return said
}

// breeds is the verb before the newborn; none where some animals have no room and none is born.
func breeds(m *moment, e agricola.Bred) string {
	if e.Newborn == (box.Herd{}) {
		return ""
	}
	return m.say("verb.breeds")
}

// bredGlyphs are the animals that were born, and what became of those that had no room then.
func bredGlyphs(_ *moment, e agricola.Bred) []board.Glyph {
	born, gone := herdStock(e.Newborn), herdStock(e.Before)
	switch {
	case e.Before == box.Herd{}:
		return goods(born)
	case e.Food > 0:
		return append(stockGlyphs(&born), exchanged(gone, food(int(e.Food)))...)
	}
	return append(stockGlyphs(&born), goods(minus(gone))...)
}

// bred says which animals were born, and what became of those that had no room then.
func bred(m *moment, e agricola.Bred) tale.Said {
	said := m.gets(e.Seat, "breeds", herdStock(e.Newborn))
	gone, made := herdStock(e.Before), food(int(e.Food))
	text := ""
	switch {
	case e.Before == box.Herd{}:
		return said
	case e.Food > 0:
		text = m.say("log.breeds.cooked", m.stock(&gone), m.stock(&made))
	default:
		text = m.say("log.breeds.gone", m.stock(&gone))
	}
	if said.Text == "" {
		said.Text = text
	} else {
		said.Text = m.say("log.by", said.Text, text)
	}
	return said
}

// moorTales are what happens with the special cards and with fuel only.
func moorTales() []telling {
	return []telling{
		tale.Of(row[agricola.SpecialTaken]{
			Line: func(m *moment, e agricola.SpecialTaken) tale.Said {
				name := m.special(e.Special)
				if e.Fee > 0 {
					return briefly(m.did(e.Seat, "special.again", name, m.amount(box.Food, e.Fee)), name)
				}
				return briefly(m.did(e.Seat, "special", name), name)
			},
			Glyphs: func(_ *moment, e agricola.SpecialTaken) []board.Glyph {
				return []board.Glyph{pictureGlyph(specialPicture(e.Special))}
			},
			Topic: "special",
			Play:  (*clip).specialTaken,
		}),
		tale.Of(row[agricola.TopSeen]{Silent: true,
			Play: func(k *clip, e agricola.TopSeen) { k.specialTurns(int(e.Card)) },
		}),
		tale.Of(row[agricola.SpecialTurned]{Silent: true,
			Play: func(k *clip, e agricola.SpecialTurned) { k.specialTurns(int(e.Card)) },
		}),
		tale.Of(row[agricola.SpecialSpent]{Silent: true,
			Play: func(k *clip, e agricola.SpecialSpent) { k.specialTurns(int(e.Card)) },
		}),
		tale.Of(row[agricola.Prayed]{
			Line: func(m *moment, e agricola.Prayed) tale.Said {
				text := m.say("log.banks", 1) + " ← " + m.amount(box.Fuel, 1)
				return m.did(e.Seat, "by", text, m.say("major.village_church"))
			},
			Picture: []board.Glyph{goodGlyph(box.Fuel, 1), {Text: "→"}, board.Sign("star", signed(rules.Whole(1)))},
			Topic:   "exchange",
			Play: func(k *clip, e agricola.Prayed) {
				k.Cue(flight, cue.Cloister)
				k.makes(e.Seat, oneOf(box.Fuel, 1), box.Stock{}, frontOf(e.Seat))
			},
			More: more{chosen: true},
		}),
		tale.Of(row[agricola.Tipped]{
			Line: func(m *moment, e agricola.Tipped) tale.Said {
				fuel := oneOf(box.Fuel, agricola.TipFuel)
				return m.did(e.Seat, "tips", m.stock(&fuel))
			},
			Picture: []board.Glyph{goodGlyph(box.Fuel, agricola.TipFuel)}, Topic: "exchange",
			Play: func(k *clip, e agricola.Tipped) { k.notes(e.Seat, cue.Rest) },
			More: more{chosen: true},
		}),
	}
}
