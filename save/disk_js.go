package save

import (
	"errors"
	"syscall/js"
	"time"
)

// A disk is the browser's IndexedDB. What it has taken in is on the disk, and a browser
// that dies loses nothing of it; but it answers later.
type disk struct{ db js.Value }

const (
	diskName  = "tilestead"
	diskFiles = "files"
	// diskLimit is how long the browser may take for an answer.
	diskLimit = 10 * time.Second
)

var errSlow = errors.New("save: the browser does not answer")

// openDisk opens it and waits for that; nil where the browser refuses it.
func openDisk() *disk {
	var idb, request js.Value
	if catch(func() { idb = js.Global().Get("indexedDB") }) != nil || !idb.Truthy() {
		return nil
	}
	err := catch(func() {
		request = idb.Call("open", diskName, 1)
		request.Set("onupgradeneeded", once(func(js.Value) {
			request.Get("result").Call("createObjectStore", diskFiles)
		}))
	})
	if err != nil {
		return nil
	}
	if await(request, "onsuccess", "onerror", "onblocked") != nil {
		return nil
	}
	return &disk{request.Get("result")}
}

// once is a callback that is let go of when it was called.
func once(f func(event js.Value)) js.Func {
	var back js.Func
	back = js.FuncOf(func(_ js.Value, a []js.Value) any {
		back.Release()
		f(a[0])
		return nil
	})
	return back
}

// await waits until a request or a transaction has gone well or badly.
func await(of js.Value, well string, badly ...string) error {
	came := make(chan error, 1)
	watch(of, func(err error) { came <- err }, well, badly...)
	return <-came
}

// watch calls back, once, when a request or a transaction has gone well or badly, or takes
// too long.
func watch(of js.Value, end func(error), well string, badly ...string) {
	var backs []js.Func
	var timer *time.Timer
	ended := false
	finish := func(err error) {
		if ended {
			return
		}
		ended = true
		timer.Stop()
		for _, event := range append([]string{well}, badly...) {
			of.Set(event, js.Null())
		}
		for _, b := range backs {
			b.Release()
		}
		end(err)
	}
	on := func(event string, err func() error) {
		back := js.FuncOf(func(js.Value, []js.Value) any { finish(err()); return nil })
		backs = append(backs, back)
		of.Set(event, back)
	}
	on(well, func() error { return nil })
	for _, event := range badly {
		on(event, func() error {
			var e js.Value
			if catch(func() { e = of.Get("error") }) == nil && e.Truthy() {
				return js.Error{Value: e}
			}
			return errors.New("save: the browser gave up")
		})
	}
	timer = time.AfterFunc(diskLimit, func() { finish(errSlow) })
}

// transaction begins one, whose writing is on the disk when it is complete.
func (d *disk) transaction(mode string) (tx, files js.Value) {
	tx = d.db.Call("transaction", diskFiles, mode, map[string]any{"durability": "strict"})
	return tx, tx.Call("objectStore", diskFiles)
}

// put takes files in, all or none, and calls back when they are on the disk; an empty
// record leaves nothing of a file.
func (d *disk) put(batch map[string]record, end func(error)) {
	var tx js.Value
	err := catch(func() {
		var files js.Value
		tx, files = d.transaction("readwrite")
		for name, r := range batch {
			switch {
			case r == record{}:
				files.Call("delete", name)
			case r.gone:
				files.Call("put", map[string]any{"stamp": float64(r.stamp)}, name)
			default:
				files.Call("put", map[string]any{"stamp": float64(r.stamp), "data": r.data}, name)
			}
		}
	})
	if err != nil {
		end(err)
		return
	}
	watch(tx, end, "oncomplete", "onabort", "onerror")
}

// all are all files, and those that were removed not long ago.
func (d *disk) all() (map[string]record, error) {
	var tx, keys, values js.Value
	if err := catch(func() {
		var files js.Value
		tx, files = d.transaction("readonly")
		keys, values = files.Call("getAllKeys"), files.Call("getAll")
	}); err != nil {
		return nil, err
	}
	if err := await(tx, "oncomplete", "onabort", "onerror"); err != nil {
		return nil, err
	}
	list := map[string]record{}
	keys, values = keys.Get("result"), values.Get("result")
	for i := range keys.Length() {
		list[keys.Index(i).String()] = recordOfValue(values.Index(i))
	}
	return list, nil
}

// record is one file; ok is false for one that was never there.
func (d *disk) record(name string) (r record, ok bool) {
	var tx, request js.Value
	if catch(func() {
		var files js.Value
		tx, files = d.transaction("readonly")
		request = files.Call("get", name)
	}) != nil || await(tx, "oncomplete", "onabort", "onerror") != nil {
		return r, false
	}
	if v := request.Get("result"); !v.IsUndefined() {
		return recordOfValue(v), true
	}
	return r, false
}

func recordOfValue(v js.Value) record {
	r := record{stamp: int64(v.Get("stamp").Float()), gone: v.Get("data").IsUndefined()}
	if !r.gone {
		r.data = v.Get("data").String()
	}
	return r
}
