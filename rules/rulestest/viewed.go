package rulestest

import (
	"bytes"
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strings"
	"testing"
	"unsafe"

	"tilestead/rules"
)

// Viewed fails for each field of positions that their view does not show: copies
// and guesses keep it, but no fingerprint, no golden file and no law of the kit
// would notice what becomes of it. The positions are of one game of a title, so
// many that every field of every element matters in one of them.
//
// A field that need not be shown is named in derived, with the reason:
// "player[].ties" for what follows from others, with all that is in it, or
// "tile[]", ending in brackets, for a list of which only some are in use.
func Viewed(t *testing.T, positions []rules.State, derived map[string]string) {
	t.Helper()
	for _, what := range unviewed(positions, derived) {
		t.Error(what)
	}
}

// Positions are those of a whole random game, so often, for Viewed.
func Positions(t testing.TB, title *rules.Title, setup rules.Setup, games int) (list []rules.State) {
	t.Helper()
	for range games {
		m := RandomMatch(t, title, setup)
		for i := range m.Len() + 1 {
			list = append(list, m.Before(i))
		}
		setup.Seed++
	}
	return list
}

// A leaf is a number, flag or pointer somewhere in a position.
type leaf struct {
	path  string // its fields, such as "player[].Goods[]"
	place string // which one it is, such as "player[1].Goods[4]"
	value reflect.Value
}

// leaves walks through the structs and arrays of a value. A struct
// that is embedded goes without a name.
func leaves(v reflect.Value, path, place string, visit func(leaf)) {
	switch v.Kind() {
	case reflect.Struct:
		for i := range v.NumField() {
			f := v.Type().Field(i)
			p, q := path, place
			if !f.Anonymous || f.Type.Kind() != reflect.Struct {
				p, q = strings.TrimPrefix(path+"."+f.Name, "."), strings.TrimPrefix(place+"."+f.Name, ".")
			}
			leaves(reflect.NewAt(f.Type, unsafe.Pointer(v.Field(i).UnsafeAddr())).Elem(), p, q, visit)
		}
	case reflect.Array:
		for i := range v.Len() {
			leaves(v.Index(i), path+"[]", fmt.Sprintf("%s[%d]", place, i), visit)
		}
	default:
		visit(leaf{path, place, v})
	}
}

// others are values that a leaf can be given instead of its own.
func others(v reflect.Value) (list []reflect.Value) {
	add := func(set func(reflect.Value)) {
		o := reflect.New(v.Type()).Elem()
		set(o)
		list = append(list, o)
	}
	switch {
	case v.CanInt():
		add(func(o reflect.Value) { o.SetInt(v.Int() + 1) })
		add(func(o reflect.Value) { o.SetInt(v.Int() - 1) })
	case v.CanUint():
		add(func(o reflect.Value) { o.SetUint(v.Uint() + 1) })
		add(func(o reflect.Value) { o.SetUint(v.Uint() ^ 1) })
	case v.Kind() == reflect.Bool:
		add(func(o reflect.Value) { o.SetBool(!v.Bool()) })
	default:
		add(reflect.Value.SetZero)
	}
	return list
}

// matters says whether the view of a position changes with one of its leaves. A
// view that cannot be written then has read it, which is as good.
func matters(s rules.State, before []byte, l leaf) bool {
	own := reflect.New(l.value.Type()).Elem()
	own.Set(l.value)
	defer l.value.Set(own)
	for _, o := range others(own) {
		l.value.Set(o)
		if v, ok := tryView(s); !ok || !bytes.Equal(v, before) {
			return true
		}
	}
	return false
}

func tryView(s rules.State) (v []byte, ok bool) {
	defer func() { ok = recover() == nil }()
	return view(s), true
}

func unviewed(positions []rules.State, derived map[string]string) (faults []string) {
	names := slices.Sorted(maps.Keys(derived))
	missing := map[string]string{} // paths by the places that have not mattered
	shown := map[string]bool{}     // paths of which some place has
	idle := map[string]bool{}      // listed names of which some place does not, in the last position
	last := len(positions) - 1     // where most is in use; hence backward
	for i, s := range slices.Backward(positions) {
		c := s.Clone()
		before := view(c)
		leaves(reflect.ValueOf(c).Elem(), "", "", func(l leaf) {
			name, some := listed(l.path, names)
			if name != "" && i == last {
				idle[name] = idle[name] || !matters(c, before, l)
			}
			_, open := missing[l.place]
			switch {
			case name != "" && !some, i < last && !open, some && shown[l.path]:
			case matters(c, before, l):
				shown[l.path] = true
				delete(missing, l.place)
			default:
				missing[l.place] = l.path
			}
		})
	}
	for _, place := range slices.Sorted(maps.Keys(missing)) {
		path := missing[place]
		if _, some := listed(path, names); some && shown[path] {
			continue
		}
		faults = append(faults,
			fmt.Sprintf("no view shows %s; write it in AppendView, or list it with the reason why not", place))
	}
	for _, name := range names {
		if !idle[name] {
			faults = append(faults, fmt.Sprintf("%s is listed as not shown (%s), "+
				"but there is no such field, or views show all of it", name, derived[name]))
		}
	}
	return faults
}

// listed is the longest of the names that a path belongs to; some says that
// part of a list is in use there.
func listed(path string, names []string) (name string, some bool) {
	for _, n := range names {
		rest, ok := strings.CutPrefix(path, n)
		if ok && len(n) > len(name) && (rest == "" || rest[0] == '.' || rest[0] == '[') {
			name = n
		}
	}
	return name, strings.HasSuffix(name, "[]")
}
