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
// entry replaces another at once.
func Open() (Store, error) {
	var ls js.Value
	if err := catch(func() { ls = js.Global().Get("localStorage") }); err != nil {
		return nil, fmt.Errorf("save: the browser keeps nothing for this page: %w", err)
	}
	if ls.IsUndefined() || ls.IsNull() {
		return nil, errors.New("save: the browser keeps nothing for this page")
	}
	return storage{ls}, nil
}

// A storage is a store in the browser's local storage.
type storage struct{ ls js.Value }

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

func (s storage) Read(name string) ([]byte, error) {
	var v js.Value
	if err := catch(func() { v = s.ls.Call("getItem", prefix+name) }); err != nil {
		return nil, fmt.Errorf("save: cannot read %s: %w", name, err)
	}
	if v.IsNull() {
		return nil, fmt.Errorf("save: %s: %w", name, fs.ErrNotExist)
	}
	return []byte(v.String()), nil
}

func (s storage) Write(name string, data []byte) error {
	if err := CheckName(name); err != nil {
		return err
	}
	if !utf8.Valid(data) { // the storage keeps text, and would change what is none
		return fmt.Errorf("save: %s is no text, and the browser keeps only text", name)
	}
	err := catch(func() { s.ls.Call("setItem", prefix+name, string(data)) })
	var thrown js.Error
	if errors.As(err, &thrown) && thrown.Get("name").String() == "QuotaExceededError" {
		return fmt.Errorf("save: %s: %w", name, ErrFull)
	}
	if err != nil {
		return fmt.Errorf("save: the browser does not keep %s: %w", name, err)
	}
	return nil
}

func (s storage) Remove(name string) error {
	if _, err := s.Read(name); err != nil {
		return err
	}
	return catch(func() { s.ls.Call("removeItem", prefix+name) })
}

func (s storage) Names() ([]string, error) {
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

func (s storage) Where() string { return InBrowser }
