package main

import (
	"bytes"
	"encoding/binary"
	"sort"
)

// icnsKinds are the icons of a macOS program by the four letters of their
// kind: those with @2x are for screens with twice the pixels.
var icnsKinds = []struct {
	kind string
	px   int
}{
	{"ic11", 32}, {"ic12", 64}, {"ic07", 128}, {"ic13", 256}, {"ic08", 256}, {"ic14", 512}, {"ic09", 512},
	{"ic10", 1024},
}

// icns is the file of a macOS program's icon: a head and a PNG of each kind.
// Two kinds may be of one size, which is asked for once: icon paints it anew.
func icns(icon func(px int) ([]byte, error)) ([]byte, error) {
	var body bytes.Buffer
	made := map[int][]byte{}
	for _, k := range icnsKinds {
		if made[k.px] == nil {
			data, err := icon(k.px)
			if err != nil {
				return nil, err
			}
			made[k.px] = data
		}
		chunk(&body, k.kind, made[k.px])
	}
	var all bytes.Buffer
	chunk(&all, "icns", body.Bytes())
	return all.Bytes(), nil
}

// chunk writes a kind, the length with these eight bytes, and the data.
func chunk(b *bytes.Buffer, kind string, data []byte) {
	b.WriteString(kind)
	b.Write(binary.BigEndian.AppendUint32(nil, uint32(len(data)+8)))
	b.Write(data)
}

// sorted sorts files by name.
func sorted(files []file) []file {
	sort.Slice(files, func(i, j int) bool { return files[i].name < files[j].name })
	return files
}
