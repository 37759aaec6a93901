package puzzles

import "time"

// week is the number of the week of a day, written as time.DateOnly says; weeks begin on Mondays.
// ok is false for what is no day.
func week(date string) (n int, ok bool) {
	at, err := time.Parse(time.DateOnly, date)
	if err != nil {
		return 0, false
	}
	const thursday = 3 // that is what the first day of 1970 was, counted from Monday
	days := int(at.Unix() / (24 * 60 * 60))
	return (days + thursday) / 7, days >= 0
}

// OfWeek is which of so many puzzles is that of the week of a day, the same for everybody; ok is
// false for what is no day.
func OfWeek(date string, puzzles int) (at int, ok bool) {
	n, ok := week(date)
	if !ok || puzzles == 0 {
		return 0, false
	}
	return n % puzzles, true
}

// TitleOfWeek is whose puzzle of the week lies in front, of some titles that take turns; ok is
// false for what is no day.
func TitleOfWeek(date string, titles []string) (title string, ok bool) {
	n, ok := week(date)
	if !ok || len(titles) == 0 {
		return "", false
	}
	return titles[n%len(titles)], true
}
