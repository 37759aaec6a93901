package think

import (
	"time"

	"tilestead/bots/advice"
	"tilestead/rules"
)

// An Advisor looks at a person's decision as a strong player would. Like a
// Thinker it works on one decision at a time, in slices.
type Advisor interface {
	// Start begins a decision; what was thought about before is dropped.
	Start(p rules.Perspective)
	// Think works until the deadline at most. When it knows it gives the best
	// actions, the best first.
	Think(until time.Time) ([]Advice, bool)
}

// Advice and Reason are what bots tell, named here for whoever shows them.
type (
	Advice = advice.Advice
	Reason = advice.Reason
)

// A Consultation lets an Advisor be worked like a Thinker.
type Consultation struct {
	advisor Advisor
	list    []Advice
}

// NewConsultation asks a for advice once its bot begins.
func NewConsultation(a Advisor) *Consultation { return &Consultation{advisor: a} }

// Bot is what to begin with: it decides for the best advice.
func (c *Consultation) Bot() Thinker {
	if far, ok := c.advisor.(DistantAdvisor); ok {
		return farConsultation{c, far}
	}
	return c
}

// Advice is what was advised, the best first; nil before the bot has decided.
func (c *Consultation) Advice() []Advice { return c.list }

// Start begins a decision, as of a Thinker.
func (c *Consultation) Start(p rules.Perspective) { c.advisor.Start(p) }

// Think works until the deadline at most and says whether there is advice.
func (c *Consultation) Think(until time.Time) (a rules.Action, ok bool) {
	if c.list, ok = c.advisor.Think(until); ok && len(c.list) > 0 {
		a = c.list[0].Action
	}
	return a, ok
}
