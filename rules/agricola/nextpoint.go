package agricola

import (
	"tilestead/rules"
	"tilestead/rules/agricola/box"
)

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
		return raise(pasturePoints, p.Pastures())
	case GrainItem:
		return raise(grainPoints, int(p.Goods[box.Grain])+p.Grain.Sum())
	case VegetableItem:
		return raise(vegetablePoints, int(p.Goods[box.Vegetable])+p.Vegetable.Sum())
	case SheepItem:
		return raise(sheepPoints, int(p.Goods[box.Sheep]))
	case BoarItem:
		return raise(boarPoints, int(p.Goods[box.Boar]))
	case CattleItem:
		return raise(cattlePoints, int(p.Goods[box.Cattle]))
	case UnusedItem:
		if p.Unused() != 0 {
			return Raise{1, rules.Whole(-unusedPoints)}
		}
	case StableItem:
		if (p.Stables & p.Enclosed()).Size() < maxStables {
			return Raise{1, rules.Whole(stablePoints)}
		}
	case RoomItem:
		switch {
		case p.House != box.StoneHouse:
			return Raise{0, rules.Whole(clayRoomPoints * p.Rooms.Size())} // as much again for stone
		case p.RoomSpots() != 0:
			return Raise{1, rules.Whole(stoneRoomPoints)}
		}
	case PeopleItem:
		if p.supply() > 0 {
			return Raise{1, rules.Whole(personPoints)}
		}
	case HorseItem:
		switch {
		case !s.setup.moor:
		case p.Goods[box.Horse] == 0:
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
