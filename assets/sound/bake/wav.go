package bake

import (
	"encoding/binary"
	"fmt"
	"os"
	"path/filepath"

	"tilestead/assets/sound"
)

// WriteWAV writes every variant of every effect into dir, for people to listen to.
func WriteWAV(dir string) error {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	for _, name := range Names() {
		variants, err := Make(name)
		if err != nil {
			return err
		}
		for v, x := range variants {
			if err := os.WriteFile(filepath.Join(dir, fmt.Sprintf("%s-%d.wav", name, v)), wav(x), 0o644); err != nil {
				return err
			}
		}
	}
	return nil
}

// wav is a mono WAV file of 16 bits.
func wav(x []int16) []byte {
	le := binary.LittleEndian
	b := append([]byte("RIFF"), le.AppendUint32(nil, uint32(36+2*len(x)))...)
	b = append(b, "WAVEfmt "...)
	b = le.AppendUint32(b, 16)
	b = le.AppendUint16(b, 1)
	b = le.AppendUint16(b, 1)
	b = le.AppendUint32(b, sound.Rate)
	b = le.AppendUint32(b, 2*sound.Rate)
	b = le.AppendUint16(b, 2)
	b = le.AppendUint16(b, 16)
	b = append(b, "data"...)
	b = le.AppendUint32(b, uint32(2*len(x)))
	for _, v := range x {
		b = le.AppendUint16(b, uint16(v))
	}
	return b
}
