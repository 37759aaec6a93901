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
