// Package sound embeds the sound effects and finds them by name. Package bake
// makes them from recipes.
package sound

import (
	"embed"
	"encoding/binary"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"

	"tilestead/sound/adpcm"
)

//go:generate go run ./bake/cmd

// Rate is how many samples a second of an effect has.
const Rate = 24000

// Ext ends the names of the effects' files.
const Ext = ".adpcm"

//go:embed effects/*.adpcm
var files embed.FS

// Names are the effects there are, sorted.
func Names() []string {
	var names []string
	entries, err := files.ReadDir("effects")
	if err != nil {
		return nil
	}
	for _, e := range entries {
		names = append(names, strings.TrimSuffix(e.Name(), Ext))
	}
	slices.Sort(names)
	return names
}

var unpacked struct {
	sync.Mutex
	effects map[string][][]int16
}

// Find gives the variants of an effect, at least one, unpacked when it is first
// asked for. They belong to all who ask: nobody may change them.
func Find(name string) ([][]int16, error) {
	unpacked.Lock()
	defer unpacked.Unlock()
	if v, ok := unpacked.effects[name]; ok {
		return v, nil
	}
	data, err := files.ReadFile("effects/" + name + Ext)
	if err != nil {
		return nil, fmt.Errorf("sound: no effect %q; run go generate ./assets/sound", name)
	}
	v, err := Unpack(data)
	if err != nil {
		return nil, fmt.Errorf("sound: %s: %w", name, err)
	}
	if unpacked.effects == nil {
		unpacked.effects = map[string][][]int16{}
	}
	unpacked.effects[name] = v
	return v, nil
}

// Pack makes a file of the variants of an effect: each packed, its length
// before it.
func Pack(variants [][]int16) []byte {
	var b []byte
	for _, v := range variants {
		p := adpcm.Encode(v)
		b = binary.LittleEndian.AppendUint32(b, uint32(len(p)))
		b = append(b, p...)
	}
	return b
}

// Unpack reads what Pack made.
func Unpack(data []byte) ([][]int16, error) {
	var variants [][]int16
	for len(data) > 0 {
		if len(data) < 4 {
			return nil, errors.New("cut in a length")
		}
		n := binary.LittleEndian.Uint32(data)
		data = data[4:]
		if uint64(n) > uint64(len(data)) {
			return nil, fmt.Errorf("cut: %d bytes of %d", len(data), n)
		}
		v, err := adpcm.Decode(data[:n])
		if err != nil {
			return nil, err
		}
		variants = append(variants, v)
		data = data[n:]
	}
	if variants == nil {
		return nil, errors.New("no variant")
	}
	return variants, nil
}
