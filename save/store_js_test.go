//go:build js

package save

import (
	"errors"
	"io/fs"
	"strings"
	"syscall/js"
	"testing"
)

// room is how many letters the storage of these tests keeps.
const room = 20_000

// platformStore is a store in a local storage like a browser's, which Node,
// where these tests run, has not.
func platformStore(t *testing.T) Store {
	t.Helper()
	before := js.Global().Get("localStorage")
	js.Global().Set("localStorage", js.Global().Get("Function").New("room", `
		const kept = new Map();
		return {
			get length() { return kept.size; },
			key: i => [...kept.keys()][i] ?? null,
			getItem: k => kept.get(k) ?? null,
			removeItem: k => { kept.delete(k); },
			setItem: (k, v) => {
				let used = k.length + v.length;
				for (const [a, b] of kept) if (a !== k) used += a.length + b.length;
				if (used > room) throw new DOMException("no room", "QuotaExceededError");
				kept.set(k, v);
			},
		};`).Invoke(room))
	t.Cleanup(func() { js.Global().Set("localStorage", before) })
	return Open()
}

// What does not fit is told, and nothing that is kept is lost.
func TestFullStorageLosesNothing(t *testing.T) {
	st := platformStore(t)
	old := strings.Repeat("old ", room/8)
	if err := st.Write("game.stead", []byte(old)); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"game.stead", "other.stead"} {
		if err := st.Write(name, []byte(strings.Repeat("new ", room/4))); !errors.Is(err, ErrFull) {
			t.Errorf("writing %s without room: %v", name, err)
		}
	}
	if got, err := st.Read("game.stead"); err != nil || string(got) != old {
		t.Errorf("what was kept is %d bytes, %v", len(got), err)
	}
	if names, err := st.Names(); err != nil || len(names) != 1 {
		t.Errorf("kept are %v, %v", names, err)
	}
	if err := st.Write("game.stead", []byte("short")); err != nil {
		t.Errorf("what fits is not written: %v", err)
	}
}

func TestStorageKeepsTextOnly(t *testing.T) {
	if err := platformStore(t).Write("a.txt", []byte{0xff, 0xfe}); err == nil {
		t.Error("bytes that would come back changed are taken")
	}
}

// Entries of other programs on the same host are neither listed nor touched.
func TestStorageIsShared(t *testing.T) {
	st := platformStore(t)
	js.Global().Get("localStorage").Call("setItem", "somebody's", "thing")
	if err := st.Write("a.txt", []byte("ours")); err != nil {
		t.Fatal(err)
	}
	if names, err := st.Names(); err != nil || len(names) != 1 || names[0] != "a.txt" {
		t.Errorf("listed are %v, %v", names, err)
	}
}

func TestNoStorage(t *testing.T) {
	before := js.Global().Get("localStorage")
	defer js.Global().Set("localStorage", before)
	js.Global().Set("localStorage", js.Undefined())
	st := Open()
	if st.Check() == nil || st.Write("a.txt", nil) == nil {
		t.Error("something is written without a storage")
	}
	if _, err := st.Read("a.txt"); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("reading without a storage: %v", err)
	}
	if names, err := st.Names(); len(names) != 0 || err != nil {
		t.Errorf("without a storage there are %v, %v", names, err)
	}
	if err := st.Claim("a.txt", false); err != nil || !st.Holds("a.txt") {
		t.Errorf("without a storage a game cannot be played: %v", err)
	}
}

// Two tabs on one storage never both hold one game; what a claim notes is no file.
func TestTabsClaim(t *testing.T) {
	a := platformStore(t)
	b := Open()
	if err := a.Claim("g.stead", false); err != nil {
		t.Fatal(err)
	}
	b.(*storage).tab.open = []string{tabPrefix + a.(*storage).self}
	if err := b.Claim("g.stead", false); err != ErrHeld {
		t.Errorf("the second tab claims: %v", err)
	}
	if err := b.Claim("g.stead", true); err != nil || a.Holds("g.stead") || !b.Holds("g.stead") {
		t.Errorf("taken over: %v", err)
	}
	if names, err := a.Names(); err != nil || len(names) != 0 {
		t.Errorf("there are files %v, %v", names, err)
	}
	b.Close()
	if err := a.Claim("g.stead", false); err != nil {
		t.Errorf("given up: %v", err)
	}
}

// A storage without room says so before anybody plays.
func TestCheckFindsAFullStorage(t *testing.T) {
	st := platformStore(t)
	if err := st.Check(); err != nil {
		t.Errorf("there is room: %v", err)
	}
	if err := st.Write("big", []byte(strings.Repeat("x", room-len(prefix)-len("big")))); err != nil {
		t.Fatal(err)
	}
	if err := st.Check(); !errors.Is(err, ErrFull) {
		t.Errorf("there is no room: %v", err)
	}
}
