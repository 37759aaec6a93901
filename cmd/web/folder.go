package main

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"tilestead/rules"
	"tilestead/titles"
)

// An item is a file of the folder, as page and service worker know it.
type item struct {
	Path  string `json:"path"`
	Bytes int    `json:"bytes"`
	Hash  string `json:"hash"`            // of the content, part of the file's address
	Art   string `json:"art,omitempty"`   // the title whose art it is
	Words string `json:"words,omitempty"` // the pack of texts that it is
	Title string `json:"-"`               // whose own they are; "" for what all titles share
	Later bool   `json:"later,omitempty"` // not needed for the first screen
	Bare  bool   `json:"bare,omitempty"`  // its address has no hash
}

// A folder is what was written so far.
type folder struct {
	dir   string
	items []item
}

// add writes a file.
func (f *folder) add(it item, data []byte) error {
	name := filepath.Join(f.dir, filepath.FromSlash(it.Path))
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		return err
	}
	sum := sha256.Sum256(data)
	it.Bytes, it.Hash = len(data), hex.EncodeToString(sum[:6])
	f.items = append(f.items, it)
	return os.WriteFile(name, data, 0o644)
}

// find is the file of that path.
func (f *folder) find(name string) (item, bool) {
	i := slices.IndexFunc(f.items, func(it item) bool { return it.Path == name })
	if i < 0 {
		return item{}, false
	}
	return f.items[i], true
}

var hashMark = regexp.MustCompile(`([\w.-]+)\?%HASH%`)

// addText writes a text of the page in which `NAME?%HASH%` stands for the
// address of a file written before, and "%LIST%" for the list so far.
func (f *folder) addText(it item, text []byte) error {
	var missing []string
	text = hashMark.ReplaceAllFunc(text, func(m []byte) []byte {
		name := strings.TrimSuffix(string(m), "?%HASH%")
		other, ok := f.find(name)
		if !ok {
			missing = append(missing, name)
		}
		return []byte(name + "?" + other.Hash)
	})
	if len(missing) > 0 {
		return fmt.Errorf("%s names files that are not in the folder: %s", it.Path, strings.Join(missing, ", "))
	}
	list, err := f.list()
	if err != nil {
		return err
	}
	return f.add(it, []byte(strings.ReplaceAll(string(text), `"%LIST%"`, string(list))))
}

// list is the list of files as JSON, with a version that changes with any of them.
func (f *folder) list() ([]byte, error) {
	sum := sha256.New()
	for _, it := range f.items {
		fmt.Fprintln(sum, it.Path, it.Hash)
	}
	return json.Marshal(struct {
		Version string `json:"version"`
		Files   []item `json:"files"`
	}{hex.EncodeToString(sum.Sum(nil)[:6]), f.items})
}

// The budgets, in bytes as they travel.
const (
	firstBudget    = 9_000_000 // all there is to fetch before the first screen, in one language
	artBudget      = 8_000_000 // a title's own art
	setBudget      = 4_000_000 // besides, each of its expansions'
	wordsBudget    = 50_000    // what all titles share of the texts of a language
	ownWordsBudget = 100_000   // a title's own
)

// expansions is how many of its own a title has: what needs another expansion or stands in
// its place brings other cards, not more art.
func expansions(title string) (n int) {
	if t, err := titles.Find(title); err == nil {
		for _, m := range t.Modules {
			if m.Kind == rules.Expansion && len(m.Needs)+len(m.Clashes) == 0 {
				n++
			}
		}
	}
	return n
}

// report tells the sizes; its error is a budget that is not kept.
func (f *folder) report(w io.Writer) error {
	first, shared := 0, 0
	art, words := map[string]int{}, map[string]int{}
	var drawn []string // titles with art
	for _, it := range f.items {
		switch {
		case it.Art != "":
			if art[it.Art] == 0 {
				drawn = append(drawn, it.Art)
			}
			art[it.Art] += it.Bytes
		case it.Words != "" && it.Title == "":
			shared = max(shared, it.Bytes) // a player reads one language
		case it.Words != "":
			words[it.Title] = max(words[it.Title], it.Bytes)
		case path.Ext(it.Path) == ".wasm" || it.Later: // its packed form counts
		default:
			first += it.Bytes
		}
	}
	first += shared
	fmt.Fprintf(w, "%s: %d files, %.2f MB to the first screen (budget %.0f), of it %.1f KB of words (budget %.0f)\n",
		f.dir, len(f.items), float64(first)/1e6, firstBudget/1e6, float64(shared)/1e3, wordsBudget/1e3)
	if first > firstBudget {
		return fmt.Errorf("%d bytes to the first screen are more than the budget of %d", first, firstBudget)
	}
	if shared > wordsBudget {
		return fmt.Errorf("the words that titles share are %d bytes in a language; their budget is %d", shared,
			wordsBudget)
	}
	for _, t := range drawn {
		budget := artBudget + expansions(t)*setBudget
		fmt.Fprintf(w, "%s: %.2f MB of art (budget %.0f), %.1f KB of words (budget %.0f)\n",
			t, float64(art[t])/1e6, float64(budget)/1e6, float64(words[t])/1e3, ownWordsBudget/1e3)
		if art[t] > budget {
			return fmt.Errorf("the art of %s is %d bytes; its budget is %d", t, art[t], budget)
		}
		if words[t] > ownWordsBudget {
			return fmt.Errorf("the words of %s are %d bytes in a language; their budget is %d", t, words[t],
				ownWordsBudget)
		}
	}
	return nil
}
