package main

import (
	"testing"

	"tilestead/titles"
)

func TestEveryTitleIsKnownHere(t *testing.T) {
	for _, title := range titles.All {
		if recorders[title.ID] == nil {
			t.Errorf("lab records cannot replay games of %s: add its line in records.go", title.ID)
		}
		if pieces[title.ID] == nil {
			t.Errorf("lab sheet does not know the pieces of %s: add its line in sheet.go", title.ID)
		}
	}
}
