package montana

import "tilestead/rules"

type fields = map[string]rules.Field

// kinds are all that the rules know of each kind of action: what it is called and what it
// is about where no position is at hand, its forms (docs/notation.md) and how it is written,
// where that is more than its name, and what it does.
//
// What a kind does must not lead back to this table, or Go refuses it as a circle; what
// follows by itself is found in steps.
var kinds = [...]struct {
	name   string
	fields fields
	lines  []string
	writes func(s *State, b []byte, a rules.Action) []byte
	does   func(t acting, a rules.Action)
}{
	KindTile: {name: "tile", fields: fields{"tile": tileField, "rotation": rotationField},
		lines: []string{"tile TILE rN"}, writes: writeTile,
		does: func(t acting, a rules.Action) { t.layTile(TileOf(a)) }},
	KindStart: {name: "start", fields: fields{"hex": hexField}, lines: []string{"start Q,R"}, writes: writeHex("start"),
		does: func(t acting, a rules.Action) { t.layStart(HexOf(a)) }},
	KindFirst: {name: "first", fields: fields{"seat": seatField}, lines: []string{"first SEAT"}, writes: writeFirst,
		does: func(t acting, a rules.Action) { t.startWith(SeatOf(a)) }},
	KindStop: {name: "sector", fields: fields{"sector": sectorField}, lines: []string{"sector N"}, writes: writeSector,
		does: func(t acting, a rules.Action) { t.stopArrow(SectorOf(a)) }},

	KindRecruit: {name: "recruit", lines: []string{"recruit"},
		does: func(t acting, _ rules.Action) { t.recruit() }},
	KindWork: {name: "work", fields: fields{"place": placeField}, lines: []string{"work PLACE"}, writes: writeWork,
		does: func(t acting, a rules.Action) { t.work(PlaceOf(a)) }},
	KindTown: {name: "town", lines: []string{"town"},
		does: func(t acting, _ rules.Action) { t.openTown() }},
	KindBuild: {name: "build", fields: fields{"hex": hexField}, lines: []string{"build Q,R"}, writes: writeHex("build"),
		does: func(t acting, a rules.Action) { t.build(HexOf(a)) }},

	KindWhite: {name: "white", fields: fields{"trade": tradeField}, lines: []string{"white LETTER"}, writes: writeTrade("white"),
		does: func(t acting, a rules.Action) { t.chooseWhite(TradeOf(a)) }},
	KindReturn: {name: "return", fields: fields{"trade": tradeField}, lines: []string{"return LETTER"},
		writes: writeTrade("return"), does: func(t acting, a rules.Action) { t.returnWorker(TradeOf(a)) }},
	KindAdvance: {name: "advance", fields: fields{"sectors": sectorsField}, lines: []string{"stay", "advance N"},
		writes: writeAdvance, does: func(t acting, a rules.Action) { t.advanceArrow(StepsOf(a)) }},
	KindUse: {name: "use", fields: fourAmounts, lines: []string{"use LETTERS"}, writes: writeUse,
		does: func(t acting, a rules.Action) { t.staff(HandfulOf(a)) }},
	KindSmall: {name: "small", fields: fourAmounts, lines: []string{"skip", "small LETTERS"}, writes: writeSmall,
		does: func(t acting, a rules.Action) { t.staffSmall(HandfulOf(a)) }},
	KindBid: {name: "bid", fields: fields{"row": rowField, "column": columnField}, lines: []string{"bid ROW N"},
		writes: writeBid, does: func(t acting, a rules.Action) { t.bid(BidOf(a)) }},
	KindPass: {name: "pass", lines: []string{"pass"},
		does: func(t acting, _ rules.Action) { t.pass(false) }},
	KindTake: {name: "take", fields: threeAmounts, writes: writeTake,
		lines: []string{"take nothing", "take N GOOD", "take N GOOD N GOOD", "take N GOOD N GOOD N GOOD"},
		does:  func(t acting, a rules.Action) { t.takeGoods(TakeOf(a)) }},
	KindUpgrade: {name: "upgrade", fields: twoAmounts, writes: writeUpgrade,
		lines: []string{"upgrade nothing", "upgrade N METAL", "upgrade N METAL N METAL"},
		does:  func(t acting, a rules.Action) { t.upgrade(UpgradesOf(a)) }},
	KindStopBuilding: {name: "stop", lines: []string{"stop"},
		does: func(t acting, _ rules.Action) { t.stopBuilding() }},
	KindTrade: {name: "trade", fields: fields{"bargain": bargainField}, writes: writeBargain,
		lines: []string{"trade GOOD", "trade silver", "trade LETTER"},
		does:  func(t acting, a rules.Action) { t.trade(BargainOf(a)) }},
	KindEnd: {name: "end", lines: []string{"end"},
		does: func(t acting, _ rules.Action) { t.then(StepClear) }},
	KindCanteen: {name: "canteen", lines: []string{"canteen"},
		does: func(t acting, _ rules.Action) { t.useCanteen() }},
	KindKeep: {name: "keep", lines: []string{"keep"},
		does: func(t acting, _ rules.Action) { t.then(StepNext) }},
}

// actionForms are what is printed where no position is at hand, and formLines how actions
// are written.
var actionForms, formLines = func() (forms []rules.Form, lines []string) {
	for i := range kinds {
		forms = append(forms, rules.Form{Name: kinds[i].name, Fields: kinds[i].fields})
		lines = append(lines, kinds[i].lines...)
	}
	return forms, lines
}()
