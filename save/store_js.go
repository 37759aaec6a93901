//go:build js

package save

import (
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strings"
	"syscall/js"
	"unicode/utf8"
)

// Open opens the store of the page: the browser's local storage, where one
// entry replaces another at once. What hinders it Check tells. It waits for the
// browser, so it must not be called back from there.
func Open() Store {
	s := &storage{}
	if err := catch(func() { s.ls = js.Global().Get("localStorage") }); err != nil {
		s.fault = fmt.Errorf("save: the browser keeps nothing for this page: %w", err)
	} else if s.ls.IsUndefined() || s.ls.IsNull() {
		s.fault = errors.New("save: the browser keeps nothing for this page")
	}
	s.tab = appear()
	s.claims = claims{self: s.tab.name, notes: s}
	return s
}

// A storage is a store in the browser's local storage.
type storage struct {
	claims
	ls    js.Value
	tab   *tab
	fault error // why there is no storage at all
}

// prefix sets our entries apart from others of the same origin.
const prefix = "tilestead/"

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

func (s *storage) Read(name string) ([]byte, error) {
	if s.fault != nil {
		return nil, fmt.Errorf("save: %s: %w", name, fs.ErrNotExist)
	}
	var v js.Value
	if err := catch(func() { v = s.ls.Call("getItem", prefix+name) }); err != nil {
		return nil, fmt.Errorf("save: cannot read %s: %w", name, err)
	}
	if v.IsNull() {
		return nil, fmt.Errorf("save: %s: %w", name, fs.ErrNotExist)
	}
	return []byte(v.String()), nil
}

func (s *storage) Write(name string, data []byte) error {
	if err := CheckName(name); err != nil {
		return err
	}
	if s.fault != nil {
		return s.fault
	}
	if !utf8.Valid(data) { // the storage keeps text, and would change what is none
		return fmt.Errorf("save: %s is no text, and the browser keeps only text", name)
	}
	return s.set(name, prefix+name, string(data))
}

// set gives an entry a text, wholly or not at all.
func (s *storage) set(name, key, text string) error {
	err := catch(func() { s.ls.Call("setItem", key, text) })
	var thrown js.Error
	if errors.As(err, &thrown) && thrown.Get("name").String() == "QuotaExceededError" {
		return fmt.Errorf("save: %s: %w", name, ErrFull)
	}
	if err != nil {
		return fmt.Errorf("save: the browser does not keep %s: %w", name, err)
	}
	return nil
}

func (s *storage) Remove(name string) error {
	if _, err := s.Read(name); err != nil {
		return err
	}
	return catch(func() { s.ls.Call("removeItem", prefix+name) })
}

func (s *storage) Names() ([]string, error) {
	if s.fault != nil {
		return nil, nil
	}
	var names []string
	err := catch(func() {
		for i := range s.ls.Get("length").Int() {
			if n, ok := strings.CutPrefix(s.ls.Call("key", i).String(), prefix); ok {
				names = append(names, n)
			}
		}
	})
	slices.Sort(names)
	return names, err
}

func (s *storage) Where() string { return InBrowser }

func (s *storage) Check() error {
	if s.fault != nil {
		return s.fault
	}
	const probe = claimPrefix + "room?"
	defer catch(func() { s.ls.Call("removeItem", probe) })
	return s.set("a trial", probe, "room?")
}

// claimPrefix sets the notes of claims apart from the files.
const claimPrefix = "tilestead-claim/"

func (s *storage) claimant(name string) (window string) {
	if s.fault != nil {
		return ""
	}
	_ = catch(func() {
		if v := s.ls.Call("getItem", claimPrefix+name); !v.IsNull() {
			window = v.String()
		}
	})
	return window
}

func (s *storage) note(name, window string) error {
	if s.fault != nil {
		return s.fault
	}
	return s.set(name, claimPrefix+name, window)
}

func (s *storage) forget(name string) {
	_ = catch(func() { s.ls.Call("removeItem", claimPrefix+name) })
}

func (s *storage) present(window string) bool { return s.tab.present(window) }
