package ui

import "strings"

// Part says which part of the screen what is laid out from here on belongs to,
// such as the setting whose values follow; "" ends it. It is said before a name.
func (k *Kit) Part(name string) { k.part = name }

// Chosen is the name of something that can be switched on or chosen.
func Chosen(name string, on bool) string {
	if on {
		return name + " ✓"
	}
	return name
}

// FocusName is what the widget is called that shows the keyboard's mark, "" when
// none does: for those who cannot see it.
func (k *Kit) FocusName() string {
	z := k.zone(k.FocusID())
	if z == nil {
		return ""
	}
	name := z.Name
	if name == "" {
		name, _, _ = strings.Cut(z.Tip, "\n")
	}
	if z.part == "" || name == "" {
		return z.part + name
	}
	return z.part + ": " + name
}
