// Package sound holds the sound effects and finds them by name; a browser's
// program takes them when they have come. Package bake makes them from recipes.
package sound

import (
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

// Names are the effects that this program holds from the start, sorted.
func Names() []string {
	var names []string
	entries, err := embedded.ReadDir("effects")
	if err != nil {
		return nil
	}
	for _, e := range entries {
		names = append(names, strings.TrimSuffix(e.Name(), Ext))
	}
	slices.Sort(names)
	return names
}

var effects struct {
	sync.Mutex
	taken    map[string][]byte    // files that came from elsewhere
	unpacked map[string][][]int16 // those that were asked for
}

// Find gives the variants of an effect, at least one, unpacked when it is first
// asked for; an error while it has not come. They belong to all who ask: nobody may change them.
func Find(name string) ([][]int16, error) {
	effects.Lock()
	defer effects.Unlock()
	if v, ok := effects.unpacked[name]; ok {
		return v, nil
	}
	data, here := effects.taken[name]
	if !here {
		var err error
		if data, err = embedded.ReadFile("effects/" + name + Ext); err != nil {
			return nil, fmt.Errorf("sound: no effect %q; run go generate ./assets/sound", name)
		}
	}
	v, err := Unpack(data)
	if err != nil {
		return nil, fmt.Errorf("sound: %s: %w", name, err)
	}
	if effects.unpacked == nil {
		effects.unpacked = map[string][][]int16{}
	}
	effects.unpacked[name] = v
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
