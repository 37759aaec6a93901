package main

import (
	"bytes"
	_ "embed"
	"fmt"
	"go/format"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"text/template"
)

// The page's program is built with a copy of Ebitengine in which some files are changed. Two
// use text/template, one go/build, through which the linker keeps every method of every type
// of the program: a tenth of all that is downloaded. The copy has the shaders as those
// templates write them, and looks for no Go on the player's machine. The others bring whole
// packages for what this program never does: printing Go for shaders in the old unit, packing
// pictures for tests, being another program's guest, logging, and numbers of any size in shaders.
const engine = "github.com/hajimehoshi/ebiten/v2"

// engineFolder is where the copy lies, from the repository's root.
const engineFolder = "build/ebitengine"

// shaderFiles are those with a template of shaders.
var shaderFiles = []string{"internal/builtinshader/shader.go", "internal/colormshader/shader.go"}

const callerFile = "internal/debug/caller.go"

// engineChanges are all files that are changed, and how.
var engineChanges = map[string]func(src string) (string, error){
	shaderFiles[0]: bakeShaders,
	shaderFiles[1]: bakeShaders,
	callerFile:     lookForNoGo,

	"internal/legacyshader/convert.go":     convertNoShaders,
	"internal/graphicscommand/image_js.go": packNoPictures,
	"internal/atlas/gpuresources.go":       logNoPhases,
	"internal/thread/thread.go":            logNoCalls,
	"internal/vmprotocol/vmprotocol.go":    speakToNoHost,

	"internal/shader/shader.go":      countWithoutBig,
	"internal/shader/stmt.go":        countWithoutBig,
	"internal/shader/expr.go":        countWithoutBig,
	"internal/shader/type.go":        countWithoutBig,
	"internal/shaderir/program.go":   countWithoutBig,
	"internal/shaderir/check.go":     countWithoutBig,
	"internal/shaderir/glsl/glsl.go": countWithoutBig,
	"internal/shaderir/hlsl/hlsl.go": countWithoutBig,
	"internal/shaderir/msl/msl.go":   countWithoutBig,
}

// constants is put beside Ebitengine's packages, in place of go/constant.
//
//go:embed constant/constant.go
var constants []byte

// constantFile is where it lies there.
const constantFile = "internal/constant/constant.go"

// engineFlags copies and changes Ebitengine, and gives the flags that build with the copy.
func engineFlags() ([]string, error) {
	out, err := exec.Command(goTool(), "list", "-m", "-f", "{{.Dir}}", engine).Output()
	if err != nil {
		return nil, fmt.Errorf("where Ebitengine lies: %w", err)
	}
	if err := copyEngine(strings.TrimSpace(string(out)), engineFolder); err != nil {
		return nil, err
	}
	mod, err := os.ReadFile("go.mod")
	if err != nil {
		return nil, err
	}
	sum, err := os.ReadFile("go.sum")
	if err != nil {
		return nil, err
	}
	mod = fmt.Appendf(mod, "\nreplace %s => ./%s\n", engine, engineFolder)
	for name, data := range map[string][]byte{engineFolder + ".mod": mod, engineFolder + ".sum": sum} {
		if err := os.WriteFile(name, data, 0o644); err != nil {
			return nil, err
		}
	}
	return []string{"-modfile", engineFolder + ".mod"}, nil
}

// copyEngine writes Ebitengine to a folder, without its examples and tests, and changes it.
func copyEngine(from, to string) error {
	if err := os.RemoveAll(to); err != nil {
		return err
	}
	err := filepath.WalkDir(from, func(name string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		rel, err := filepath.Rel(from, name)
		if err != nil {
			return err
		}
		if d.IsDir() {
			if d.Name() == "examples" || d.Name() == "testdata" {
				return fs.SkipDir
			}
			return os.MkdirAll(filepath.Join(to, rel), 0o755)
		}
		if strings.HasSuffix(rel, "_test.go") {
			return nil
		}
		data, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		return os.WriteFile(filepath.Join(to, rel), data, 0o644)
	})
	if err != nil {
		return err
	}
	for name, with := range engineChanges {
		if err := change(filepath.Join(to, name), with); err != nil {
			return err
		}
	}
	if err := os.MkdirAll(filepath.Join(to, filepath.Dir(constantFile)), 0o755); err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(to, constantFile), constants, 0o644)
}

func change(name string, with func(src string) (string, error)) error {
	data, err := os.ReadFile(name)
	if err != nil {
		return err
	}
	src, err := with(string(data))
	if err != nil {
		return fmt.Errorf("%s is not as it was when this was written: %w", name, err)
	}
	tidy, err := format.Source([]byte(src))
	if err != nil {
		return err
	}
	return os.WriteFile(name, tidy, 0o644)
}

// cut replaces what lies from one text to another, both included, and gives what it was.
func cut(src *string, from, to, with string) (was string, err error) {
	before, rest, ok := strings.Cut(*src, from)
	was, after, ends := strings.Cut(rest, to)
	if !ok || !ends {
		return "", fmt.Errorf("there is no %q … %q", from, to)
	}
	*src = before + with + after
	return was, nil
}

// bakeShaders puts what a template writes in its place.
func bakeShaders(src string) (string, error) {
	text, err := cut(&src, "var tmpl = template.Must(template.New(\"tmpl\").Parse(`", "`))\n", "// Changed: SHADERS\n")
	if err != nil {
		return "", err
	}
	shaders, err := template.New("shaders").Parse(text)
	if err != nil {
		return "", err
	}
	var table strings.Builder
	table.WriteString("the template is carried out already.\n")
	table.WriteString("var sources = [FilterCount][AddressCount]string{\n")
	for filter := range 3 {
		table.WriteString("{\n")
		for address := range 3 {
			var b bytes.Buffer
			if err := shaders.Execute(&b, map[string]int{"Filter": filter, "FilterNearest": 0, "FilterLinear": 1,
				"FilterPixelated": 2, "Address": address, "AddressUnsafe": 0, "AddressClampToZero": 1,
				"AddressRepeat": 2}); err != nil {
				return "", err
			}
			fmt.Fprintf(&table, "%q,\n", b.String())
		}
		table.WriteString("},\n")
	}
	table.WriteString("}\n")
	src = strings.Replace(src, "SHADERS\n", table.String(), 1)
	for _, c := range [][3]string{
		{"	var buf bytes.Buffer\n", "	b := buf.Bytes()\n", "	b := []byte(sources[filter][address])\n"},
		{"import (\n", ")\n", "import \"sync\"\n"},
	} {
		if _, err := cut(&src, c[0], c[1], c[2]); err != nil {
			return "", err
		}
	}
	return src, nil
}

// lookForNoGo lets Ebitengine not look for its own sources, which only its messages for
// programmers need.
func lookForNoGo(src string) (string, error) {
	if _, err := cut(&src, "import (\n", ")\n", ""); err != nil {
		return "", err
	}
	if _, err := cut(&src, "var (\n", ")\n", ""); err != nil {
		return "", err
	}
	body := "	return \"\", 0, CallerTypeNone // changed: a page has no sources\n}\n"
	head, _, ok := strings.Cut(src, "	ebitengineFileDirOnce.Do(")
	if !ok {
		return "", fmt.Errorf("it does not look for sources")
	}
	return head + body, nil
}

// convertNoShaders refuses shaders in texels: all of this program's are in pixels.
func convertNoShaders(src string) (string, error) {
	head, rest, ok := strings.Cut(src, "import (\n")
	if !ok || !strings.Contains(rest, "func convertToPixels(src []byte) ([]byte, error) {") {
		return "", fmt.Errorf("it converts no shaders")
	}
	return head + "import \"errors\"\n\n" +
		"// Changed: a page has no shaders in texels.\n" +
		"func convertToPixels([]byte) ([]byte, error) {\n" +
		"	return nil, errors.New(\"legacyshader: this program takes no shaders in texels\")\n}\n", nil
}

// packNoPictures leaves out the archive of pictures that tests of Ebitengine ask for.
func packNoPictures(src string) (string, error) {
	if _, err := cut(&src, "	\"archive/zip\"\n", "	\"bytes\"\n", "	\"bytes\"\n"); err != nil {
		return "", err
	}
	head, _, ok := strings.Cut(src, "	buf := &bytes.Buffer{}\n	zw := zip.NewWriter(buf)\n")
	if !ok {
		return "", fmt.Errorf("it packs no pictures")
	}
	return head + "	return \"\", nil // changed: a page is no test\n}\n", nil
}

// logNoPhases takes away the log of what happens to the memory of a telephone's screen.
func logNoPhases(src string) (string, error) {
	if _, err := cut(&src, "	\"log/slog\"\n", "	\"sync\"\n", "	\"sync\"\n"); err != nil {
		return "", err
	}
	return src + "\n// Changed: a page has no log.\ntype noLog struct{}\n\nvar slog noLog\n\n" +
		"func (noLog) Debug(string, ...any) {}\nfunc (noLog) Error(string, ...any) {}\n", nil
}

// logNoCalls takes away the log of calls that come too late.
func logNoCalls(src string) (string, error) {
	for _, c := range [][3]string{
		{"	if !slog.Default()", "\"caller\", caller)\n", "	// changed: a page has no log\n"},
		{"	\"fmt\"\n", "	\"log/slog\"\n", ""},
		{"	\"sync/atomic\"\n", "/internal/debug\"\n", "	\"sync/atomic\"\n"},
	} {
		if _, err := cut(&src, c[0], c[1], c[2]); err != nil {
			return "", err
		}
	}
	return src, nil
}

// speakToNoHost leaves out how a program that runs in another one's window speaks to it.
func speakToNoHost(src string) (string, error) {
	for _, c := range [][3]string{
		{"	\"encoding/gob\"\n", "	\"fmt\"\n", "	\"fmt\"\n"},
		{"	enc *gob.Encoder\n", "}\n", "	enc noHost\n}\n"},
		{"	dec *gob.Decoder\n", "}\n", "	dec noHost\n}\n"},
		{"	return &Encoder{enc: gob.NewEncoder(w)}\n", "}\n", "	return &Encoder{}\n}\n"},
		{"	return &Decoder{dec: gob.NewDecoder(r)}\n", "}\n", "	return &Decoder{}\n}\n"},
	} {
		if _, err := cut(&src, c[0], c[1], c[2]); err != nil {
			return "", err
		}
	}
	return src + "\n// Changed: a page is nobody's guest.\ntype noHost struct{}\n\n" +
		"func (noHost) Encode(any) error { return io.ErrClosedPipe }\n" +
		"func (noHost) Decode(any) error { return io.ErrClosedPipe }\n", nil
}

// countWithoutBig has shaders compiled with numbers of 64 bits.
func countWithoutBig(src string) (string, error) {
	const of = "\"go/constant\""
	if !strings.Contains(src, of) {
		return "", fmt.Errorf("it does not import %s", of)
	}
	return strings.Replace(src, of, "\""+engine+"/internal/constant\"", 1), nil
}
