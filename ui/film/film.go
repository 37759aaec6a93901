// Package film writes pictures that follow each other as one GIF, a picture at a time, so that
// nobody has to wait for all of them at once.
package film

import (
	"bytes"
	"compress/lzw"
	"encoding/binary"
	"fmt"
	"image"
)

// A Film is a GIF on its way. Of each picture it holds what differs from the one before.
type Film struct {
	out   bytes.Buffer
	of    *palette
	w, h  int
	shown []uint8 // by index; nil before the first picture
}

// clear is the index of what stays as it was.
const clear = colors - 1

// New begins a film of pictures as large as these, in the colours that suit them best: together they
// should show what the others show.
func New(like ...*image.RGBA) *Film {
	f := &Film{of: newPalette(like), w: like[0].Rect.Dx(), h: like[0].Rect.Dy()}
	f.out.WriteString("GIF89a")
	f.short(f.w, f.h)
	f.out.Write([]byte{0xf7, 0, 0}) // 256 colours for all pictures
	f.out.Write(f.of.bytes[:])
	f.out.WriteString("\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00") // again and again
	return f
}

func (f *Film) short(numbers ...int) {
	for _, n := range numbers {
		f.out.Write(binary.LittleEndian.AppendUint16(nil, uint16(n)))
	}
}

// Add adds a picture that is shown for so many hundredths of a second. It fails for one of another
// size.
func (f *Film) Add(m *image.RGBA, hundredths int) error {
	if m.Rect.Dx() != f.w || m.Rect.Dy() != f.h {
		return fmt.Errorf("film: a picture of %v in a film of %d x %d", m.Rect.Size(), f.w, f.h)
	}
	now := f.of.indices(m)
	box := f.changed(now)
	f.out.Write([]byte{0x21, 0xf9, 4, 1<<2 | 1}) // what is clear lets the picture before show
	f.short(hundredths)
	f.out.Write([]byte{clear, 0, 0x2c})
	f.short(box.Min.X, box.Min.Y, box.Dx(), box.Dy())
	f.out.Write([]byte{0, 8})
	data := blocks{to: &f.out}
	packed := lzw.NewWriter(&data, lzw.LSB, 8)
	row := make([]uint8, box.Dx())
	for y := box.Min.Y; y < box.Max.Y; y++ {
		at := y*f.w + box.Min.X
		copy(row, now[at:])
		for x := range row {
			if f.shown != nil && f.shown[at+x] == row[x] {
				row[x] = clear
			}
		}
		if _, err := packed.Write(row); err != nil {
			return err
		}
	}
	if err := packed.Close(); err != nil {
		return err
	}
	data.end()
	f.shown = now
	return nil
}

// changed is the part of a picture that is not as it was; never nothing.
func (f *Film) changed(now []uint8) image.Rectangle {
	if f.shown == nil {
		return image.Rect(0, 0, f.w, f.h)
	}
	var box image.Rectangle
	for y := range f.h {
		was, is := f.shown[y*f.w:(y+1)*f.w], now[y*f.w:(y+1)*f.w]
		if bytes.Equal(was, is) {
			continue
		}
		left, right := 0, f.w
		for was[left] == is[left] {
			left++
		}
		for was[right-1] == is[right-1] {
			right--
		}
		box = box.Union(image.Rect(left, y, right, y+1))
	}
	if box.Empty() {
		return image.Rect(0, 0, 1, 1)
	}
	return box
}

// End gives the file.
func (f *Film) End() []byte {
	f.out.WriteByte(0x3b)
	return f.out.Bytes()
}

// blocks writes data in blocks of at most 255 bytes, each after its length.
type blocks struct {
	to   *bytes.Buffer
	held []byte
}

// Write takes data in.
func (b *blocks) Write(data []byte) (int, error) {
	b.held = append(b.held, data...)
	for len(b.held) >= 255 {
		b.to.WriteByte(255)
		b.to.Write(b.held[:255])
		b.held = b.held[255:]
	}
	return len(data), nil
}

// end writes what is left and that no more comes.
func (b *blocks) end() {
	if n := len(b.held); n > 0 {
		b.to.WriteByte(byte(n))
		b.to.Write(b.held)
	}
	b.to.WriteByte(0)
}
