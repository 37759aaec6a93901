package game

import (
	"bytes"
	"compress/zlib"
	"encoding/binary"
	"hash/crc32"
)

// pngRows writes a PNG from rows that come a few at a time, so that a large
// picture neither lies in memory whole nor holds the window while it is packed.
type pngRows struct {
	out    bytes.Buffer
	idat   bytes.Buffer // packed and not in out yet
	packed *zlib.Writer
	row    []byte
}

// newPNGRows begins a picture of w x h opaque pixels.
func newPNGRows(w, h int) *pngRows {
	p := &pngRows{row: make([]byte, 1+3*w)}
	p.packed, _ = zlib.NewWriterLevel(&p.idat, zlib.BestSpeed) // a known level never fails
	p.out.WriteString("\x89PNG\r\n\x1a\n")
	head := binary.BigEndian.AppendUint32(nil, uint32(w))
	head = binary.BigEndian.AppendUint32(head, uint32(h))
	p.chunk("IHDR", append(head, 8, 2, 0, 0, 0)) // 8 bits each of red, green and blue
	return p
}

// add packs rows of red, green, blue and alpha. Each is kept as how much its
// pixels differ from those to their left.
func (p *pngRows) add(pix []byte) error {
	w := (len(p.row) - 1) / 3
	for ; len(pix) > 0; pix = pix[4*w:] {
		p.row[0] = 1
		var r, g, b byte
		for x, to := 0, p.row[1:]; x < w; x, to = x+1, to[3:] {
			from := pix[4*x : 4*x+3]
			to[0], to[1], to[2] = from[0]-r, from[1]-g, from[2]-b
			r, g, b = from[0], from[1], from[2]
		}
		if _, err := p.packed.Write(p.row); err != nil {
			return err
		}
	}
	if p.idat.Len() > 0 {
		p.chunk("IDAT", p.idat.Bytes())
		p.idat.Reset()
	}
	return nil
}

// end gives the file; all rows must have come.
func (p *pngRows) end() ([]byte, error) {
	if err := p.packed.Close(); err != nil {
		return nil, err
	}
	p.chunk("IDAT", p.idat.Bytes())
	p.chunk("IEND", nil)
	return p.out.Bytes(), nil
}

func (p *pngRows) chunk(name string, data []byte) {
	head := binary.BigEndian.AppendUint32(nil, uint32(len(data)))
	p.out.Write(append(head, name...))
	p.out.Write(data)
	sum := crc32.Update(crc32.ChecksumIEEE([]byte(name)), crc32.IEEETable, data)
	p.out.Write(binary.BigEndian.AppendUint32(nil, sum))
}
