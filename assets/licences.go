package assets

import (
	"embed"
	"fmt"
	"strings"
)

//go:embed licences
var licenceFiles embed.FS

// A Notice is the licence of a part of the program, which every copy carries.
type Notice struct {
	Name    string
	Use     string   // what the part does here
	Modules []string // the Go modules it covers
	Text    string
}

// Notices are those listed in licences/index.txt, the program's own first.
func Notices() ([]Notice, error) {
	index, err := licenceFiles.ReadFile("licences/index.txt")
	if err != nil {
		return nil, err
	}
	var out []Notice
	for i, line := range strings.Split(string(index), "\n") {
		if line == "" || line[0] == '#' {
			continue
		}
		f := strings.Split(line, " | ")
		if len(f) != 4 {
			return nil, fmt.Errorf("licences/index.txt:%d: want `file | name | use | modules`, found %q", i+1, line)
		}
		text, err := licenceFiles.ReadFile("licences/" + f[0])
		if err != nil {
			return nil, err
		}
		n := Notice{Name: f[1], Use: f[2], Text: strings.TrimSpace(string(text))}
		if f[3] != "-" {
			n.Modules = strings.Fields(f[3])
		}
		out = append(out, n)
	}
	return out, nil
}

// AllNotices is the file LICENSES, which lies beside every copy of the program.
func AllNotices() (string, error) {
	notices, err := Notices()
	if err != nil {
		return "", err
	}
	var b strings.Builder
	b.WriteString("Tilestead and what it is made with\n")
	for _, n := range notices {
		fmt.Fprintf(&b, "\n%s\n%s\n%s\n\n%s\n", strings.Repeat("=", 78), n.Name, n.Use, n.Text)
	}
	return b.String(), nil
}
