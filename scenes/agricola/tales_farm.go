package agricola

import (
	"slices"

	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/rules/agricola/farm"
	"tilestead/scenes/board"
	"tilestead/scenes/tale"
	"tilestead/sound/cue"
)

// farmTales are what is built.
func farmTales() []telling {
	return []telling{
		tale.Of(row[agricola.RoomBuilt]{
			Line:    func(m *moment, e agricola.RoomBuilt) tale.Said { return m.did(e.Seat, "room") },
			Picture: roomSign, Topic: "house",
			Play: func(k *clip, e agricola.RoomBuilt) { k.rises(e.Seat, e.Cell) },
		}),
		tale.Of(row[agricola.Rehoused]{
			Line:    func(m *moment, e agricola.Rehoused) tale.Said { return m.did(e.Seat, "rehouses") },
			Picture: roomSign, Topic: "turn",
			Play: func(k *clip, e agricola.Rehoused) { k.rises(e.Seat, e.Cell) },
		}),
		tale.Of(row[agricola.Renovated]{
			Line: func(m *moment, e agricola.Renovated) tale.Said {
				return m.did(e.Seat, "renovates."+box.MaterialIDs[e.To])
			},
			Picture: []board.Glyph{pictureGlyph("agricola/scene/house_redevelopment")}, Topic: "house",
			Play: (*clip).renovated,
		}),
		tale.Of(row[agricola.StableBuilt]{
			Line:    func(m *moment, e agricola.StableBuilt) tale.Said { return m.did(e.Seat, "stable") },
			Picture: []board.Glyph{board.Sign("good/stable", "")}, Topic: "pastures",
			Play: func(k *clip, e agricola.StableBuilt) { k.rises(e.Seat, e.Cell) },
		}),
		tale.Of(row[agricola.Fenced]{
			Line:    func(m *moment, e agricola.Fenced) tale.Said { return m.did(e.Seat, "fences") },
			Picture: []board.Glyph{board.Sign("good/fence", "")}, Topic: "pastures",
			Play: func(k *clip, e agricola.Fenced) { k.fenced(e.Seat, e.Cells) },
		}),
		tale.Of(row[agricola.Reserved]{Silent: true,
			Play: func(k *clip, e agricola.Reserved) { k.fenced(e.Seat, oneCell(e.Cell)) },
		}),
		tale.Of(row[agricola.MajorBuilt]{
			Line: func(m *moment, e agricola.MajorBuilt) tale.Said { return m.did(e.Seat, "builds", m.major(e.Major)) },
			Glyphs: func(_ *moment, e agricola.MajorBuilt) []board.Glyph {
				return []board.Glyph{pictureGlyph(majorPicture(e.Major))}
			},
			Topic: "majors",
			Play:  (*clip).majorBuilt,
		}),
		tale.Of(row[agricola.MovedUp]{
			Line: func(m *moment, e agricola.MovedUp) tale.Said { return m.did(rules.Nature, "moved", m.major(e.Major)) },
			Glyphs: func(_ *moment, e agricola.MovedUp) []board.Glyph {
				return []board.Glyph{pictureGlyph(majorPicture(e.Major))}
			},
			Topic: "turn", Loud: true,
			Play: func(k *clip, e agricola.MovedUp) {
				k.Cue(0, cue.Draw)
				k.flyMajor(0, e.Major, supplyAt, supplyAt)
			},
		}),
		tale.Of(row[agricola.Extended]{
			Line:    func(m *moment, e agricola.Extended) tale.Said { return m.did(e.Seat, "extends") },
			Picture: land, Topic: "turn",
			Play: func(k *clip, e agricola.Extended) { k.spreads(e.Seat, e.Cells) },
		}),
		tale.Of(row[agricola.Laid]{
			Line: func(m *moment, e agricola.Laid) tale.Said {
				return m.by(m.did(e.Seat, "lays."+box.GroundNames[e.Ground]), e.From)
			},
			Glyphs: func(_ *moment, e agricola.Laid) []board.Glyph { return originGlyph(e.From, land) },
			Topic:  "turn",
			Play: func(k *clip, e agricola.Laid) {
				k.Cue(0, cue.Tile)
				k.shows(0, rising, 0, e.Seat, oneCell(e.Cell), upward)
			},
		}),
		tale.Of(row[agricola.Blocked]{
			Line: func(m *moment, e agricola.Blocked) tale.Said { return m.by(m.did(e.Seat, "blocks"), e.From) },
			Glyphs: func(_ *moment, e agricola.Blocked) []board.Glyph {
				return originGlyph(e.From, []board.Glyph{board.Sign("lock", "")})
			},
			Topic: "turn",
			Play:  func(k *clip, e agricola.Blocked) { k.rises(e.Seat, e.Cell) },
		}),
	}
}

// groundTales are what becomes of the land, and what grows there.
func groundTales() []telling {
	return []telling{
		tale.Of(row[agricola.Plowed]{
			Line:    func(m *moment, e agricola.Plowed) tale.Said { return m.did(e.Seat, "plows") },
			Picture: land, Topic: "fields",
			Play: (*clip).plowed,
		}),
		tale.Of(row[agricola.Sown]{
			Line: func(m *moment, e agricola.Sown) tale.Said { return m.gets(e.Seat, "sows", sownOf(e)) },
			Glyphs: func(_ *moment, e agricola.Sown) []board.Glyph {
				return slices.Concat(goods(minus(sownOf(e))), arrow, land) // unlike what the space brings
			},
			Topic: "turn",
			Play:  (*clip).sown,
		}),
		tale.Of(row[agricola.Ripened]{
			Line:    func(m *moment, e agricola.Ripened) tale.Said { return m.did(e.Seat, "ripens") },
			Picture: crop, Topic: "turn",
			Play: func(k *clip, e agricola.Ripened) {
				k.Cue(0, cue.Grain)
				k.shows(0, rising, stagger, e.Seat, k.is.Player(e.Seat).Fields, upward)
			},
		}),
		tale.Of(row[agricola.Weeded]{
			Line:    func(m *moment, e agricola.Weeded) tale.Said { return m.did(e.Seat, "weeds") },
			Picture: crop, Topic: "turn",
			Play: func(k *clip, e agricola.Weeded) {
				k.Cue(0, cue.Tile)
				k.shows(0, rising, stagger, e.Seat, e.Cells, sideways)
			},
		}),
		tale.Of(row[agricola.Shifted]{
			Line:    func(m *moment, e agricola.Shifted) tale.Said { return m.did(e.Seat, "shifts") },
			Picture: crop, Topic: "turn",
			Play: func(k *clip, e agricola.Shifted) {
				k.Cue(0, cue.Grain)
				cells := (oneCell(e.From) | oneCell(e.To)) & k.is.Player(e.Seat).Land
				k.shows(0, rising, stagger, e.Seat, cells, upward)
			},
		}),
		tale.Of(row[agricola.Cleared]{
			Line: func(m *moment, e agricola.Cleared) tale.Said {
				if e.Got == (box.Stock{}) {
					return m.did(e.Seat, "burns")
				}
				return m.gets(e.Seat, "gets", e.Got)
			},
			Glyphs: func(_ *moment, e agricola.Cleared) []board.Glyph {
				if e.Got == (box.Stock{}) {
					return land // a field came of a forest; goods tell of themselves
				}
				return goods(e.Got)
			},
			Topic: "land",
			Play:  (*clip).cleared,
		}),
		tale.Of(row[agricola.StartCardDrawn]{Silent: true, Play: (*clip).startCard}),
	}
}

// oneCell is a set of one cell.
func oneCell(c farm.Cell) farm.Mask { return farm.Mask(1) << c }

// sownOf is what was sown.
func sownOf(e agricola.Sown) box.Stock {
	return box.Stock{box.Grain: int16(e.Grain.Size()), box.Vegetable: int16(e.Vegetables.Size())}
}
