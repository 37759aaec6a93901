// Package compare has the rules of Agricola and their oracle agree: whole games by random
// players, and harvests, fencings and turns with everything that they can lead to.
package compare
