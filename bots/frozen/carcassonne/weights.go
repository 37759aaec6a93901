package carcassonne

// The two sets of weights are regressions over games of the bots
// themselves: of whether roads, cities and cloisters were completed, and of the
// margin at the end by the terms of every turn. Each round of games was played
// with half old and half new numbers. docs/bots.md tells how to repeat it.

// baseWeights is for the base game alone.
var baseWeights = weights{
	completion: [3]oddsModel{
		{-115, -131, -9, -235, 67, -29},
		{168, -140, -15, -239, -76, -229},
		{-198, -133, -4, -144, 125, 88},
	},
	worth: [terms]int32{
		termPoints:       1055,
		termRoad:         998,
		termCity:         1040,
		termCloister:     978,
		termRoadGain:     957,
		termCityGain:     1170,
		termCloisterGain: 1648,
		termField:        917,
		termFieldSoon:    958,
		termFieldSpan:    -1371,
		termFieldLong:    -175,
		termJoin:         605,
		termLost:         -348,
		termFree:         -12220, -4546, -1674, 309, 2615, 4790, 3984, 2742,
		termFreeLong: 523, -1211, -610, -322, -430, -758, 225, 930,
		termAway:           -2265,
		termAwayLikely:     4373,
		termAwayLong:       -51,
		termAwayLongLikely: -922,
		termBig:            500,
		termBuilder:        2000,
		termBuilds:         12000,
		termBuildsLikely:   0,
		termPig:            2000,
		termGoods:          900,
		termGoodsSoon:      100,
		termFairy:          5000,
		termFairyGain:      800,
		termDanger:         -300,
		termExtra:          500,
	},
}

// expansionWeights is for any expansion.
var expansionWeights = weights{
	completion: [3]oddsModel{
		{-282, -85, -7, -144, 150, 155},
		{-316, -70, -17, -208, 162, 146},
		{-171, -61, -26, -141, 102, 150},
	},
	worth: [terms]int32{
		termPoints:       998,
		termRoad:         781,
		termCity:         847,
		termCloister:     817,
		termRoadGain:     1013,
		termCityGain:     1103,
		termCloisterGain: 2642,
		termField:        873,
		termFieldSoon:    855,
		termFieldSpan:    148,
		termFieldLong:    -1266,
		termJoin:         365,
		termLost:         -401,
		termFree:         -7049, -1556, 566, 454, 1842, 1677, 1581, 137,
		termFreeLong: 1158, 1194, 890, 1204, 365, 550, 458, 510,
		termAway:           -1417,
		termAwayLikely:     6314,
		termAwayLong:       -1482,
		termAwayLongLikely: -297,
		termBig:            1554,
		termBuilder:        897,
		termBuilds:         5265,
		termBuildsLikely:   -4871,
		termPig:            1136,
		termGoods:          1127,
		termGoodsSoon:      1531,
		termFairy:          466,
		termFairyGain:      -94,
		termDanger:         -1179,
		termExtra:          -525,
	},
}
