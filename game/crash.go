package game

import (
	"fmt"
	"runtime/debug"
	"strings"
)

// crashFile keeps the report of the last failure.
const crashFile = "crash.txt"

// A Crash is what is known of a failure the program survived.
type Crash struct {
	What   string // one line
	Report string // for those who mend it: version, what, where in the program
	Kept   string // where the report was written; "" when it could not be
}

// failure is a panic as an error, with the place it came from.
type failure struct {
	what  any
	where string
}

func (f *failure) Error() string { return fmt.Sprint(f.what) }

// guard calls f and makes a panic an error.
func guard(f func() error) (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = &failure{p, string(debug.Stack())}
		}
	}()
	return f()
}

// showCrash puts the crash screen in the place of all others. The game itself
// was saved after its last action. A failure of the crash screen is returned:
// it ends the program.
func (s *shell) showCrash(err error) error {
	if s.crashed || s.options.Crash == nil {
		return err
	}
	s.crashed = true
	c := report(s.options.Version, err)
	if s.options.Store != nil && s.options.Store.Write(crashFile, []byte(c.Report)) == nil {
		c.Kept = s.options.Store.Where() + "/" + crashFile
	}
	again := guard(func() error {
		s.stack = stack{s.options.Crash(c)}
		return nil
	})
	if again != nil {
		return fmt.Errorf("%w; and then: %w", err, again)
	}
	return nil
}

func report(version string, err error) Crash {
	c := Crash{What: strings.TrimSpace(strings.SplitN(err.Error(), "\n", 2)[0])}
	c.Report = fmt.Sprintf("Tilestead %s stopped:\n%v\n", version, err)
	if f, ok := err.(*failure); ok {
		c.Report += "\n" + f.where
	}
	return c
}
