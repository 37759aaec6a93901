package bots

// The numbers of the two senses are regressions over games of the bots
// themselves: of whether roads, cities and cloisters were completed, and of the
// margin at the end by the terms of every turn. Each round of games was played
// with half old and half new numbers. docs/performance.md tells how to repeat it.

// baseSense is for the base game alone.
var baseSense = carcassonneSense{
	hopes: [3]hope{
		{-115, -131, -9, -235, 67, -29},
		{168, -140, -15, -239, -76, -229},
		{-198, -133, -4, -144, 125, 88},
	},
	worth: [terms]int32{
		1055, 998, 1040, 978, 957, 1170, 1648, 917, 958, -1371,
		-175, 605, -348, -12220, -4546, -1674, 309, 2615, 4790, 3984,
		2742, 523, -1211, -610, -322, -430, -758, 225, 930, -2265,
		4373, -51, -922, 500, 2000, 12000, 0, 2000, 900, 100,
		5000, 800, -300, 500,
	},
}

// wideSense is for any expansion.
var wideSense = carcassonneSense{
	hopes: [3]hope{
		{-282, -85, -7, -144, 150, 155},
		{-316, -70, -17, -208, 162, 146},
		{-171, -61, -26, -141, 102, 150},
	},
	worth: [terms]int32{
		998, 781, 847, 817, 1013, 1103, 2642, 873, 855, 148,
		-1266, 365, -401, -7049, -1556, 566, 454, 1842, 1677, 1581,
		137, 1158, 1194, 890, 1204, 365, 550, 458, 510, -1417,
		6314, -1482, -297, 1554, 897, 5265, -4871, 1136, 1127, 1531,
		466, -94, -1179, -525,
	},
}
