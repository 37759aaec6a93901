package settings

import (
	"errors"
	"io/fs"
	"slices"
	"strings"

	"tilestead/save"
)

// fileName is the name of the settings in the store.
const fileName = "settings.txt"

// A File is the settings as they are now and the file that holds
// them, with remarks of others beside them.
type File struct {
	Values
	store save.Store
	file  *save.Settings // the settings as a file
	filed *save.Settings // the same when they were last read or written
}

// Open reads the settings from the store; lang is the language of whoever
// chose none. Where something cannot be read the default is taken, the file is
// kept aside, and the error says so.
func Open(store save.Store, lang string) (*File, error) {
	f := &File{store: store, Values: Values{Lang: lang, Sound: usualSound,
		TableOptions: TableOptions{Voices: true}}}
	defer f.begin()
	data, err := store.Read(fileName)
	if errors.Is(err, fs.ErrNotExist) {
		f.file = &save.Settings{}
		return f, nil
	}
	if err == nil {
		f.file, err = save.ReadSettings(data)
		for _, o := range Options {
			err = errors.Join(err, f.readOption(o))
		}
		err = errors.Join(err, f.readKeys())
	} else {
		f.file = &save.Settings{}
	}
	if err == nil {
		return f, nil
	}
	d := &Damage{Err: err}
	if aside, err := save.SetAside(store, fileName, "damaged"); err == nil {
		d.Aside = aside
	}
	return f, d
}

// A Damage is what of the settings could not be read.
type Damage struct {
	Err   error  // one or more, joined
	Aside string // where the file is kept, "" if nowhere
}

func (d *Damage) Error() string { return strings.ReplaceAll(d.Err.Error(), "\n", "; ") }
func (d *Damage) Unwrap() error { return d.Err }

// Lines are the settings that cannot be used, as the file has them; none where it could not be
// read at all.
func (d *Damage) Lines() (lines []string) {
	for _, err := range parts(d.Err) {
		var b *save.BadSetting
		if errors.As(err, &b) {
			lines = append(lines, b.Text)
		}
	}
	return lines
}

// parts are the errors of which one is joined.
func parts(err error) (all []error) {
	joined, ok := err.(interface{ Unwrap() []error })
	if !ok {
		return []error{err}
	}
	for _, e := range joined.Unwrap() {
		all = append(all, parts(e)...)
	}
	return all
}

func (f *File) readOption(o Option) error {
	v, ok := f.file.Get(o.Key)
	if !ok {
		return nil
	}
	i := slices.Index(o.Values, v)
	if i < 0 {
		return save.Misset(o.Key, v, "unknown; choose one of "+strings.Join(o.Values, ", "))
	}
	o.Set(&f.Values, i)
	return nil
}

// Save writes the settings to the store. What another window changed there
// meanwhile stays, unless this one changed the same.
func (f *File) Save() error {
	f.fileOptions()
	out := f.file
	if data, err := f.store.Read(fileName); err == nil {
		if there, err := save.ReadSettings(data); err == nil {
			there.Carry(f.filed, f.file)
			out = there
		}
	}
	if err := f.store.Write(fileName, out.Bytes()); err != nil {
		return err
	}
	f.filed = f.file.Clone()
	return nil
}

// fileOptions gives the file the settings as they are.
func (f *File) fileOptions() {
	for _, o := range Options {
		f.file.Set(o.Key, o.Values[o.Get(&f.Values)])
	}
}

// begin notes how the settings were found.
func (f *File) begin() {
	found := f.file
	f.file = found.Clone()
	f.fileOptions()
	f.file, f.filed = found, f.file
}

// Get gives a remark that is kept beside the settings.
func (f *File) Get(key string) (value string, ok bool) { return f.file.Get(key) }

// Set notes a remark beside the settings; Save writes it.
func (f *File) Set(key, value string) { f.file.Set(key, value) }

// Delete forgets a remark.
func (f *File) Delete(key string) { f.file.Delete(key) }
