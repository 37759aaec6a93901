package assets

import (
	"bytes"
	"fmt"
	"image"
	"image/png"
	"io"
	"iter"
)

// An Unpacking is a sheet that was fetched from elsewhere and is decoded a piece
// at a time, for where nothing else could go on meanwhile.
type Unpacking struct {
	next    func() (struct{}, bool)
	stop    func()
	enough  func() bool
	picture image.Image
	err     error
}

// Unpack begins to decode the PNG of sheet i. Who does not go on to the end must
// call Stop.
func Unpack(i int, data []byte) *Unpacking {
	u := &Unpacking{}
	u.next, u.stop = iter.Pull(func(yield func(struct{}) bool) {
		u.picture, u.err = png.Decode(&pausing{bytes.NewReader(data), func() bool {
			return !u.enough() || yield(struct{}{})
		}})
		if u.err != nil {
			u.err = fmt.Errorf("assets: sheet %s: %w", SheetFile(i), u.err)
		}
	})
	return u
}

// Step goes on until it is enough or the picture is there, or the error why
// there is none. It asks every few thousand bytes.
func (u *Unpacking) Step(enough func() bool) (m image.Image, done bool, err error) {
	u.enough = enough
	if _, more := u.next(); more {
		return nil, false, nil
	}
	return u.picture, true, u.err
}

// Stop gives up.
func (u *Unpacking) Stop() { u.stop() }

// pausing reads in pieces, with a pause before each; it ends when a pause does
// not.
type pausing struct {
	from  *bytes.Reader
	pause func() bool
}

// pieceBytes is how much is read between two pauses: about a millisecond's work.
const pieceBytes = 4096

func (p *pausing) Read(b []byte) (int, error) {
	if !p.pause() {
		return 0, io.ErrUnexpectedEOF
	}
	return p.from.Read(b[:min(len(b), pieceBytes)])
}
