package sound

import (
	"slices"
	"testing"
)

func TestFind(t *testing.T) {
	names := Names()
	if len(names) < 20 {
		t.Fatalf("only %v", names)
	}
	for _, n := range names {
		v, err := Find(n)
		if err != nil {
			t.Fatal(err)
		}
		again, err := Find(n)
		if err != nil || &again[0][0] != &v[0][0] {
			t.Errorf("%s was unpacked twice (%v)", n, err)
		}
	}
	if _, err := Find("thunder"); err == nil {
		t.Error("there is no thunder")
	}
}

// All effects travel in one file.
func TestCollectedEffectsAreTaken(t *testing.T) {
	all, err := Collect()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { effects.taken, effects.unpacked = nil, nil })
	for _, cut := range []int{3, 9, len(all) - 1} {
		if err := Take(all[:cut]); err == nil || effects.taken != nil {
			t.Errorf("cut after %d bytes %d effects are taken, %v", cut, len(effects.taken), err)
		}
	}
	if err := Take(all); err != nil || len(effects.taken) != len(Names()) {
		t.Fatalf("%d effects are taken, %v", len(effects.taken), err)
	}
	for _, name := range Names() {
		effects.unpacked = nil
		taken, err := Find(name)
		if err != nil {
			t.Fatal(err)
		}
		data, err := embedded.ReadFile("effects/" + name + Ext)
		if err != nil {
			t.Fatal(err)
		}
		if whole, err := Unpack(data); err != nil || !slices.EqualFunc(taken, whole, slices.Equal) {
			t.Errorf("%s is another, %v", name, err)
		}
	}
	if err := Take([]byte("thunder\n\x00\x00\x00\x00")); err != nil {
		t.Fatal(err)
	}
	if _, err := Find("thunder"); err == nil {
		t.Error("an effect of nothing is found")
	}
}

func TestPack(t *testing.T) {
	in := [][]int16{{0, 0, 0, 0}, make([]int16, 70), {}}
	out, err := Unpack(Pack(in))
	if err != nil || len(out) != 3 || !slices.Equal(out[1], in[1]) || len(out[2]) != 0 {
		t.Errorf("%v came back, %v", out, err)
	}
}

func FuzzUnpack(f *testing.F) {
	f.Add(Pack([][]int16{{1, 2, 3}, {4}}))
	f.Add([]byte{255, 255, 255, 255})
	f.Fuzz(func(t *testing.T, data []byte) {
		if v, err := Unpack(data); err == nil && len(v) == 0 {
			t.Error("neither a sound nor an error")
		}
	})
}
