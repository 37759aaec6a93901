package assets

import (
	"regexp"
	"strings"
	"testing"
)

// handwork is what each language calls the ways of a mouse and of a keyboard.
var handwork = map[string]*regexp.Regexp{
	"en": regexp.MustCompile(`(?i)\bclick|\bmouse|\bwheel\b|\bkeys?\b|\bhover|\bpoint at (an?|it|one|them)\b|\bpointer\b|` + someKey +
		`|(?-i)^Space:|\(Space\)|press Space\b|\((Left|Right)\)`),
	"de": regexp.MustCompile(`(?i)klick|\bmaus|\brad\b|\btaste\b|\btasten\b|leertaste|\bzeige auf\b|zeiger\b|strg|` +
		`umschalt\+|bild (auf|ab)\b|` + someKey),
	"ru": regexp.MustCompile(`(?i)щ[её]лк|щелч|клик|(^|\PL)мыш(ь|и|ью|кой|ка|ку)(\PL|$)|(^|\PL)кол[её]с(о|ом|а|иком)(\PL|$)|` +
		`клавиш|правой кнопк|(^|\PL)навед|указател|(^|\PL)пробел(\PL|$)|\(стрелка |` + someKey),
	"sk": regexp.MustCompile(`(?i)klik|(^|\PL)myš(ou|i|)(\PL|$)|koliesk|kláves|medzern|(^|\PL)ukáž na(\PL|$)|kurzor|` +
		`\(šípka |` + someKey),
}

// someKey finds keys that are called the same in every language, and those that the player
// may choose.
const someKey = `\{key |\besc\b|\bctrl\b|\bshift\b|\bpage (up|down)\b|\bF1?[0-9]\b`

// byHand are the texts that name a mouse or keys to fingers too, by the beginning of
// their keys, and why.
var byHand = map[string]string{
	"keys.":                       "the page of the settings that is about keys",
	"settings.page.keys":          "the name of that page",
	"settings.sound.effects.note": "the noise of a button",
	"table.held.hint":             "only who has just used a key reads it",
	"table.log.why":               "tables say it only where there are keys",
	"carcassonne.hint.key":        "tables say it only where there are keys",
}

// A text that names the mouse's way or a key has another form for fingers, which names
// neither. Words for the search are never shown.
func TestFingersReadOfFingers(t *testing.T) {
	used := map[string]bool{}
	for _, lang := range Languages {
		w, err := LoadWords(lang)
		if err != nil {
			t.Fatal(err)
		}
		w.Fingers(true)
		for _, key := range w.Keys() {
			text := w.Say(key)
			found := handwork[lang].FindString(text)
			if found == "" || strings.HasSuffix(key, ".also") {
				continue
			}
			if why := exempt(key); why != "" {
				used[why] = true
				continue
			}
			t.Errorf("%s %s says %q to fingers: %q; give it a form %s%s", lang, key, found, text, key, touchForm)
		}
	}
	for head := range byHand {
		if !used[head] {
			t.Errorf("%s is excepted for nothing", head)
		}
	}
}

// exempt is the beginning in byHand that a key has, or "".
func exempt(key string) string {
	for head := range byHand {
		if key == head || strings.HasSuffix(head, ".") && strings.HasPrefix(key, head) {
			return head
		}
	}
	return ""
}

// The words of mice and keys are found in a sentence, and no words that only look like them.
func TestHandworkIsFound(t *testing.T) {
	for lang, texts := range map[string]struct{ found, not []string }{
		"en": {[]string{"Right-click it.", "(Space)", "{key undo}: undo", "Point at one", "or press Esc", "Use the wheel."},
			[]string{"Press Take.", "Space for one", "Wheelbarrow", "Monkeys", "1 point at the end"}},
		"de": {[]string{"Mit einem Rechtsklick", "Klicke es an", "Drücke eine Taste", "Zeige auf eine Karte", "dem Rad"},
			[]string{"Tippe es an", "Rind", "Tastende"}},
		"ru": {[]string{"Щелчок", "щёлкните", "Клавиша", "колесом", "мышью", "Наведите", "Пробел"},
			[]string{"Размышляет", "Нажмите «Взять»", "Коснитесь", "Пробелы"}},
		"sk": {[]string{"Klikni", "Pravý klik", "medzerník", "koliesko myši", "Ukáž na kartu", "myšou"},
			[]string{"Ťukni", "myslí", "Ukáž mu!", "Roztoč koleso"}},
	} {
		for _, text := range texts.found {
			if !handwork[lang].MatchString(text) {
				t.Errorf("%s: nothing is found in %q", lang, text)
			}
		}
		for _, text := range texts.not {
			if found := handwork[lang].FindString(text); found != "" {
				t.Errorf("%s: %q is found in %q", lang, found, text)
			}
		}
	}
}

// dragging is what each language calls the way of a mouse that draws something along, and clicking what it
// calls the way without.
var dragging, clicking = map[string]*regexp.Regexp{
	"en": regexp.MustCompile(`(?i)\bdrag (a|it|over)\b`), "de": regexp.MustCompile(`\b[Zz]iehe? (eine Karte|sie|über|darüber)`),
	"ru": regexp.MustCompile(`(?i)(провед|перетащ)ите`), "sk": regexp.MustCompile(`(?i)(^|\PL)(ťahaj|potiahni|pretiahni)(\PL|$)`),
}, map[string]*regexp.Regexp{
	"en": regexp.MustCompile(`(?i)\bclick|\btap`), "de": regexp.MustCompile(`(?i)klick|tipp`),
	"ru": regexp.MustCompile(`(?i)нажм|косн|щ[её]лк`), "sk": regexp.MustCompile(`(?i)klikn|ťukn`),
}

// What can be dragged can be clicked as well, and a text that names the one names the other.
func TestWhoMayDragMayClick(t *testing.T) {
	for _, lang := range Languages {
		w, err := LoadWords(lang)
		if err != nil {
			t.Fatal(err)
		}
		for _, fingers := range []bool{false, true} {
			w.Fingers(fingers)
			seen := 0
			for _, key := range w.Keys() {
				text := w.Say(key)
				if !strings.HasPrefix(key, "agricola.ask") && !strings.HasPrefix(key, "agricola.hand") ||
					!dragging[lang].MatchString(text) {
					continue
				}
				if seen++; !clicking[lang].MatchString(text) {
					t.Errorf("%s %s: %q names no click", lang, key, text)
				}
			}
			if seen == 0 {
				t.Errorf("%s: no text tells of dragging", lang)
			}
		}
	}
}
