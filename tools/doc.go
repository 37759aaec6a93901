// Package tools is the scripts that build, run and check the project. There is
// no program in it, only the tests of what the scripts say and do on machines
// that lack something.
package tools
