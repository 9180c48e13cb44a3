import { english } from '../../../engine/text/catalogue.ts'

/** Calls that cannot be answered at all; things and phases by their names. */
export const desk = english({
  noCall: 'There is no call "{name}".',
  badInput: '{name} cannot take this. {what}.',
  doesNotFit: 'It does not fit',
  seeContract: 'Send what electron/desk/contract.ts says.',
  noWorkspace: '{name} needs an open workspace.',
  openOne: 'Open one first.',
  mistake: 'Nightdesk made a mistake in {name}: {what}.',
  reportIt: 'Please report it, with the file.',

  meant: 'Did you mean "{near}"?',
  thereAre: '{count, plural, one {There is} other {There are}}: {list}.',
  thereAreMore: 'There are: {list} and {more} more.',
  noneHere: 'There is none here.',
  changedMeanwhile: 'This was changed in another window meanwhile, and now says “{text}”.',
  takenBackMeanwhile: 'In another window this was put back meanwhile to what Nightdesk writes.',
  emptiedMeanwhile: 'This was emptied in another window meanwhile.',
  yoursStays: 'Nothing is overwritten. Look at both, then keep yours or take the other one.',
})
