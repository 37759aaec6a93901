package main

import (
	"bytes"
	"debug/macho"
	"encoding/binary"
	"errors"
	"fmt"
)

// A slice is the program for one architecture of a universal one.
type slice struct {
	goarch string
	data   []byte
}

// sliceAlign is where slices of a universal program may begin, as a power of
// two: on the pages of the larger architecture.
const sliceAlign = 14

// universal joins the programs of several architectures into one file that
// every Mac can start; their signatures stay valid, for each keeps its bytes.
func universal(slices []slice) []byte {
	cpus := map[string][2]uint32{"amd64": {uint32(macho.CpuAmd64), 3}, "arm64": {uint32(macho.CpuArm64), 0}}
	const align = 1 << sliceAlign
	var head, body bytes.Buffer
	put := func(b *bytes.Buffer, v ...uint32) {
		for _, n := range v {
			b.Write(binary.BigEndian.AppendUint32(nil, n))
		}
	}
	put(&head, macho.MagicFat, uint32(len(slices)))
	at := uint32(align)
	for _, s := range slices {
		cpu := cpus[s.goarch]
		put(&head, cpu[0], cpu[1], at, uint32(len(s.data)), sliceAlign)
		body.Write(s.data)
		padding := -len(s.data) & (align - 1)
		body.Write(make([]byte, padding))
		at += uint32(len(s.data) + padding)
	}
	head.Write(make([]byte, align-head.Len()))
	return append(head.Bytes(), body.Bytes()...)
}

// checkMac looks whether a universal program is one, with both architectures
// and nothing but the system's own libraries.
func checkMac(program []byte) error {
	f, err := macho.NewFatFile(bytes.NewReader(program))
	if err != nil {
		return err
	}
	if len(f.Arches) != 2 || f.Arches[0].Cpu != macho.CpuAmd64 || f.Arches[1].Cpu != macho.CpuArm64 {
		return errors.New("the program is not for both kinds of Macs")
	}
	for _, a := range f.Arches {
		if a.Type != macho.TypeExec {
			return fmt.Errorf("%v: not a program", a.Cpu)
		}
		libraries, err := a.ImportedLibraries()
		if err != nil {
			return err
		}
		for _, l := range libraries {
			if !bytes.HasPrefix([]byte(l), []byte("/usr/lib/")) && !bytes.HasPrefix([]byte(l), []byte("/System/")) {
				return fmt.Errorf("%v: the library %s is not the system's", a.Cpu, l)
			}
		}
	}
	return nil
}
