import { english } from '../../../engine/text/catalogue.ts'

/** Things that were named and are not there. */
export const missing = english({
  action: 'There is no action "{word}".',
  backup: 'There is no backup "{word}" of this file.',
  case: 'There is no case "{word}".',
  dialect: 'There is no forum dialect "{word}".',
  language: 'There is no language "{word}".',
  message: 'There is no message "{word}".',
  outcome: 'There is no outcome or action "{word}".',
  phase: 'There is no phase "{word}".',
  phaseKind: 'There is no kind of phase "{word}".',
  player: 'There is no player "{word}".',
  role: 'There is no role "{word}".',
  double: 'There is no way to cast two votes called "{word}".',
  setup: 'There is no saved set-up "{word}".',
  style: 'There is no style "{word}".',
  system: 'There is no system "{word}".',
  wording: 'There is no wording "{word}".',
})
