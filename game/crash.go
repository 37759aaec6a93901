package game

import (
	"fmt"
	"runtime/debug"
	"strings"
)

// crashFile keeps the report of the last failure.
const crashFile = "crash.txt"

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

// crashed lets the program tell that something went wrong and go on; the game
// itself was saved after its last action. A failure within a second of the
// last one, or while telling, is returned: it ends the program.
func (s *shell) crashed(err error) error {
	if s.crashes > 0 && s.now-s.crashedAt < restAfterCrash {
		return err
	}
	s.crashes++
	s.crashedAt = s.now
	var played []byte
	if again := guard(func() error { played = s.program.Played(); return nil }); again != nil {
		played = fmt.Appendf(nil, "The game cannot be written: %v\n", again)
	}
	what := strings.TrimSpace(strings.SplitN(err.Error(), "\n", 2)[0])
	if s.options.Store != nil {
		where := s.options.Store.Where()
		if s.options.Store.Write(crashFile, report(s.options.Version, err, played)) == nil && where != "" {
			what += "\n" + where + "/" + crashFile
		}
	}
	if again := guard(func() error { s.program.Crash(what); return nil }); again != nil {
		return fmt.Errorf("%w; and then: %w", err, again)
	}
	return nil
}

// report is what those who mend the program need to know. It ends with the game as a
// saved one, so that it can be played again.
func report(version string, err error, played []byte) []byte {
	r := fmt.Appendf(nil, "Tilestead %s stopped:\n%v\n", version, err)
	if f, ok := err.(*failure); ok {
		r = fmt.Appendf(r, "\n%s", f.where)
	}
	if len(played) > 0 {
		r = fmt.Appendf(r, "\nThe game at the table:\n%s", played)
	}
	return r
}
