package save

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"syscall/js"
)

// A record is a file as one of the browser's places keeps it. Of two places the one with
// the later stamp is right.
type record struct {
	stamp int64 // milliseconds since 1970, at least one more than before; 0 for one without
	data  string
	gone  bool // it was removed
}

// A local is the browser's local storage: all tabs see at once what one writes there, but
// it lies in memory for a while, and a browser that dies takes it along.
type local struct{ ls js.Value }

// The entries of a file: its text, and its stamp with its length or that it is gone. They
// are set apart from others of the same origin.
const (
	prefix      = "tilestead/"
	stampPrefix = "tilestead-stamp/"
	goneMark    = "gone"
)

// openLocal fails where the browser keeps nothing.
func openLocal() (local, error) {
	var l local
	if err := catch(func() { l.ls = js.Global().Get("localStorage") }); err != nil {
		return l, fmt.Errorf("save: the browser keeps nothing for this page: %w", err)
	}
	if l.none() {
		return l, errors.New("save: the browser keeps nothing for this page")
	}
	return l, nil
}

func (l local) none() bool { return l.ls.IsUndefined() || l.ls.IsNull() }

// get is an entry, "" and false for none.
func (l local) get(key string) (text string, ok bool) {
	if l.none() {
		return "", false
	}
	_ = catch(func() {
		if v := l.ls.Call("getItem", key); !v.IsNull() {
			text, ok = v.String(), true
		}
	})
	return text, ok
}

// set gives an entry a text, wholly or not at all.
func (l local) set(name, key, text string) error {
	if l.none() {
		return errors.New("save: the browser keeps nothing for this page")
	}
	err := catch(func() { l.ls.Call("setItem", key, text) })
	if full(err) {
		return fmt.Errorf("save: %s: %w", name, ErrFull)
	}
	if err != nil {
		return fmt.Errorf("save: the browser does not keep %s: %w", name, err)
	}
	return nil
}

func (l local) drop(key string) {
	if !l.none() {
		_ = catch(func() { l.ls.Call("removeItem", key) })
	}
}

// record is a file; ok is false for one that was never there.
func (l local) record(name string) (r record, ok bool) {
	stamp, how, marked := "", "", false
	if mark, there := l.get(stampPrefix + name); there {
		stamp, how, marked = strings.Cut(mark, " ")
	}
	r.data, ok = l.get(prefix + name)
	if !ok && how != goneMark || !marked || ok && how != strconv.Itoa(len(r.data)) {
		return r, ok // a mark of another text says nothing about this one
	}
	r.stamp, _ = strconv.ParseInt(stamp, 10, 64)
	r.gone = !ok
	return r, true
}

// put keeps a file. Its mark may find no room: then it counts as one without a stamp.
func (l local) put(name string, r record) error {
	how := goneMark
	if r.gone {
		l.drop(prefix + name)
	} else {
		if err := l.set(name, prefix+name, r.data); err != nil {
			return err
		}
		how = strconv.Itoa(len(r.data))
	}
	_ = l.set(name, stampPrefix+name, fmt.Sprintf("%d %s", r.stamp, how))
	return nil
}

// forget leaves nothing of a file.
func (l local) forget(name string) {
	l.drop(prefix + name)
	l.drop(stampPrefix + name)
}

// names are the files there are or were, in order.
func (l local) names() (names []string, err error) {
	if l.none() {
		return nil, nil
	}
	err = catch(func() {
		for i := range l.ls.Get("length").Int() {
			key := l.ls.Call("key", i).String()
			for _, p := range [...]string{prefix, stampPrefix} {
				if n, ok := strings.CutPrefix(key, p); ok && !slices.Contains(names, n) {
					names = append(names, n)
				}
			}
		}
	})
	slices.Sort(names)
	return names, err
}

// catch turns what the browser throws (no permission, no room left) into an error.
func catch(f func()) (err error) {
	defer func() {
		if v := recover(); v != nil {
			e, ok := v.(js.Error)
			if !ok {
				panic(v)
			}
			err = e
		}
	}()
	f()
	return nil
}

// full says whether the browser has no room for more.
func full(err error) bool {
	var thrown js.Error
	return errors.As(err, &thrown) && thrown.Get("name").String() == "QuotaExceededError"
}
