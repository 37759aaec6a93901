package agricola

// stalls are the places for animals on a farm (7): pastures, each for one kind,
// and single places for any animal.
type stalls struct {
	pasture [maxPastures]int16
	n       int
	single  int16
	woods   int16 // single places for any animal but a sheep
	trough  int16 // places for horses
}

// stalls are what a farm has: pastures, stables outside, one pet in the house.
func (f *Farm) stalls() (s stalls) {
	outside := f.Stables
	for s.n < maxPastures && f.Pasture[s.n] != 0 {
		p := f.Pasture[s.n]
		s.pasture[s.n] = int16(f.Capacity(p))
		outside &^= p
		s.n++
	}
	s.single = int16(outside.Size()) + 1
	return s
}

// Holds says whether a herd can live on a farm.
func (f *Farm) Holds(h Herd) bool {
	s := f.stalls()
	return s.holds(h)
}

// holds says whether a herd can live there.
func (s *stalls) holds(h Herd) bool {
	h[Horse-Sheep] -= min(h[Horse-Sheep], s.trough)
	total, kinds := int16(0), 0
	for _, n := range h {
		total += n
		if n > 0 {
			kinds++
		}
	}
	if total <= s.single {
		return true
	}
	room := s.single
	for _, n := range s.pasture[:s.n] {
		room += n
	}
	if room+s.woods < total || kinds == 1 && s.woods == 0 {
		return room >= total
	}
	return s.place(0, &h)
}

// place says whether what is left of a herd finds room in the pastures from i on
// and the single places.
func (s *stalls) place(i int, left *Herd) bool {
	if total := left[0] + left[1] + left[2] + left[3]; total <= s.single+s.woods && left[0] <= s.single {
		return true
	}
	if i == s.n {
		return false
	}
	for k, n := range left {
		if n == 0 {
			continue
		}
		left[k] = max(0, n-s.pasture[i])
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
type herds []Herd

// usualHerds is more than most farms leave to choose from; more is possible, and
// takes memory.
const usualHerds = 64

// choices puts the largest herds within h that can live there into room.
func (s *stalls) choices(room herds, h Herd) herds {
	return s.spread(0, h, Herd{Horse - Sheep: s.trough}, room)
}

// spread gives the pastures from i on to kinds in every way, then the single
// places; room is what kinds have been given.
func (s *stalls) spread(i int, want, room Herd, c herds) herds {
	if i < s.n {
		given := false
		for k := range want {
			if room[k] < want[k] {
				given = true
				more := room
				more[k] += s.pasture[i]
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
	return c.graze(Boar-Sheep, s.woods, s.single, want, room)
}

// graze gives the places for any animal but a sheep to the kinds from k on in every
// way, then the single places.
func (c herds) graze(k Good, woods, single int16, want, have Herd) herds {
	if woods == 0 || k == Animals {
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
func (c herds) fill(k int, single int16, want, have Herd) herds {
	if k == Animals-1 {
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
func (c herds) add(h Herd) herds {
	for i := range c {
		if h.within(&c[i]) {
			return c
		}
	}
	rest := c[:0]
	for i := range c {
		if !c[i].within(&h) {
			rest = append(rest, c[i])
		}
	}
	return append(rest, h)
}

// spare is the room that such a pasture has left.
const spare = 3

// roomy is the most of the pastures from i on, -1 if the animals cannot live so;
// asked and room are how many of each kind the pastures before need and can take.
func (s *stalls) roomy(i int, herd, asked, room Herd) int {
	if i == s.n {
		over, sheep := int16(0), max(0, herd[0]-room[0])
		for k, n := range herd {
			if n < asked[k] {
				return -1
			}
			over += max(0, n-room[k])
		}
		if over > s.single+s.woods || sheep > s.single {
			return -1
		}
		return 0
	}
	best := s.roomy(i+1, herd, asked, room)
	for k, n := range herd {
		if n == 0 {
			continue
		}
		full := room
		full[k] += s.pasture[i]
		best = max(best, s.roomy(i+1, herd, asked, full))
		if s.pasture[i] > spare && asked[k] < n {
			some, more := asked, room
			some[k]++
			more[k] += s.pasture[i] - spare
			if got := s.roomy(i+1, herd, some, more); got >= 0 {
				best = max(best, got+1)
			}
		}
	}
	return best
}
