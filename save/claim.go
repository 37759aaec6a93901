package save

import "errors"

// ErrHeld is the error of a file that another window has claimed.
var ErrHeld = errors.New("it is open in another window")

// claims keep two windows of the program from writing one file: a note beside
// the file names the window that plays it. A window that has gone, however it
// ended, claims nothing any more.
type claims struct {
	self  string // this window
	notes notes
	noted map[string]bool // claims whose note was written
}

// notes are what all windows on one store see of each other.
type notes interface {
	// claimant is the window that a file's note names, "" for none.
	claimant(name string) string
	note(name, window string) error
	forget(name string)
	// present says whether a window is open. Where that cannot be known it says
	// no: then the latest window has what it claims, and the one before sees that
	// it has lost it.
	present(window string) bool
}

// Claim makes a file this window's own. If another window has it the error is
// ErrHeld, unless it is taken over.
func (c *claims) Claim(name string, takeOver bool) error {
	if err := CheckName(name); err != nil {
		return err
	}
	if who := c.notes.claimant(name); who != "" && who != c.self && !takeOver && c.notes.present(who) {
		return ErrHeld
	}
	if c.noted == nil {
		c.noted = map[string]bool{}
	}
	// Where no note can be written no game can be either.
	c.noted[name] = c.notes.note(name, c.self) == nil
	return nil
}

// Holds says whether a file that this window claimed is still its own: no other
// window has taken it over.
func (c *claims) Holds(name string) bool {
	who := c.notes.claimant(name)
	if who == "" || who == c.self {
		return true
	}
	return !c.noted[name] && !c.notes.present(who)
}

// Release gives a claim up.
func (c *claims) Release(name string) {
	delete(c.noted, name)
	if c.notes.claimant(name) == c.self {
		c.notes.forget(name)
	}
}

// Close gives all claims up.
func (c *claims) Close() {
	for name := range c.noted {
		c.Release(name)
	}
}
