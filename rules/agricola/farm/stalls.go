package farm

import "tilestead/rules/agricola/box"

// Stalls are the places for animals on a farm (7): pastures, each for one kind,
// and single places for any animal.
type Stalls struct {
	Pasture [MaxPastures]int16
	N       int
	Single  int16
	Woods   int16 // single places for any animal but a sheep
	Trough  int16 // places for horses
}

// Stalls are what a farm has: pastures, stables outside, one pet in the house.
func (f *Farm) Stalls() (s Stalls) {
	outside := f.Stables
	for s.N < MaxPastures && f.Pasture[s.N] != 0 {
		p := f.Pasture[s.N]
		s.Pasture[s.N] = int16(f.Capacity(p))
		outside &^= p
		s.N++
	}
	s.Single = int16(outside.Size()) + 1
	return s
}

// Holds says whether a herd can live on a farm.
func (f *Farm) Holds(h box.Herd) bool {
	s := f.Stalls()
	return s.Holds(h)
}

// Holds says whether a herd can live there.
func (s *Stalls) Holds(h box.Herd) bool {
	h[box.Horse-box.Sheep] -= min(h[box.Horse-box.Sheep], s.Trough)
	total, kinds := int16(0), 0
	for _, n := range h {
		total += n
		if n > 0 {
			kinds++
		}
	}
	if total <= s.Single {
		return true
	}
	room := s.Single
	for _, n := range s.Pasture[:s.N] {
		room += n
	}
	if room+s.Woods < total || kinds == 1 && s.Woods == 0 {
		return room >= total
	}
	return s.place(0, &h)
}

// place says whether what is left of a herd finds room in the pastures from i on
// and the single places.
func (s *Stalls) place(i int, left *box.Herd) bool {
	if total := left[0] + left[1] + left[2] + left[3]; total <= s.Single+s.Woods && left[0] <= s.Single {
		return true
	}
	if i == s.N {
		return false
	}
	for k, n := range left {
		if n == 0 {
			continue
		}
		left[k] = max(0, n-s.Pasture[i])
		if s.place(i+1, left) {
			left[k] = n
			return true
		}
		left[k] = n
	}
	return false
}

// herds are the largest herds out of one that can live on a farm: none has as
// many of every kind as another one has.
type herds []box.Herd

// UsualHerds is more than most farms leave to choose from; more is possible, and
// takes memory.
const UsualHerds = 64

// Choices puts the largest herds within h that can live there into room.
func (s *Stalls) Choices(room herds, h box.Herd) herds {
	return s.spread(0, h, box.Herd{box.Horse - box.Sheep: s.Trough}, room)
}

// spread gives the pastures from i on to kinds in every way, then the single
// places; room is what kinds have been given.
func (s *Stalls) spread(i int, want, room box.Herd, c herds) herds {
	if i < s.N {
		given := false
		for k := range want {
			if room[k] < want[k] {
				given = true
				more := room
				more[k] += s.Pasture[i]
				c = s.spread(i+1, want, more, c)
			}
		}
		if given {
			return c
		}
	}
	for k := range room {
		room[k] = min(room[k], want[k])
	}
	return c.graze(box.Boar-box.Sheep, s.Woods, s.Single, want, room)
}

// graze gives the places for any animal but a sheep to the kinds from k on in every
// way, then the single places.
func (c herds) graze(k box.Good, woods, single int16, want, have box.Herd) herds {
	if woods == 0 || k == box.Animals {
		return c.fill(0, single, want, have)
	}
	for n := min(woods, want[k]-have[k]); n >= 0; n-- {
		more := have
		more[k] += n
		c = c.graze(k+1, woods-n, single, want, more)
	}
	return c
}

// fill gives single places to the kinds from k on in every way.
func (c herds) fill(k int, single int16, want, have box.Herd) herds {
	if k == box.Animals-1 {
		have[k] = min(want[k], have[k]+single)
		return c.add(have)
	}
	for n := min(single, want[k]-have[k]); n >= 0; n-- {
		more := have
		more[k] += n
		c = c.fill(k+1, single-n, want, more)
	}
	return c
}

// add keeps a herd unless another one has as many of each kind, and drops those
// that have no more of any.
func (c herds) add(h box.Herd) herds {
	for i := range c {
		if h.Within(&c[i]) {
			return c
		}
	}
	rest := c[:0]
	for i := range c {
		if !c[i].Within(&h) {
			rest = append(rest, c[i])
		}
	}
	return append(rest, h)
}

// spare is the room that such a pasture has left.
const spare = 3

// Roomy is the most of the pastures from i on, -1 if the animals cannot live so;
// asked and room are how many of each kind the pastures before need and can take.
func (s *Stalls) Roomy(i int, herd, asked, room box.Herd) int {
	if i == s.N {
		over, sheep := int16(0), max(0, herd[0]-room[0])
		for k, n := range herd {
			if n < asked[k] {
				return -1
			}
			over += max(0, n-room[k])
		}
		if over > s.Single+s.Woods || sheep > s.Single {
			return -1
		}
		return 0
	}
	best := s.Roomy(i+1, herd, asked, room)
	for k, n := range herd {
		if n == 0 {
			continue
		}
		full := room
		full[k] += s.Pasture[i]
		best = max(best, s.Roomy(i+1, herd, asked, full))
		if s.Pasture[i] > spare && asked[k] < n {
			some, more := asked, room
			some[k]++
			more[k] += s.Pasture[i] - spare
			if got := s.Roomy(i+1, herd, some, more); got >= 0 {
				best = max(best, got+1)
			}
		}
	}
	return best
}
