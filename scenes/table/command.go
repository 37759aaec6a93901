package table

// A command is what a key, a tool or a panel asks of the table.
type command uint8

const (
	noCommand    command = iota
	cmdUndo              // take back clicks, or the last decision
	cmdHint              // ask for a hint, or put it away
	cmdAgain             // show again what the others did
	cmdNextSpeed         // the one after instant is normal
	cmdFaster
	cmdSlower
	cmdMenu
	cmdLog
	cmdGiveUp // ask whether to
	cmdBack   // from a panel to the table
	cmdRules  // in short
	cmdTopic  // the rules about what is pointed at
	cmdSettings
	cmdKeep    // save the game beside the others
	cmdReplay  // step through the game
	cmdResult  // show it again
	cmdConcede // give up
	cmdLeave
	cmdClose // the program

	cmdEscape  // from what was begun last; else to the menu
	cmdBackOut // the same by a right click, which opens nothing
	cmdMapHome // look at the map as at first
	cmdZoomIn
	cmdZoomOut
	cmdPanLeft
	cmdPanRight
	cmdPanUp
	cmdPanDown
	cmdSkip    // what is being shown
	cmdSkipAll // how the end of the game is counted
	cmdPrimary // click the red button
	cmdSpace   // click what Space is for

	cmdStepBack // while a game is stepped through
	cmdStepOn
	cmdToStart
	cmdToEnd
	cmdTurnBack
	cmdTurnOn
	cmdNextMistake // that a review tells
	cmdRun         // let it run by itself, or stop it
	cmdStop        // go back to the game
	cmdPlayOn      // from the position that shows

	cmdDigit // and up to 9 more: click the target of that digit
)
