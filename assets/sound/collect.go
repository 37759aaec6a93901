package sound

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
)

// CollectionFile is the file name of Collect's file.
const CollectionFile = "effects.pack"

// Collect makes one file of all effects that this program holds, for Take: of
// each its name, a line break, its length and its own file.
func Collect() ([]byte, error) {
	var b []byte
	for _, name := range Names() {
		data, err := embedded.ReadFile("effects/" + name + Ext)
		if err != nil {
			return nil, err
		}
		b = append(b, name+"\n"...)
		b = binary.LittleEndian.AppendUint32(b, uint32(len(data)))
		b = append(b, data...)
	}
	return b, nil
}

// Take takes Collect's file: Find has its effects from then on. The error says
// that it is damaged; then nothing is taken.
func Take(data []byte) error {
	files := map[string][]byte{}
	for len(data) > 0 {
		name, rest, ok := bytes.Cut(data, []byte("\n"))
		if !ok || len(rest) < 4 {
			return errors.New(CollectionFile + ": cut in a name or a length")
		}
		n := binary.LittleEndian.Uint32(rest)
		rest = rest[4:]
		if uint64(n) > uint64(len(rest)) {
			return fmt.Errorf("%s: %s is cut: %d bytes of %d", CollectionFile, name, len(rest), n)
		}
		files[string(name)], data = rest[:n], rest[n:]
	}
	effects.Lock()
	defer effects.Unlock()
	effects.taken = files
	return nil
}
