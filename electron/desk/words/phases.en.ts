import { english } from '../../../engine/text/catalogue.ts'

/** Phases by name. */
export const phases = english({
  name: '{kind, select, night {Night} day {Day} evening {Evening} prep {Prep} other {{kind}}} {number}',
})
