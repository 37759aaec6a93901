package screens

import (
	"slices"

	"tilestead/save"
	"tilestead/ui"
)

// A dayUse is what can be done with a day of the calendar.
type dayUse uint8

const (
	dayGone dayUse = iota // it was played, and its game was not kept
	dayLook               // its game can be looked at
	dayPlay               // it can be played
	dayOver               // it can be played no more
)

// dayNotes say so, and why not.
var dayNotes = [...]string{dayGone: "daily.gone", dayLook: "daily.look", dayPlay: "daily.play", dayOver: "daily.over"}

// useOf is what can be done with a day that is not to come: who missed yesterday's game plays it today.
func (s *statsScreen) useOf(date string, played bool) dayUse {
	today := s.sh.Today()
	switch {
	case played && slices.Contains(s.past, date):
		return dayLook
	case played:
		return dayGone
	case today != "" && date >= dayBefore(today):
		return dayPlay
	}
	return dayOver
}

// openDay does with a day what can be done with it, or says why nothing can.
func (s *statsScreen) openDay(date string, played bool) {
	switch use := s.useOf(date, played); use {
	case dayLook:
		next, err := s.sh.Go.Past(date)
		if err != nil {
			s.sh.Fail(err)
			return
		}
		s.next = next
	case dayPlay:
		s.playDay(date)
	default:
		s.sh.Say(ui.Info, s.sh.Words.Say(dayNotes[use]))
	}
}

// playDay begins the game of a day, or goes on with it.
func (s *statsScreen) playDay(date string) {
	d, ok := todayOf(s.sh, date)
	if !ok {
		return
	}
	if data, err := s.sh.Shelf.Store.Read(save.Running(d.Title.ID)); err == nil {
		if g, err := save.Read(data); err == nil && g.Daily() == date {
			next, err := s.sh.Go.Resume(d.Title.ID)
			if err != nil {
				s.sh.Fail(err)
				return
			}
			s.next = next
			return
		}
	}
	if next := d.begin(s.sh); next != nil {
		s.next = next
	}
}
