package main

import (
	"bytes"
	"fmt"
	"html"
	"strings"
)

// shots are the pictures of docs/pictures that software centres show, the first
// at once, with what they say of them.
var shots = []struct{ file, caption string }{
	{"table.png", "Montana against three bots"},
	{"auction.png", "The town auction"},
	{"title.png", "The title screen"},
}

// screenshots puts the pictures into what software centres read. They fetch
// them from the web, so without the address where docs/pictures lies, at, there
// are none.
func screenshots(metainfo []byte, at string) ([]byte, error) {
	if at == "" {
		return metainfo, nil
	}
	if !strings.HasPrefix(at, "https://") && !strings.HasPrefix(at, "http://") {
		return nil, fmt.Errorf("-pictures %q: want an address that begins with https://", at)
	}
	const before = "  <launchable "
	if bytes.Count(metainfo, []byte(before)) != 1 {
		return nil, fmt.Errorf("the metainfo has no single %q for the screenshots to stand before", before)
	}
	b := &strings.Builder{}
	b.WriteString("  <screenshots>\n")
	for i, s := range shots {
		kind := ""
		if i == 0 {
			kind = ` type="default"`
		}
		fmt.Fprintf(b, "    <screenshot%s>\n      <caption>%s</caption>\n      <image>%s/%s</image>\n    </screenshot>\n",
			kind, html.EscapeString(s.caption), html.EscapeString(strings.TrimSuffix(at, "/")), s.file)
	}
	b.WriteString("  </screenshots>\n" + before)
	return bytes.Replace(metainfo, []byte(before), []byte(b.String()), 1), nil
}
