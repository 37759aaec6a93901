package carcassonne

import "testing"

// Tiles that lie the same when turned are told by their pictures: so many turns
// differ.
func TestAlike(t *testing.T) {
	for _, c := range []struct {
		id     string
		differ int
	}{{"B24", 2}, {"B01", 1}, {"B02", 4}} {
		k := Kind(-1)
		for i := range Tiles {
			if Tiles[i].ID == c.id {
				k = Kind(i)
			}
		}
		n := 0
		for r := range 4 {
			fresh := true
			for q := range r {
				fresh = fresh && !Alike(k, q, r)
			}
			if fresh {
				n++
			}
		}
		if n != c.differ {
			t.Errorf("%s lies in %d ways, want %d", c.id, n, c.differ)
		}
	}
}

// What lies the same goes on the same cells.
func TestAlikeFitsAlike(t *testing.T) {
	for k := range Tiles {
		for r := range 4 {
			for q := range r {
				for d := North; d <= West && Alike(Kind(k), q, r); d++ {
					if Tiles[k].EdgeAt(d, int8(q)) != Tiles[k].EdgeAt(d, int8(r)) {
						t.Errorf("%s: %d and %d turns are alike but differ at side %d", Tiles[k].ID, q, r, d)
					}
				}
			}
		}
	}
}
