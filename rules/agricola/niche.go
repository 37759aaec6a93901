package agricola

import (
	"tilestead/rules"
	"tilestead/rules/agricola/box"
)

func nicheRows(r *rulebook) {
	r.ops[box.Niche] = opRow{name: "Niche", about: "goods for what nobody else has", asks: anyTime,
		carries: func(t acting, seat rules.Seat, _ box.Space, _ *box.Part) { t.gets(seat, nicheGoods(t.State, seat)) }}
}

// nicheGoods are the goods for what a seat alone has: an animal of a kind, grain or
// vegetables that grow, the most forests, the most moors. Who plays alone has the
// most of all that there is (12).
func nicheGoods(s *State, seat rules.Seat) (got box.Stock) {
	for g := box.Sheep; g <= box.Horse; g++ {
		if rivalMost(s, seat, func(p *Player) int { return int(p.Goods[g]) }) == 0 && s.player[seat].Goods[g] > 0 {
			got[box.Food] = 2
		}
	}
	for _, has := range [...]func(*Player) int{
		func(p *Player) int { return p.Grain.Sum() }, func(p *Player) int { return p.Vegetable.Sum() },
	} {
		if has(&s.player[seat]) > 0 && rivalMost(s, seat, has) == 0 {
			got[box.Food]++
		}
	}
	for _, has := range [...]func(*Player) int{
		func(p *Player) int { return p.Forests.Size() }, func(p *Player) int { return p.Moors.Size() },
	} {
		if has(&s.player[seat]) > rivalMost(s, seat, has) {
			got[box.Fuel]++
		}
	}
	return got
}

// rivalMost is the most that another seat has of something.
func rivalMost(s *State, seat rules.Seat, has func(*Player) int) (most int) {
	for i := range rules.Seat(s.setup.seats) {
		if i != seat {
			most = max(most, has(&s.player[i]))
		}
	}
	return most
}
