package rulestest

import (
	"fmt"
	"reflect"
	"strings"

	"tilestead/rules"
)

// mostOfItem is how many bytes a thing on an agenda takes at most: all that have
// room are copied with every position.
const mostOfItem = 32

// plainAgenda checks that what lies on a position's agenda are small values
// that point into static data by number: no pointers, no functions. Only such
// things can be compared and hashed; they print by their names, for the panic of
// a full agenda says what waits.
func plainAgenda(s rules.State) error {
	t := reflect.TypeOf(s)
	if t.Kind() != reflect.Pointer || t.Elem().Kind() != reflect.Struct {
		return nil
	}
	for _, f := range reflect.VisibleFields(t.Elem()) {
		if f.Type.PkgPath() != reflect.TypeFor[rules.Seat]().PkgPath() || !strings.HasPrefix(f.Type.Name(), "Agenda[") {
			continue
		}
		item := f.Type.Field(0).Type.Elem()
		if what := unplain(item); what != "" {
			return broken("what waits is a plain value", "%s on the agenda holds a %s", item, what)
		}
		if !item.Implements(reflect.TypeFor[fmt.Stringer]()) {
			return broken("what waits is a plain value", "%s on the agenda has no String and prints as numbers", item)
		}
		if n := item.Size(); n > mostOfItem {
			return broken("what waits is a plain value", "%s on the agenda takes %d bytes, more than %d", item, n,
				mostOfItem)
		}
	}
	return nil
}

// unplain is the first kind in a type that is not a number, a flag or made of
// such, or "".
func unplain(t reflect.Type) string {
	switch k := t.Kind(); k {
	case reflect.Struct:
		for i := range t.NumField() {
			if what := unplain(t.Field(i).Type); what != "" {
				return what
			}
		}
	case reflect.Array:
		return unplain(t.Elem())
	case reflect.Pointer, reflect.UnsafePointer, reflect.Func, reflect.Interface, reflect.Slice, reflect.Map,
		reflect.Chan, reflect.String:
		return k.String()
	}
	return ""
}
