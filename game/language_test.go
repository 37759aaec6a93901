package game

import "testing"

func TestLanguage(t *testing.T) {
	texts := []string{"en", "de", "ru", "sk"}
	for _, c := range []struct {
		locales []string
		want    string
	}{
		{nil, ""},
		{[]string{"de"}, "de"},
		{[]string{"de_AT.UTF-8"}, "de"},
		{[]string{"DE-ch"}, "de"},
		{[]string{"sk.UTF-8"}, "sk"},
		{[]string{"ru@petr1708"}, "ru"},
		{[]string{"fr-FR", "ru", "de"}, "ru"},
		{[]string{"fr_FR.UTF-8"}, ""},
		{[]string{"C", ""}, ""},
		{[]string{"den_CA"}, ""}, // Slavey, not German
	} {
		if is := Language(c.locales, texts); is != c.want {
			t.Errorf("of %q it takes %q, want %q", c.locales, is, c.want)
		}
	}
}
