package think

import "tilestead/rules"

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

// farConsultation lets a DistantAdvisor be asked like a Distant bot.
type farConsultation struct {
	*Consultation
	far DistantAdvisor
}

func (c farConsultation) Ask(m *rules.Match) (Answer, error) {
	from, err := c.far.Ask(m)
	if err != nil {
		return nil, err
	}
	return farAdvice{from, c.Consultation}, nil
}

// farAdvice leaves what comes with a consultation.
type farAdvice struct {
	AdviceAnswer
	to *Consultation
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
