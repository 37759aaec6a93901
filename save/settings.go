package save

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"
)

// Settings are the lines of a settings file, `key = value` each, in the order
// of the file. What this program does not know it keeps.
type Settings struct{ lines []setting }

type setting struct{ key, value string } // without a key: a remark, kept as it is

// maxSettings is how many lines of settings are read.
const maxSettings = 2000

// A BadSetting is a line of the settings that cannot be used.
type BadSetting struct {
	Text string // the beginning of the line
	Why  string // in English
}

func (b *BadSetting) Error() string { return fmt.Sprintf("settings: %q: %s", b.Text, b.Why) }

// Misset is the BadSetting of a key that has a value which cannot be used.
func Misset(key, value, why string) *BadSetting {
	return &BadSetting{beginning(key + " = " + value), why}
}

// ReadSettings reads a settings file. The error is the BadSetting of the first line that is
// neither a remark nor `key = value`; the lines that are right are read all the same.
func ReadSettings(data []byte) (*Settings, error) {
	s := &Settings{}
	var first error
	bad := func(i int, line, why string) {
		if first == nil {
			first = &BadSetting{beginning(line), fmt.Sprintf("line %d: %s", i+1, why)}
		}
	}
	if len(data) > MaxBytes {
		return s, fmt.Errorf("settings: %w: %d bytes are more than the %d that are read", ErrLarge, len(data), MaxBytes)
	}
	lines := strings.Split(strings.TrimPrefix(string(data), byteOrderMark), "\n")
	if len(lines) > maxSettings {
		return s, fmt.Errorf("settings: %w: %d lines are more than the %d that are read", ErrLarge, len(lines), maxSettings)
	}
	for i, line := range lines {
		line = strings.TrimSpace(line)
		key, value, ok := strings.Cut(line, "=")
		key, value = strings.TrimSpace(key), strings.TrimSpace(value)
		switch {
		case line == "":
		case line[0] == '#' && utf8.ValidString(line):
			s.lines = append(s.lines, setting{"", line})
		case !ok || key == "" || !utf8.ValidString(line):
			bad(i, line, "want `key = value`")
		default:
			if _, twice := s.Get(key); twice {
				bad(i, line, "it is set twice; the last one counts")
			}
			s.Set(key, value)
		}
	}
	return s, first
}

// Get is the value of a key.
func (s *Settings) Get(key string) (value string, ok bool) {
	for _, l := range s.lines {
		if l.key == key && key != "" {
			return l.value, true
		}
	}
	return "", false
}

// Set gives a key a value of one line.
func (s *Settings) Set(key, value string) {
	value = strings.TrimSpace(strings.NewReplacer("\n", " ", "\r", " ").Replace(value))
	for i, l := range s.lines {
		if l.key == key {
			s.lines[i].value = value
			return
		}
	}
	s.lines = append(s.lines, setting{key, value})
}

// Clone is a copy.
func (s *Settings) Clone() *Settings { return &Settings{slices.Clone(s.lines)} }

// Carry takes over into s what changed from one state of other settings to the
// next.
func (s *Settings) Carry(from, to *Settings) {
	for _, l := range to.lines {
		if old, ok := from.Get(l.key); l.key != "" && (!ok || old != l.value) {
			s.Set(l.key, l.value)
		}
	}
	for _, l := range from.lines {
		if _, ok := to.Get(l.key); !ok {
			s.Delete(l.key)
		}
	}
}

// Delete forgets a key.
func (s *Settings) Delete(key string) {
	for i, l := range s.lines {
		if l.key == key && key != "" {
			s.lines = append(s.lines[:i], s.lines[i+1:]...)
			return
		}
	}
}

// Bytes is the file.
func (s *Settings) Bytes() []byte {
	var b []byte
	for _, l := range s.lines {
		if l.key == "" {
			b = append(append(b, l.value...), '\n')
			continue
		}
		b = fmt.Appendf(b, "%s = %s\n", l.key, l.value)
	}
	return b
}
