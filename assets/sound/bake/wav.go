package bake

import (
	"encoding/binary"
	"fmt"
	"os"
	"path/filepath"

	"tilestead/assets/sound"
	"tilestead/sound/music"
	"tilestead/sound/synth"
)

// WriteWAV writes every variant of every effect, and every mood of the music
// once, into dir, for people to listen to.
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
			if err := writeWAV(filepath.Join(dir, fmt.Sprintf("%s-%d.wav", name, v)), x, 1, sound.Rate); err != nil {
				return err
			}
		}
	}
	for _, m := range music.Moods {
		if err := writeWAV(filepath.Join(dir, "music-"+m.Name+".wav"), once(m), 2, synth.Rate); err != nil {
			return err
		}
	}
	return nil
}

// once plays a mood from beginning to end.
func once(m *music.Mood) []int16 {
	p := music.NewPlayer(1)
	p.Play(music.Early, m)
	buf := make([]float32, 2*synth.Samples(m.Seconds()+4))
	p.Add(buf, 1, 1)
	out := make([]int16, len(buf))
	for i, v := range buf {
		out[i] = int16(32767 * max(-1, min(1, v)))
	}
	return out
}

// writeWAV writes samples of 16 bits, the channels in turn.
func writeWAV(file string, x []int16, channels, rate int) error {
	le := binary.LittleEndian
	b := append([]byte("RIFF"), le.AppendUint32(nil, uint32(36+2*len(x)))...)
	b = append(b, "WAVEfmt "...)
	b = le.AppendUint32(b, 16)
	b = le.AppendUint16(b, 1) // plain numbers
	b = le.AppendUint16(b, uint16(channels))
	b = le.AppendUint32(b, uint32(rate))
	b = le.AppendUint32(b, uint32(2*channels*rate))
	b = le.AppendUint16(b, uint16(2*channels))
	b = le.AppendUint16(b, 16)
	b = append(b, "data"...)
	b = le.AppendUint32(b, uint32(2*len(x)))
	for _, v := range x {
		b = le.AppendUint16(b, uint16(v))
	}
	return os.WriteFile(file, b, 0o644)
}
