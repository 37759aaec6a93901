package agricola

import "tilestead/rules"

// A Raise is what would raise a line of a score sheet next: so many more of what
// it counts, for so many points. For rooms of wood and clay More is 0: it takes a
// renovation. Points is 0 where nothing raises the line, or nothing that can be
// counted so (10).
type Raise struct {
	More   int
	Points rules.Points
}

// Raise is the least step that raises a line of a seat's score sheet.
func (s *State) Raise(seat rules.Seat, line Item) Raise {
	p := &s.player[seat]
	switch line {
	case FieldItem:
		return raise(fieldPoints, p.Fields.Size())
	case PastureItem:
		return raise(pasturePoints, p.pastures())
	case GrainItem:
		return raise(grainPoints, int(p.Goods[Grain])+p.grain.sum())
	case VegetableItem:
		return raise(vegetablePoints, int(p.Goods[Vegetable])+p.vegetable.sum())
	case SheepItem:
		return raise(sheepPoints, int(p.Goods[Sheep]))
	case BoarItem:
		return raise(boarPoints, int(p.Goods[Boar]))
	case CattleItem:
		return raise(cattlePoints, int(p.Goods[Cattle]))
	case UnusedItem:
		if p.unused() != 0 {
			return Raise{1, rules.Whole(-unusedPoints)}
		}
	case StableItem:
		if (p.Stables & p.enclosed()).Size() < maxStables {
			return Raise{1, rules.Whole(stablePoints)}
		}
	case RoomItem:
		switch {
		case p.House != StoneHouse:
			return Raise{0, rules.Whole(clayRoomPoints * p.Rooms.Size())} // as much again for stone
		case p.roomSpots() != 0:
			return Raise{1, rules.Whole(stoneRoomPoints)}
		}
	case PeopleItem:
		if p.supply() > 0 {
			return Raise{1, rules.Whole(personPoints)}
		}
	case HorseItem:
		switch {
		case !s.setup.moor:
		case p.Goods[Horse] == 0:
			return Raise{1, rules.Whole(horsePoints - noHorsePoints)}
		default:
			return Raise{1, rules.Whole(horsePoints)}
		}
	}
	return Raise{}
}

// raise is the next step in a table from n on.
func raise(table []int8, n int) Raise {
	now := row(table, n)
	for more := 1; n+more < len(table); more++ {
		if then := row(table, n+more); then > now {
			return Raise{more, rules.Whole(then - now)}
		}
	}
	return Raise{}
}
