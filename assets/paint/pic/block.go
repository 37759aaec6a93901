package pic

import "strings"

// block reads up to the end of a block, or of the file.
func (r *reader) block(inner bool) (body []step) {
	opened := r.now
	for len(r.lines) > 0 {
		r.now = r.lines[0]
		if inner && (r.now.text == "end" || r.now.text == "else") {
			return body
		}
		r.lines = r.lines[1:]
		body = append(body, r.statement(r.now.text))
	}
	if inner {
		r.now = opened
		fail("%q has no end", opened.text)
	}
	return body
}

// closed takes the end of a block.
func (r *reader) closed() {
	if r.lines[0].text != "end" {
		fail("want end")
	}
	r.lines = r.lines[1:]
}

func (r *reader) repeat(s string) step {
	f := fields(s)
	if len(f) != 2 {
		fail("want repeat NAME COUNT, got %q", s)
	}
	n := r.number(f[1])
	slot := r.slot(f[0], numbers)
	body := r.block(true)
	r.closed()
	return func(e env) {
		for i := range int(n(e)) {
			e[slot] = float64(i)
			run(body, e)
		}
	}
}

// each reads "[INDEX:] NAME... in VALUE...".
func (r *reader) each(s string) step {
	head, list, ok := strings.Cut(s, " in ")
	index, of, counted := strings.Cut(head, ":")
	if !counted {
		index, of = "", head
	}
	names := strings.Fields(of)
	if !ok || len(names) == 0 {
		fail("want each [INDEX:] NAME... in VALUE..., got %q", s)
	}
	values := r.list(strings.TrimSpace(list))
	if len(values)%len(names) != 0 {
		fail("%d values do not go %d at a time", len(values), len(names))
	}
	slots := make([]int, len(names))
	for i, x := range values {
		slots[i%len(names)] = r.slot(names[i%len(names)], x.typ)
	}
	count := 0
	if counted {
		count = r.slot(index, numbers)
	}
	body := r.block(true)
	r.closed()
	return func(e env) {
		for i, x := range values {
			e[slots[i%len(slots)]] = x.eval(e)
			if (i+1)%len(slots) != 0 {
				continue
			}
			if counted {
				e[count] = float64(i / len(slots))
			}
			run(body, e)
		}
	}
}

func (r *reader) list(s string) (values []expr) {
	if isPath(s) {
		for _, d := range strings.Split(s, "|") {
			values = append(values, r.text(strings.TrimSpace(d)))
		}
		return values
	}
	for _, f := range fields(s) {
		values = append(values, r.value(f))
	}
	return values
}

func (r *reader) choice(s string) step {
	is := r.number(s)
	yes := r.block(true)
	var no []step
	if r.lines[0].text == "else" {
		r.lines = r.lines[1:]
		no = r.block(true)
	}
	r.closed()
	return func(e env) {
		if is(e) != 0 {
			run(yes, e)
		} else {
			run(no, e)
		}
	}
}
