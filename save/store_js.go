package save

import (
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"slices"
	"time"
	"unicode/utf8"
)

// Open opens the store of the page. What hinders it Check tells. Like all that waits for
// the disk it waits for the browser, so it must not be called back from there.
func Open() Store {
	s := &storage{mirror: map[string]record{}, queued: map[string]bool{}, failed: map[string]error{},
		beside: map[string]error{}, landed: make(chan struct{})}
	var err error
	s.local, err = openLocal()
	s.disk = openDisk()
	if s.disk != nil {
		s.meet()
	}
	if s.disk == nil && err != nil {
		s.fault = err
	}
	s.tab = appear()
	s.claims = claims{self: s.tab.name, notes: s}
	return s
}

// A storage keeps files in two places of the browser: on its disk, where they outlive a
// browser that dies, and beside it in the local storage, which all tabs see at once and
// which is there where the browser refuses the disk.
type storage struct {
	claims
	local  local
	disk   *disk // nil where the browser refuses it
	tab    *tab
	fault  error             // why there is neither
	mirror map[string]record // what the disk has, or has been given
	queued map[string]bool   // files that the disk is to be given
	flying map[string]record // what it was given and has not taken in yet
	failed map[string]error  // files that neither place has taken
	beside map[string]error  // how the local storage took a file
	landed chan struct{}     // closed when what was flying has landed
	last   int64             // stamp given
}

// keepGone is how long it is known that a file was removed: by then the local storage has
// been written.
const keepGone = 30 * 24 * time.Hour

// meet reads the disk and takes over what the local storage has later: games of a version
// without a disk, and what was written while the browser refused it.
func (s *storage) meet() {
	list, err := s.disk.all()
	if err != nil {
		s.disk = nil
		return
	}
	s.mirror = list
	names, _ := s.local.names()
	for _, name := range names {
		if r, ok := s.local.record(name); ok && later(r, list, name) && CheckName(name) == nil {
			s.mirror[name] = r
			s.queued[name] = true
		}
	}
	forgotten := map[string]record{}
	for name, r := range s.mirror {
		switch old := time.Now().Add(-keepGone).UnixMilli(); {
		case r.gone && r.stamp < old || CheckName(name) != nil:
			s.local.forget(name)
			forgotten[name] = record{}
			delete(s.mirror, name)
			delete(s.queued, name)
		default:
			if at, ok := s.local.record(name); !ok || at.stamp < r.stamp {
				_ = s.local.put(name, r)
			}
		}
		s.last = max(s.last, r.stamp)
	}
	s.disk.put(forgotten, func(error) {})
	s.fly()
}

// later says whether a record is later than that of a list.
func later(r record, list map[string]record, name string) bool {
	was, ok := list[name]
	return !ok || r.stamp > was.stamp
}

// newest is a file as the latest writing left it, in this tab or another one.
func (s *storage) newest(name string) (r record, ok bool) {
	r, ok = s.local.record(name)
	if was, there := s.mirror[name]; there && (!ok || was.stamp >= r.stamp) {
		return was, true
	}
	return r, ok
}

func (s *storage) Read(name string) ([]byte, error) {
	if r, ok := s.newest(name); ok && !r.gone {
		return []byte(r.data), nil
	}
	return nil, fmt.Errorf("save: %s: %w", name, fs.ErrNotExist)
}

func (s *storage) Soon(name string, data []byte) error {
	if err := CheckName(name); err != nil {
		return err
	}
	if s.fault != nil {
		return s.fault
	}
	if !utf8.Valid(data) { // the browser keeps text, and would change what is none
		return fmt.Errorf("save: %s is no text, and the browser keeps only text", name)
	}
	return s.change(name, record{data: string(data)})
}

// change gives both places a record.
func (s *storage) change(name string, r record) error {
	was, _ := s.newest(name)
	s.last = max(s.last+1, was.stamp+1, time.Now().UnixMilli())
	r.stamp = s.last
	err := s.local.put(name, r)
	if s.disk == nil {
		return err
	}
	s.beside[name], s.mirror[name], s.queued[name] = err, r, true
	s.fly()
	return nil
}

// fly gives the disk what is queued, unless it is still busy.
func (s *storage) fly() {
	if s.flying != nil || len(s.queued) == 0 {
		return
	}
	s.flying = map[string]record{}
	for name := range s.queued {
		s.flying[name] = s.mirror[name]
	}
	clear(s.queued)
	s.disk.put(s.flying, s.land)
}

// land notes how the disk took what was flying.
func (s *storage) land(err error) {
	for name := range s.flying {
		delete(s.failed, name)
		switch {
		case err == nil || s.beside[name] == nil:
		case full(err):
			s.failed[name] = fmt.Errorf("save: %s: %w", name, ErrFull)
		default:
			s.failed[name] = fmt.Errorf("save: the browser does not keep %s: %w", name, err)
		}
		if !s.queued[name] { // else the local storage has been given another since
			delete(s.beside, name)
		}
	}
	s.flying = nil
	close(s.landed)
	s.landed = make(chan struct{})
	s.fly()
}

func (s *storage) Kept(name string) error {
	if _, flies := s.flying[name]; flies || s.queued[name] {
		return ErrPending
	}
	return s.failed[name]
}

func (s *storage) Outlives(name string) bool {
	return s.Kept(name) == nil || s.Kept(name) == ErrPending && s.beside[name] == nil
}

func (s *storage) Write(name string, data []byte) error {
	if err := s.Soon(name, data); err != nil {
		return err
	}
	return s.wait(name)
}

// wait waits until the disk has a file.
func (s *storage) wait(name string) error {
	for s.Kept(name) == ErrPending {
		<-s.landed
	}
	return s.Kept(name)
}

func (s *storage) Remove(name string) error {
	if _, err := s.Read(name); err != nil {
		return err
	}
	if err := s.change(name, record{gone: true}); err != nil {
		return err
	}
	return s.wait(name)
}

func (s *storage) Names() ([]string, error) {
	if s.fault != nil {
		return nil, nil
	}
	names, err := s.local.names()
	for name := range maps.Keys(s.mirror) {
		if !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	names = slices.DeleteFunc(names, func(name string) bool { r, ok := s.newest(name); return !ok || r.gone })
	slices.Sort(names)
	return names, err
}

func (s *storage) Where() string { return InBrowser }

// Check tries to keep something.
func (s *storage) Check() error {
	const probe = "room?"
	if s.fault != nil {
		return s.fault
	}
	defer s.local.drop(claimPrefix + probe)
	err := s.local.set("a trial", claimPrefix+probe, probe)
	if err == nil || s.disk == nil {
		return err
	}
	came := make(chan error, 1)
	s.disk.put(map[string]record{probe: {stamp: 1, data: probe}}, func(err error) { came <- err })
	if err := <-came; full(err) {
		return fmt.Errorf("save: a trial: %w", ErrFull)
	} else if err != nil {
		return fmt.Errorf("save: the browser keeps nothing: %w", err)
	}
	s.disk.put(map[string]record{probe: {}}, func(error) {})
	return nil
}

// Claim looks on the disk first: another tab may have found no room beside it.
func (s *storage) Claim(name string, takeOver bool) error {
	if s.disk != nil && !errors.Is(s.Kept(name), ErrPending) {
		if r, ok := s.disk.record(name); ok && later(r, s.mirror, name) {
			s.mirror[name] = r
		}
	}
	return s.claims.Claim(name, takeOver)
}

// claimPrefix sets the notes of claims apart from the files.
const claimPrefix = "tilestead-claim/"

func (s *storage) claimant(name string) string {
	window, _ := s.local.get(claimPrefix + name)
	return window
}

func (s *storage) note(name, window string) error { return s.local.set(name, claimPrefix+name, window) }

func (s *storage) forget(name string) { s.local.drop(claimPrefix + name) }

func (s *storage) present(window string) bool { return s.tab.present(window) }
