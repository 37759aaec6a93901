package save

import (
	"errors"
	"strings"
	"syscall/js"
	"testing"
	"time"
)

// fakeDisk puts an IndexedDB in place that takes a while, as far as a store asks for one.
// What it was given is in kept once a transaction is complete; refuse makes it abort with
// an error of that name, and hold keeps it from completing.
func fakeDisk(t *testing.T) js.Value {
	t.Helper()
	fake := js.Global().Get("Function").New(`
		const kept = new Map(), fake = { kept, refuse: "", hold: false, strict: 0 };
		const later = f => setTimeout(f, 1);
		fake.indexedDB = { open() {
			const request = { error: null };
			later(() => {
				request.result = {
					createObjectStore() {},
					transaction(_, mode, how) {
						const given = [], tx = { error: null };
						if (mode === "readwrite" && how.durability === "strict") fake.strict++;
						const complete = () => {
							if (fake.hold) return later(complete);
							if (mode === "readwrite" && fake.refuse) {
								tx.error = new DOMException("refused", fake.refuse);
								tx.onabort && tx.onabort({});
								return;
							}
							for (const f of given) f();
							tx.oncomplete && tx.oncomplete({});
						};
						later(complete);
						const answer = f => { const r = {}; given.push(() => { r.result = f(); }); return r; };
						tx.objectStore = () => ({
							put: (v, k) => answer(() => { kept.set(k, v); }),
							delete: k => answer(() => { kept.delete(k); }),
							get: k => answer(() => kept.get(k)),
							getAll: () => answer(() => [...kept.values()]),
							getAllKeys: () => answer(() => [...kept.keys()]),
						});
						return tx;
					},
				};
				request.onupgradeneeded && request.onupgradeneeded({});
				request.onsuccess({});
			});
			return request;
		} };
		return fake;`).Invoke()
	before := js.Global().Get("indexedDB")
	js.Global().Set("indexedDB", fake.Get("indexedDB"))
	t.Cleanup(func() { js.Global().Set("indexedDB", before) })
	return fake
}

// onDisk is what the fake has of a file, "" for nothing.
func onDisk(fake js.Value, name string) string {
	v := fake.Get("kept").Call("get", name)
	if v.IsUndefined() || v.Get("data").IsUndefined() {
		return ""
	}
	return v.Get("data").String()
}

func mustRead(t *testing.T, st Store, name, want string) {
	t.Helper()
	if got, err := st.Read(name); err != nil || string(got) != want {
		t.Errorf("%s is %q, %v, want %q", name, got, err, want)
	}
}

// What Write has written is on the disk, and what Soon was given is there when Kept says so.
func TestWrittenIsOnTheDisk(t *testing.T) {
	st := platformStore(t)
	fake := fakeDisk(t)
	st = Open()
	if err := st.Write("a.stead", []byte("first")); err != nil || onDisk(fake, "a.stead") != "first" {
		t.Fatalf("on the disk is %q, %v", onDisk(fake, "a.stead"), err)
	}
	fake.Set("hold", true)
	for _, text := range []string{"second", "third"} {
		if err := st.Soon("a.stead", []byte(text)); err != nil {
			t.Fatal(err)
		}
		mustRead(t, st, "a.stead", text)
	}
	time.Sleep(20 * time.Millisecond)
	if err := st.Kept("a.stead"); err != ErrPending || !st.Outlives("a.stead") || onDisk(fake, "a.stead") != "first" {
		t.Errorf("kept: %v, with %q on the disk", err, onDisk(fake, "a.stead"))
	}
	fake.Set("hold", false)
	for st.Kept("a.stead") == ErrPending {
		time.Sleep(time.Millisecond)
	}
	if err := st.Kept("a.stead"); err != nil || onDisk(fake, "a.stead") != "third" {
		t.Errorf("kept: %v, with %q on the disk", err, onDisk(fake, "a.stead"))
	}
	if fake.Get("strict").Int() == 0 {
		t.Error("the browser may keep in memory what it was given")
	}
	if err := st.Remove("a.stead"); err != nil || onDisk(fake, "a.stead") != "" {
		t.Errorf("removed: %v, with %q on the disk", err, onDisk(fake, "a.stead"))
	}
	if names, err := st.Names(); len(names) != 0 || err != nil {
		t.Errorf("there are %v, %v", names, err)
	}
}

// A browser that dies takes the local storage along: what was written is on the disk, and
// what was removed stays away.
func TestDeadBrowsersLoseNothing(t *testing.T) {
	platformStore(t)
	fakeDisk(t)
	st := Open()
	for _, name := range []string{"game.stead", "gone.stead"} {
		if err := st.Write(name, []byte("old")); err != nil {
			t.Fatal(err)
		}
	}
	ls := js.Global().Get("localStorage")
	written := map[string]string{}
	for i := range ls.Get("length").Int() {
		key := ls.Call("key", i).String()
		written[key] = ls.Call("getItem", key).String()
	}
	time.Sleep(2 * time.Millisecond)
	if st.Write("game.stead", []byte("new")) != nil || st.Remove("gone.stead") != nil {
		t.Fatal("nothing is written")
	}
	for key, text := range written { // as it was a while ago
		ls.Call("setItem", key, text)
	}
	st = Open()
	mustRead(t, st, "game.stead", "new")
	if names, _ := st.Names(); len(names) != 1 {
		t.Errorf("there are %v", names)
	}
}

// Games of a version without a disk are taken over, and are found where the browser
// refuses the disk, then or later.
func TestOlderGamesAreTakenOver(t *testing.T) {
	platformStore(t)
	js.Global().Get("localStorage").Call("setItem", prefix+"old.stead", "old")
	mustRead(t, Open(), "old.stead", "old")
	refused := js.Global().Get("indexedDB")
	fake := fakeDisk(t)
	st := Open()
	mustRead(t, st, "old.stead", "old")
	if err := st.Write("new.stead", []byte("new")); err != nil || onDisk(fake, "old.stead") != "old" {
		t.Errorf("on the disk is %q, %v", onDisk(fake, "old.stead"), err)
	}
	js.Global().Set("indexedDB", refused)
	st = Open()
	mustRead(t, st, "old.stead", "old")
	mustRead(t, st, "new.stead", "new")
	time.Sleep(2 * time.Millisecond)
	if err := st.Write("new.stead", []byte("newer")); err != nil {
		t.Fatal(err)
	}
	js.Global().Set("indexedDB", fake.Get("indexedDB"))
	mustRead(t, Open(), "new.stead", "newer")
}

// Where neither place has room that is told; what was kept stays.
func TestFullDisk(t *testing.T) {
	platformStore(t)
	fake := fakeDisk(t)
	st := Open()
	if err := st.Write("game.stead", []byte("old")); err != nil {
		t.Fatal(err)
	}
	fake.Set("refuse", "QuotaExceededError")
	large := []byte(strings.Repeat("x", room))
	if err := st.Write("game.stead", large); !errors.Is(err, ErrFull) || onDisk(fake, "game.stead") != "old" {
		t.Errorf("written without room: %v, with %q on the disk", err, onDisk(fake, "game.stead"))
	}
	mustRead(t, Open(), "game.stead", "old")
	if err := st.Write("small.stead", []byte("small")); err != nil {
		t.Errorf("there is room beside the disk: %v", err)
	}
	fake.Set("hold", true)
	if err := st.Soon("game.stead", large); err != nil || st.Outlives("game.stead") {
		t.Errorf("what is nowhere yet is held: %v", err)
	}
	fake.Set("hold", false)
	fake.Set("refuse", "")
	if err := st.Write("game.stead", large); err != nil {
		t.Errorf("there is room again: %v", err)
	}
	mustRead(t, Open(), "game.stead", string(large))
}

// Another tab sees at once what one writes, and where there is no room beside the disk
// when it claims the game.
func TestTabsShareTheDisk(t *testing.T) {
	platformStore(t)
	fakeDisk(t)
	a, b := Open(), Open()
	if err := a.Write("game.stead", []byte("short")); err != nil {
		t.Fatal(err)
	}
	mustRead(t, b, "game.stead", "short")
	long := strings.Repeat("x", room)
	time.Sleep(2 * time.Millisecond)
	if err := a.Write("game.stead", []byte(long)); err != nil {
		t.Fatal(err)
	}
	if err := b.Claim("game.stead", true); err != nil {
		t.Fatal(err)
	}
	mustRead(t, b, "game.stead", long)
}
