package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// The project is kept in shape by these tests: which package may know which,
// what keeps the rules the same everywhere, and what a reader may rely on.
// docs/architecture.md has the map that they hold to.

const module = "tilestead"

// A library is what an import path from outside belongs to.
const (
	ebitengine = "github.com/hajimehoshi/ebiten/"
	oto        = "github.com/ebitengine/oto/"
	outside    = "outside" // anything that is neither ours nor the standard library
)

// An edge forbids the packages of from to import those of to, except some.
// "..." stands for any rest of a path, T for one title, the same T twice for
// the same title, and !T for another title than T.
type edge struct {
	from   []string
	to     []string
	except []string
	tests  []string // like except, for tests only
	why    string
}

var edges = []edge{
	{
		from: []string{"..."}, to: []string{ebitengine + "..."},
		except: []string{"game", "input/device", "e2e"},
		why:    "what imports Ebitengine can only be tested with a window",
	},
	{
		from: []string{"rules/...", "bots/..."}, to: []string{outside},
		why: "rules and bots run wherever Go runs, and nobody else's release changes a game",
	},
	{
		from: []string{"rules"}, to: []string{"..."},
		why: "the kernel is below everything",
	},
	{
		from: []string{"rules/T/...", "rules/rulestest/..."}, to: []string{"..."},
		except: []string{"> rules", "> rules/rulestest/...", "> rules/T/..."},
		tests:  []string{"> save"}, // recorded games are saves
		why:    "rules know the kernel and themselves: no other title, no picture, no bot",
	},
	{
		from: []string{"rules/agricola/box"}, to: []string{"..."},
		why: "what is in the box is known before anybody plays with it",
	},
	{
		from: []string{"rules/agricola/farm"}, to: []string{"..."},
		except: []string{"> rules/agricola/box"},
		why:    "a farm is cells and sets of them, whoever plays on it",
	},
	{
		from: []string{"bots/..."}, to: []string{"..."},
		except: []string{"> rules/...", "> titles", "> titles/rivals", "> bots/..."},
		tests:  []string{"> save"}, // recorded games are saves
		why:    "the browser's worker is rules and bots and nothing else",
	},
	{
		from: []string{"bots"}, to: []string{"rules/T/...", "titles"},
		tests: []string{"> rules/T", "> titles"}, // a real title is the best test
		why:   "what bots know of a title is in its own folder",
	},
	{
		from: []string{"bots/T/..."}, to: []string{"..."},
		except: []string{"> rules", "> rules/T/...", "> bots/search/...", "> bots/coefficients", "> bots/learn", "> bots/neural",
			"> bots/T/..."},
		tests: []string{"> rules/rulestest/golden"}, // what tests print
		why:   "what bots know of a title is its own rules, how to search and how to learn",
	},
	{
		from: []string{"bots/coefficients", "bots/neural"}, to: []string{"..."},
		why: "how numbers are kept and used is the same for every title",
	},
	{
		from: []string{"bots/learn"}, to: []string{"..."},
		except: []string{"> bots/neural"},
		why:    "how numbers are found is the same for every title",
	},
	{
		from: []string{"bots/networks", "bots/training"}, to: []string{"..."},
		except: []string{"> bots/T", "> bots/learn", "> rules"},
		tests:  []string{"> bots/search", "> rules/T"},
		why:    "they list what titles have learned and how, and do nothing themselves",
	},
	{
		from: []string{"..."}, to: []string{"bots/training", "bots/learn"},
		except: []string{"cmd/lab", "bots/T", "bots/training"},
		why:    "bots learn in the laboratory alone, so no program that players get carries that",
	},
	{
		from: []string{"bots/search/..."}, to: []string{"..."},
		except: []string{"> rules", "> bots/search/...", "bots/search/searchtest"},
		tests:  []string{"> rules/T", "> bots/T"}, // a real title is the best test
		why:    "the search knows no title",
	},
	{
		from: []string{"bots/frozen/T"}, to: []string{"..."},
		except: []string{"> rules", "> rules/T/...", "> bots/frozen/search"},
		why:    "what later bots learn must not reach those that are frozen",
	},
	{
		from: []string{"bots/frozen", "bots/frozen/search"}, to: []string{"..."},
		except: []string{"> rules", "> bots/frozen/..."},
		tests:  []string{"> rules/rulestest/...", "> save", "> titles"},
		why:    "what later bots learn must not reach those that are frozen",
	},
	{
		from: []string{"..."}, to: []string{"bots/frozen/..."},
		except: []string{"bots/frozen/...", "> bots/frozen"},
		why:    "a frozen bot is made by its title and level; how it thinks is its own",
	},
	{
		from: []string{"..."}, to: []string{"bots/frozen"},
		except: []string{"cmd/lab"},
		why:    "frozen levels are what the laboratory measures against; nobody else plays them, so no program carries them",
	},
	{
		from: []string{"bots/advice"}, to: []string{"..."},
		except: []string{"> rules"},
		why:    "what is advised is plain data for those who show it",
	},
	{
		from: []string{"..."}, to: []string{"bots/search/...", "bots/T/..."},
		except: []string{"bots/..."},
		why:    "a bot is made by its title and level; how it thinks is its own",
	},
	{
		from: []string{"titles", "titles/feats"}, to: []string{"..."},
		except: []string{"> rules/..."}, tests: []string{"> bots"}, // their games are long enough for feats
		why: "laboratory, saves and worker list the titles without their pictures",
	},
	{
		from: []string{"titles/rivals"}, to: []string{"..."},
		tests: []string{"> titles"},
		why:   "who there is to play against is known to bots and screens alike",
	},
	{
		from: []string{"titles/rating"}, to: []string{"..."},
		except: []string{"> save", "> titles/rivals"}, tests: []string{"> titles"},
		why: "the history tells how strong somebody is",
	},
	{
		from: []string{"save/..."}, to: []string{"..."},
		except: []string{"> rules/...", "> titles", "> save/..."},
		why:    "a save is a setup and its actions, whoever shows it",
	},
	{
		from: []string{"input"}, to: []string{"..."}, tests: []string{"> input/inputtest"},
		why: "input is plain data that a test can write",
	},
	{
		from: []string{"ui/..."}, to: []string{"..."},
		except: []string{"> ui/...", "> input", "> assets", "> assets/face", "> assets/palette", "> sound/cue"},
		why:    "the interface kit knows no title, no rule and no device",
	},
	{
		from: []string{"assets/face"}, to: []string{"..."},
		tests: []string{"> assets"}, // the texts that it must have letters for
		why:   "letters know no screen and no words",
	},
	{
		from: []string{"assets", "assets/palette"}, to: []string{"..."},
		except: []string{"> assets/palette"},
		tests:  []string{"> rules/T"}, // what lives on a tile is held against the rules' table
		why:    "pictures and words are looked up by name and know nobody",
	},
	{
		from: []string{"..."}, to: []string{oto + "..."},
		except: []string{"sound/device"},
		why:    "what talks to a sound card cannot be tested without one",
	},
	{
		from: []string{"sound/..."}, to: []string{"..."},
		except: []string{"> sound/...", "> assets/sound"},
		why:    "the player knows names of sounds and no game",
	},
	{
		from: []string{"scenes/...", "bots/...", "rules/...", "ui/..."}, to: []string{"sound/..."},
		except: []string{"> sound/cue"},
		why:    "who says what may be heard does not know what it sounds like",
	},
	{
		from: []string{"..."}, to: []string{"assets/sound/bake/..."},
		except: []string{"assets/sound/bake/..."},
		why:    "effects are made before the game is built; the game ships them packed",
	},
	{
		from: []string{"..."}, to: []string{"assets/paint/..."},
		except: []string{"assets/paint/...", "cmd/web", "cmd/dist"},
		why:    "the painter runs before the game is built; the game ships its sheets",
	},
	{
		from: []string{"assets/paint/brush"}, to: []string{"..."},
		except: []string{"> assets/palette"},
		why:    "what is painted with knows no picture",
	},
	{
		from: []string{"assets/paint/book", "assets/paint/pic", "assets/paint/props"}, to: []string{"..."},
		except: []string{"> assets/paint/brush"},
		why:    "how pictures are packed and what stands in many of them is below every picture",
	},
	{
		from: []string{"assets/paint/common", "assets/paint/painttest", "assets/paint/rivals"}, to: []string{"..."},
		except: []string{"> assets", "> assets/palette", "> assets/paint/brush", "> assets/paint/book",
			"> assets/paint/pic", "> assets/paint/props"},
		tests: []string{"> assets/paint/painttest"},
		why:   "pictures that all titles share know none of them",
	},
	{
		from: []string{"assets/paint/T"}, to: []string{"assets/paint", "assets/paint/!T", "assets/!T", "rules/!T/..."},
		why: "a title's pictures know its own rules and no other's",
	},
	{
		from: []string{"scenes"}, to: []string{"scenes/T/...", "rules/T/...", "game"},
		except: []string{"> scenes/scenetest"},
		tests:  []string{"> scenes/T/...", "> rules/T/..."}, // a real title is the best test
		why:    "what all titles share knows none of them",
	},
	{
		from: []string{"scenes/board"}, to: []string{"..."},
		except: []string{"> ui", "> input", "> rules", "> assets", "> assets/palette"},
		why:    "what a board offers is the ground for boards and screens alike",
	},
	{
		from: []string{"scenes/settings"}, to: []string{"..."},
		except: []string{"> ui", "> input", "> assets", "> save"},
		why:    "settings are read by screens and know none",
	},
	{
		from: []string{"scenes/think"}, to: []string{"..."},
		except: []string{"> rules", "> bots/advice"},
		why:    "who thinks is asked about positions, and told by nobody where it shows",
	},
	{
		from: []string{"scenes/table"}, to: []string{"..."},
		except: []string{"> scenes/board", "> scenes/settings", "> scenes/think", "> save", "> ui", "> input",
			"> rules", "> assets", "> assets/palette", "> sound/cue"},
		tests: []string{"> scenes/T", "> rules/...", "> scenes/apptest", "> scenes/scenetest", "> ui/soft"},
		why:   "the table tells its Config what happens and knows no other screen",
	},
	{
		from: []string{"scenes/page"}, to: []string{"..."},
		except: []string{"> scenes/board", "> scenes/settings", "> scenes/think", "> save", "> ui/...", "> input", "> rules",
			"> assets", "> assets/palette", "> sound/cue", "> titles/rivals"},
		why: "what screens share knows none of them",
	},
	{
		from: []string{"scenes/screens"}, to: []string{"..."},
		except: []string{"> scenes/page", "> scenes/board", "> scenes/settings", "> scenes/think", "> save", "> titles/...",
			"> ui", "> ui/film", "> input", "> rules", "> assets", "> assets/face", "> assets/palette", "> sound/cue"},
		tests: []string{"> scenes/T", "> rules/...", "> scenes/apptest", "> scenes/scenetest"},
		why:   "screens lead to the table and to lessons through the Navigator",
	},
	{
		from: []string{"scenes/learn"}, to: []string{"..."},
		except: []string{"> scenes/page", "> scenes/table", "> scenes/board", "> scenes/settings", "> scenes/think",
			"> titles", "> titles/puzzles", "> titles/rivals", "> save", "> ui", "> input", "> rules", "> assets",
			"> assets/palette", "> sound/cue"},
		tests: []string{"> scenes", "> scenes/T", "> rules/T", "> scenes/apptest", "> scenes/scenetest"},
		why:   "lessons and puzzles lead a table and lead to other screens through the Navigator",
	},
	{
		from: []string{"..."}, to: []string{"scenes/apptest"},
		except: []string{"scenes/apptest"},
		tests:  []string{"> scenes/apptest"},
		why:    "the program is played by itself in tests only",
	},
	{
		from: []string{"scenes/T/...", "scenes/motion", "scenes/tale"},
		to:   []string{"scenes", "scenes/learn", "scenes/page", "scenes/screens", "scenes/table"},
		why:  "a board is shown by screens and knows none",
	},
	{
		from: []string{"scenes/T/..."}, to: []string{"scenes/!T/...", "rules/!T/...", "game", "bots/..."},
		except: []string{"> scenes/board", "> scenes/motion", "> scenes/tale", "> scenes/scenetest", "> rules/rulestest"},
		why:    "a title's table knows its own rules and no other's, and no bot plays through it",
	},
	{
		from: []string{"scenes/boards"}, to: []string{"..."},
		except: []string{"> scenes/board", "> scenes/T"},
		why:    "the list of boards is a list",
	},
	{
		from: []string{"..."}, to: []string{"scenes/boards"},
		except: []string{".", "cmd/lab", "scenes/apptest"},
		why:    "screens are handed their boards and can be tried with any",
	},
	{
		from: []string{"cmd/bot"}, to: []string{"..."},
		except: []string{"> rules/...", "> titles", "> bots/...", "> save/..."},
		why:    "the browser fetches the worker as well, so it stays small",
	},
	{
		from: []string{"system"}, to: []string{"..."},
		except: []string{"> input"},
		why:    "what the system offers is handed to the program as functions",
	},
	{
		from: []string{"..."}, to: []string{"system"},
		except: []string{"."},
		why:    "what the system offers is handed to the program as functions",
	},
	{
		from: []string{"..."}, to: []string{"game"},
		except: []string{".", "e2e"},
		why:    "the window is on top; what it shows does not know it",
	},
}

// Folders below rules, scenes, bots and the painter that are no titles.
var shared = []string{
	"advice", "apptest", "board", "boards", "coefficients", "frozen", "learn", "motion", "networks", "neural", "page", "rulestest",
	"scenetest", "screens", "search", "settings", "table", "think", "training",
	"palette", "paint", "sound", "book", "brush", "cmd", "common", "painttest", "pic", "props", "rivals",
}

// A source is one Go file of the project, whatever system it is built for.
type source struct {
	name   string // path from the root, with slashes
	folder string
	file   *ast.File
}

func (s source) test() bool { return strings.HasSuffix(s.name, "_test.go") }

var fset = token.NewFileSet()

// sources parses every Go file of the project, of all systems and tags.
func sources(t *testing.T) []source {
	t.Helper()
	var all []source
	for _, name := range files(t) {
		if path.Ext(name) != ".go" {
			continue
		}
		f, err := parser.ParseFile(fset, filepath.FromSlash(name), nil,
			parser.ParseComments|parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, source{name: name, folder: path.Dir(name), file: f})
	}
	if len(all) < 20 {
		t.Fatalf("only %d Go files found: this test looks in the wrong place", len(all))
	}
	return all
}

// files lists what belongs to the project: all but what is built and hidden.
func files(t *testing.T) []string {
	t.Helper()
	var all []string
	err := filepath.WalkDir(".", func(name string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && (name == "build" || name == ".git"):
			return filepath.SkipDir
		case d.Type().IsRegular():
			all = append(all, filepath.ToSlash(name))
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// matches tells whether a path fits a pattern; title is what T stands for
// there, and is returned when the pattern sets it.
func matches(pattern, name, title string) (bool, string) {
	parts, names := strings.Split(pattern, "/"), strings.Split(name, "/")
	for i, p := range parts {
		if p == "..." {
			return true, title
		}
		if i >= len(names) {
			return false, title
		}
		switch {
		case p == "T" && slices.Contains(shared, names[i]):
			return false, title
		case p == "T" && title == "":
			title = names[i]
		case p == "T" && title != names[i]:
			return false, title
		case p == "!T" && (title == names[i] || slices.Contains(shared, names[i])):
			return false, title
		case p != "T" && p != "!T" && p != names[i]:
			return false, title
		}
	}
	return len(parts) == len(names), title
}

// forbids tells whether the edge stands against a package importing another.
func (e edge) forbids(from, to string, test bool) bool {
	title, hit := "", false
	for _, p := range e.from {
		if hit, title = matches(p, from, ""); hit {
			break
		}
	}
	if !hit {
		return false
	}
	own, ours := strings.CutPrefix(to, module+"/")
	if to == module {
		own, ours = ".", true
	}
	first, _, _ := strings.Cut(to, "/")
	stranger := !ours && strings.Contains(first, ".")
	except := e.except
	if test {
		except = slices.Concat(except, e.tests)
	}
	for _, p := range except {
		if p, aim := strings.CutPrefix(p, "> "); aim && ours {
			if ok, _ := matches(p, own, title); ok {
				return false
			}
		} else if !aim {
			if ok, _ := matches(p, from, title); ok {
				return false
			}
		}
	}
	for _, p := range e.to {
		switch {
		case p == outside:
			if stranger {
				return true
			}
		case strings.Contains(p, "."+"com/"):
			if strings.HasPrefix(to, strings.TrimSuffix(p, "...")) {
				return true
			}
		case ours:
			if ok, _ := matches(p, own, title); ok {
				return true
			}
		}
	}
	return false
}

func TestEdges(t *testing.T) {
	for _, c := range []struct {
		from, to string
		want     bool
	}{
		{"rules/montana", module + "/rules", false},
		{"rules/montana", module + "/rules/montana/record", false},
		{"rules/montana", module + "/rules/agricola", true},
		{"rules/montana", module + "/ui", true},
		{"rules/montana", "golang.org/x/text", true},
		{"rules/agricola", module + "/rules/agricola/box", false},
		{"rules/agricola/farm", module + "/rules/agricola/box", false},
		{"rules/agricola/farm", module + "/rules", true},
		{"rules/agricola/box", module + "/rules/agricola/farm", true},
		{"rules/agricola/box", module + "/rules/agricola", true},
		{"rules", module + "/bots", true},
		{"rules", "strings", false},
		{"bots", module + "/bots/montana", false},
		{"bots", module + "/rules/montana", true},
		{"bots/montana", module + "/rules/montana", false},
		{"bots/agricola", module + "/rules/agricola/box", false},
		{"bots/montana", module + "/bots/search", false},
		{"bots/montana", module + "/bots/carcassonne", true},
		{"bots/montana", module + "/rules/carcassonne", true},
		{"bots/montana", module + "/bots", true},
		{"bots/search", module + "/bots/montana", true},
		{"bots/search", module + "/rules", false},
		{"bots", module + "/bots/frozen", true},
		{"bots/frozen", module + "/bots", true},
		{"bots/frozen", module + "/bots/frozen/montana", false},
		{"bots/frozen/montana", module + "/rules/montana", false},
		{"bots/frozen/montana", module + "/rules/carcassonne", true},
		{"bots/frozen/montana", module + "/bots/frozen/search", false},
		{"bots/frozen/montana", module + "/bots/search", true},
		{"bots/frozen/montana", module + "/bots/montana", true},
		{"bots/montana", module + "/bots/frozen/montana", true},
		{"cmd/bot", module + "/bots/frozen", true},
		{"game", module + "/bots/frozen", true},
		{".", module + "/bots/frozen", true},
		{"bots/montana", module + "/bots/learn", false},
		{"bots/montana", module + "/bots/training", true},
		{"bots", module + "/bots/training", true},
		{"bots", module + "/bots/learn", true},
		{"cmd/bot", module + "/bots/training", true},
		{"cmd/lab", module + "/bots/training", false},
		{"bots/training", module + "/bots/montana", false},
		{"bots/training", module + "/bots/search", true},
		{"bots/learn", module + "/rules", true},
		{"cmd/lab", module + "/bots/frozen", false},
		{"cmd/lab", module + "/bots/frozen/montana", true},
		{"cmd/lab", module + "/bots", false},
		{"cmd/lab", module + "/bots/search", true},
		{"cmd/lab", module + "/bots/montana", true},
		{"scenes/montana", module + "/rules/montana", false},
		{"scenes/montana", module + "/rules/carcassonne", true},
		{"scenes/montana", module + "/rules/rulestest", false},
		{"scenes/montana", module + "/scenes/board", false},
		{"scenes/montana", module + "/scenes", true},
		{"scenes/board", module + "/scenes", true},
		{"scenes/montana", module + "/scenes/table", true},
		{"scenes/table", module + "/scenes/page", true},
		{"scenes/page", module + "/scenes/table", true},
		{"scenes/learn", module + "/scenes/screens", true},
		{"scenes/screens", module + "/scenes/table", true},
		{"scenes/learn", module + "/scenes/table", false},
		{"scenes", module + "/scenes/apptest", true},
		{"scenes/montana", ebitengine + "v2", true},
		{"scenes", module + "/scenes/montana", true},
		{"game", ebitengine + "v2", false},
		{"ui", module + "/rules", true},
		{"ui/soft", "golang.org/x/image/draw", false},
		{"cmd/lab", module + "/game", true},
		{".", module + "/game", false},
		{"game", module + "/assets/paint", true},
		{"assets/paint/cmd", module + "/assets/paint", false},
		{"assets/paint", module + "/assets/paint/montana", false},
		{"assets/paint/brush", module + "/assets/paint/book", true},
		{"assets/paint/props", module + "/assets/paint/common", true},
		{"assets/paint/common", module + "/assets/paint/montana", true},
		{"assets/paint/montana", module + "/assets/montana", false},
		{"assets/paint/montana", module + "/assets/paint/common", false},
		{"assets/paint/montana", module + "/assets/paint/carcassonne", true},
		{"assets/paint/montana", module + "/assets/paint", true},
	} {
		got := false
		for _, e := range edges {
			got = got || e.forbids(c.from, c.to, false)
		}
		if got != c.want {
			t.Errorf("%s importing %s: forbidden is %v, want %v", c.from, c.to, got, c.want)
		}
	}
}

func TestImportsPointDownward(t *testing.T) {
	for _, s := range sources(t) {
		for _, spec := range s.file.Imports {
			to := strings.Trim(spec.Path.Value, `"`)
			if s.test() && to == module+"/"+s.folder {
				continue // a package's outer tests
			}
			for _, e := range edges {
				if e.forbids(s.folder, to, s.test()) {
					t.Errorf("%s must not import %s: %s", fset.Position(spec.Pos()), to, e.why)
				}
			}
		}
	}
}
