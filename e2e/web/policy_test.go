package web

import (
	"encoding/json"
	"io"
	"net/http"
	"net/url"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/chromedp/cdproto/network"
)

// reports is where browsers tell the host of what its policy kept them from.
const reports = "/policy-reports"

// A sending is the headers of the built folder by path, as hosts read them.
type sending map[string]http.Header

func readHeaders(t testing.TB, dir string) sending {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(dir, "_headers"))
	if err != nil {
		t.Fatal(err)
	}
	all, at := sending{}, ""
	for _, line := range strings.Split(strings.TrimSpace(string(text)), "\n") {
		name, value, ok := strings.Cut(line, ": ")
		if !ok {
			at = line
			all[at] = http.Header{}
			continue
		}
		all[at].Set(strings.TrimSpace(name), value)
	}
	return all
}

// send puts them on an answer; violations of the policy are reported.
func (s sending) send(to http.Header, file string) {
	for _, at := range []string{"/*", path.Clean(file)} {
		for name := range s[at] {
			to.Set(name, s[at].Get(name))
		}
	}
	to.Set("Content-Security-Policy", to.Get("Content-Security-Policy")+"; report-uri "+reports)
}

// A tally is what was noted while a test does something else.
type tally struct {
	mu  sync.Mutex
	all []string
}

func (n *tally) add(line string) {
	n.mu.Lock()
	defer n.mu.Unlock()
	n.all = append(n.all, line)
}

// told gives what was noted so far, and forgets it.
func (n *tally) told() []string {
	n.mu.Lock()
	defer n.mu.Unlock()
	all := n.all
	n.all = nil
	return all
}

// refusal is a browser's report of what the policy kept it from, in a line.
func refusal(body io.Reader) string {
	var report struct {
		Report struct {
			Directive string `json:"effective-directive"`
			Blocked   string `json:"blocked-uri"`
			Source    string `json:"source-file"`
		} `json:"csp-report"`
	}
	if err := json.NewDecoder(body).Decode(&report); err != nil {
		return err.Error()
	}
	return report.Report.Directive + " " + report.Report.Blocked + " " + report.Report.Source
}

// stranger is the host that a request goes to if it is no host of these tests.
func stranger(e *network.EventRequestWillBeSent) string {
	u, err := url.Parse(e.Request.URL)
	if err != nil {
		return e.Request.URL
	}
	if slices.Contains([]string{"data", "blob", "file", "about"}, u.Scheme) || u.Hostname() == "127.0.0.1" {
		return ""
	}
	return u.Host
}

// What is not the page's own is refused and reported, which every test watches
// for: this one knows that they would see it.
func TestPolicyRefuses(t *testing.T) {
	h := serve(t, folder)
	p := visit(t, h, small, "?lang=en&keep=off")
	p.until("the door", func() bool { return p.state() == "ready" })
	if all := h.refused.told(); len(all) > 0 {
		t.Fatalf("the page itself is refused %v", all)
	}
	for _, c := range []struct{ directive, script string }{
		{"connect-src", `fetch("http://elsewhere.invalid/").catch(() => {})`},
		{"img-src", `new Image().src = "http://elsewhere.invalid/a.png"`},
		{"script-src-elem", `document.body.append(Object.assign(document.createElement("script"), {text: "window.ran = true"}))`},
		{"script-src-elem", `document.body.append(Object.assign(document.createElement("script"), {src: "http://elsewhere.invalid/a.js"}))`},
		// Some browsers look at a handler only once it is to run.
		{"script-src-attr", `document.body.setAttribute("onclick", "window.ran = true"); document.body.click()`},
		{"style-src-attr", `document.body.setAttribute("style", "color: red")`},
		{"worker-src", `try { new Worker(URL.createObjectURL(new Blob([""]))) } catch {}`},
		{"frame-src", `document.body.append(Object.assign(document.createElement("iframe"), {src: "http://elsewhere.invalid/"}))`},
		{"connect-src", `tilestead.newWorker && navigator.sendBeacon("http://elsewhere.invalid/")`},
	} {
		ask[any](p, c.script+"; null")
		p.until(c.directive+" to be reported", func() bool {
			return slices.ContainsFunc(h.refused.told(), func(line string) bool {
				return strings.HasPrefix(line, c.directive+" ")
			})
		})
	}
	if ask[bool](p, `window.ran === true`) {
		t.Error("a script runs that is not the page's own")
	}
	if all := p.strangers.told(); len(all) == 0 {
		t.Error("requests to another host are not noticed")
	}
}
