package think

import (
	"fmt"
	"strconv"
	"strings"

	"tilestead/rules"
)

// A DistantAdvisor advises from elsewhere, as a [Distant] bot decides there. As
// an Advisor it advises the same, here.
type DistantAdvisor interface {
	Advisor
	// Ask begins the advice for the seat whose turn it is; an error says that
	// nobody is there to answer.
	Ask(m *rules.Match) (AdviceAnswer, error)
}

// An AdviceAnswer is advice that somebody elsewhere thinks about; see [Answer].
type AdviceAnswer interface {
	Poll() (list []Advice, ok bool, err error)
	Stop()
}

// farCounsel lets a DistantAdvisor be asked like a Distant bot.
type farCounsel struct {
	*Counsel
	far DistantAdvisor
}

func (c farCounsel) Ask(m *rules.Match) (Answer, error) {
	from, err := c.far.Ask(m)
	if err != nil {
		return nil, err
	}
	return farAdvice{from, c.Counsel}, nil
}

// farAdvice leaves what comes with its counsel.
type farAdvice struct {
	AdviceAnswer
	to *Counsel
}

func (a farAdvice) Poll() (first rules.Action, ok bool, err error) {
	list, ok, err := a.AdviceAnswer.Poll()
	if ok {
		a.to.list = list
		if len(list) > 0 {
			first = list[0].Action
		}
	}
	return first, ok, err
}

// ReadAdvice reads advice for a position as cmd/bot writes it: a line for each
// action, the best first, with its value, why, and its notation. The error says
// which line is wrong.
//
//	134 goods:90,end:-12 work mine.a
func ReadAdvice(s rules.State, text string) (list []Advice, err error) {
	for _, line := range strings.Split(text, "\n") {
		f := strings.SplitN(line, " ", 3)
		if len(f) != 3 {
			return nil, fmt.Errorf("advice: want a value, reasons and an action in %q", line)
		}
		var a Advice
		if a.Value, err = strconv.Atoi(f[0]); err != nil {
			return nil, fmt.Errorf("advice: %q: %w", line, err)
		}
		for _, r := range strings.Split(f[1], ",") {
			if r == "-" {
				continue
			}
			key, n, _ := strings.Cut(r, ":")
			worth, err := strconv.Atoi(n)
			if err != nil {
				return nil, fmt.Errorf("advice: %q: %w", line, err)
			}
			a.Why = append(a.Why, Reason{Key: key, N: worth})
		}
		ok := false
		if a.Action, ok = rules.Find(s, f[2]); !ok {
			return nil, fmt.Errorf("advice: %q cannot be done there", f[2])
		}
		list = append(list, a)
	}
	return list, nil
}
