package main

import (
	"bytes"
	"debug/pe"
	"encoding/binary"
	"errors"
	"fmt"
	"slices"
)

// relocation is the kind by which the linker puts the place of the data,
// relative to the program's, into a resource's entry.
const relocation = 3 // IMAGE_REL_AMD64_ADDR32NB

// object is a COFF object file for amd64 whose only section holds resources: a
// tree of three levels (kind, name, language), entries, and the data.
func object(all []resource) []byte {
	slices.SortStableFunc(all, func(a, b resource) int {
		if a.kind != b.kind {
			return int(a.kind) - int(b.kind)
		}
		return int(a.name) - int(b.name)
	})
	var kinds []uint32
	byKind := map[uint32][]int{}
	for i, r := range all {
		if byKind[r.kind] == nil {
			kinds = append(kinds, r.kind)
		}
		byKind[r.kind] = append(byKind[r.kind], i)
	}
	const head, pointer, entry = 16, 8, 16
	names := head + pointer*len(kinds) // the second level begins
	languages := names + len(kinds)*head + len(all)*pointer
	entries := languages + len(all)*(head+pointer)
	data := entries + len(all)*entry
	var b, body bytes.Buffer
	const down = 1 << 31 // the pointer leads to a directory
	directory := func(n int) {
		le(&b, uint32(0), uint32(0), uint16(0), uint16(0), uint16(0), uint16(n))
	}
	directory(len(kinds))
	at := names
	for _, k := range kinds {
		le(&b, k, uint32(at)|down)
		at += head + pointer*len(byKind[k])
	}
	at = languages
	for _, k := range kinds {
		directory(len(byKind[k]))
		for _, i := range byKind[k] {
			le(&b, all[i].name, uint32(at)|down)
			at += head + pointer
		}
	}
	for i := range all {
		directory(1)
		le(&b, uint32(language), uint32(entries+i*entry))
	}
	var places []uint32
	for i := range all {
		places = append(places, uint32(entries+i*entry))
		le(&b, uint32(data+body.Len()), uint32(len(all[i].data)), uint32(0), uint32(0))
		body.Write(all[i].data)
		pad(&body, 8)
	}
	b.Write(body.Bytes())
	return coff(b.Bytes(), places)
}

// coff wraps a section of resources into an object file; places are where the
// linker adds the section's address.
func coff(section []byte, places []uint32) []byte {
	const fileHead, sectionHead = 20, 40
	raw := fileHead + sectionHead
	relocations := raw + len(section)
	symbols := relocations + 10*len(places)
	var b bytes.Buffer
	le(&b, uint16(pe.IMAGE_FILE_MACHINE_AMD64), uint16(1), uint32(0), uint32(symbols), uint32(1), uint16(0), uint16(0))
	b.WriteString(".rsrc\x00\x00\x00")
	le(&b, uint32(0), uint32(0), uint32(len(section)), uint32(raw), uint32(relocations), uint32(0),
		uint16(len(places)), uint16(0),
		uint32(pe.IMAGE_SCN_CNT_INITIALIZED_DATA|pe.IMAGE_SCN_MEM_READ))
	b.Write(section)
	for _, p := range places {
		le(&b, p, uint32(0), uint16(relocation))
	}
	b.WriteString(".rsrc\x00\x00\x00")
	le(&b, uint32(0), uint16(1), uint16(0), uint8(3), uint8(0)) // a symbol for the section itself
	le(&b, uint32(4))                                           // no names of symbols
	return b.Bytes()
}

// checkWindows looks whether a program opens no console and holds its icon,
// its version and its manifest.
func checkWindows(program []byte, version string) error {
	f, err := pe.NewFile(bytes.NewReader(program))
	if err != nil {
		return err
	}
	head, ok := f.OptionalHeader.(*pe.OptionalHeader64)
	if !ok || head.Subsystem != pe.IMAGE_SUBSYSTEM_WINDOWS_GUI {
		return errors.New("the program is not for 64-bit Windows with a window")
	}
	s := f.Section(".rsrc")
	if s == nil || head.DataDirectory[pe.IMAGE_DIRECTORY_ENTRY_RESOURCE].VirtualAddress != s.VirtualAddress {
		return errors.New("the program has no resources")
	}
	data, err := s.Data()
	if err != nil {
		return err
	}
	all, err := resources(data, s.VirtualAddress)
	if err != nil {
		return err
	}
	want, err := windowsResource(version)
	if err != nil {
		return err
	}
	made, err := pe.NewFile(bytes.NewReader(want))
	if err != nil {
		return err
	}
	section, err := made.Sections[0].Data()
	if err != nil {
		return err
	}
	expected, err := resources(section, 0)
	if err != nil {
		return err
	}
	if len(all) != len(expected) {
		return fmt.Errorf("the program holds %d resources, want %d", len(all), len(expected))
	}
	for i := range all {
		if all[i].kind != expected[i].kind || all[i].name != expected[i].name ||
			!bytes.Equal(all[i].data, expected[i].data) {
			return fmt.Errorf("resource %d of kind %d is not what was made", all[i].name, all[i].kind)
		}
	}
	return nil
}

// resources reads the tree of a section that lies at an address.
func resources(data []byte, address uint32) (all []resource, err error) {
	defer func() {
		if recover() != nil { // an index out of range
			err = errors.New("the tree of resources is broken")
		}
	}()
	u16, u32 := binary.LittleEndian.Uint16, binary.LittleEndian.Uint32
	var walk func(at uint32, depth int, r resource)
	walk = func(at uint32, depth int, r resource) {
		for i := range uint32(u16(data[at+14:])) {
			id, to := u32(data[at+16+8*i:]), u32(data[at+20+8*i:])
			next := r
			switch depth {
			case 0:
				next.kind = id
			case 1:
				next.name = id
			case 2:
				from, n := u32(data[to:])-address, u32(data[to+4:])
				next.data = data[from : from+n]
				all = append(all, next)
				continue
			}
			walk(to&^(1<<31), depth+1, next)
		}
	}
	walk(0, 0, resource{})
	return all, nil
}
