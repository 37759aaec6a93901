package main

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"os"
	"strconv"
	"strings"
	"unicode/utf16"
)

// resourceFile is linked by go build into every Windows program for amd64.
const resourceFile = "rsrc_windows_amd64.syso"

// Kinds of Windows resources, and the language they are in: English, US.
const (
	kindIcon     = 3
	kindGroup    = 14
	kindVersion  = 16
	kindManifest = 24
	language     = 0x409
)

// windowsIcons are the sizes of the program's icon.
var windowsIcons = []int{16, 24, 32, 48, 64, 128, 256}

// A resource is one of a Windows program.
type resource struct {
	kind, name uint32
	data       []byte
}

// windowsResource is an object file with the icon, the version and the
// manifest of the program.
func windowsResource(version string) ([]byte, error) {
	var all []resource
	var group bytes.Buffer
	le(&group, uint16(0), uint16(1), uint16(len(windowsIcons)))
	for i, px := range windowsIcons {
		data, err := icon(px)
		if err != nil {
			return nil, err
		}
		n := uint32(i + 1)
		all = append(all, resource{kindIcon, n, data})
		side := uint8(px) // 256 is written as 0
		le(&group, side, side, uint8(0), uint8(0), uint16(1), uint16(32), uint32(len(data)), uint16(n))
	}
	manifest, err := os.ReadFile("packaging/windows/tilestead.exe.manifest")
	if err != nil {
		return nil, err
	}
	info, err := versionInfo(version)
	if err != nil {
		return nil, err
	}
	all = append(all,
		resource{kindGroup, 1, group.Bytes()},
		resource{kindVersion, 1, info},
		resource{kindManifest, 1, bytes.ReplaceAll(manifest, []byte("{version}"), []byte(version))})
	return object(all), nil
}

// le writes numbers with the low byte first.
func le(b *bytes.Buffer, values ...any) {
	for _, v := range values {
		switch v := v.(type) {
		case uint8:
			b.WriteByte(v)
		case uint16:
			b.Write(binary.LittleEndian.AppendUint16(nil, v))
		case uint32:
			b.Write(binary.LittleEndian.AppendUint32(nil, v))
		case string: // UTF-16 with a zero at its end
			for _, u := range append(utf16.Encode([]rune(v)), 0) {
				b.Write(binary.LittleEndian.AppendUint16(nil, u))
			}
		default:
			panic(fmt.Sprintf("le: %T", v))
		}
	}
}

// pad fills b up to a multiple of n.
func pad(b *bytes.Buffer, n int) { b.Write(make([]byte, -b.Len()&(n-1))) }

// versionInfo is the VS_VERSIONINFO that Windows shows as the program's details.
func versionInfo(version string) ([]byte, error) {
	var parts [4]uint32
	for i, p := range strings.Split(version, ".") {
		n, err := strconv.ParseUint(p, 10, 16)
		if err != nil || i > 3 {
			return nil, fmt.Errorf("the version %q is not of the form 1.2.3", version)
		}
		parts[i] = uint32(n)
	}
	high, low := parts[0]<<16|parts[1], parts[2]<<16|parts[3]
	var fixed bytes.Buffer
	le(&fixed, uint32(0xfeef04bd), uint32(0x10000), high, low, high, low, uint32(0x3f), uint32(0), uint32(0x40004),
		uint32(1), uint32(0), uint32(0), uint32(0))
	var table [][]byte
	for _, s := range [][2]string{
		{"CompanyName", "The Tilestead authors"},
		{"FileDescription", "Tilestead"},
		{"FileVersion", version},
		{"InternalName", "tilestead"},
		{"LegalCopyright", "Copyright 2026 The Tilestead authors. MIT licence."},
		{"OriginalFilename", "Tilestead.exe"},
		{"ProductName", "Tilestead"},
		{"ProductVersion", version},
	} {
		var value bytes.Buffer
		le(&value, s[1])
		table = append(table, block(s[0], 1, value.Bytes(), uint16(value.Len()/2)))
	}
	words := block("StringFileInfo", 1, nil, 0, block("040904b0", 1, nil, 0, table...))
	var translation bytes.Buffer
	le(&translation, uint16(language), uint16(1200))
	vars := block("VarFileInfo", 1, nil, 0, block("Translation", 0, translation.Bytes(), uint16(translation.Len())))
	return block("VS_VERSION_INFO", 0, fixed.Bytes(), uint16(fixed.Len()), words, vars), nil
}

// block is a node of the version's tree; length counts the value in its units.
func block(key string, text uint16, value []byte, length uint16, children ...[]byte) []byte {
	var b bytes.Buffer
	le(&b, uint16(0), length, text, key)
	pad(&b, 4)
	b.Write(value)
	for _, c := range children {
		pad(&b, 4)
		b.Write(c)
	}
	data := b.Bytes()
	binary.LittleEndian.PutUint16(data, uint16(len(data)))
	return data
}
