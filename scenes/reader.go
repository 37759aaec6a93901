package scenes

// A reader reads aloud, for those who cannot see it, which screen opened and
// what the keyboard's mark is on.
type reader struct {
	announce func(line string) // nil: nobody listens
	name     string            // of the screen that was announced
	marked   string            // what the mark was announced to be on
}

// focused says what the keyboard's mark goes to.
func (r *reader) focused(name string) {
	if r.announce != nil && name != "" && name != r.marked {
		r.announce(name)
	}
	r.marked = name
}

// screen says the name of the screen that was opened.
func (r *reader) screen(name string) {
	if r.announce != nil && name != "" && name != r.name {
		r.announce(name)
	}
	r.name = name
}
