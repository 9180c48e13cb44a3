/** What trees say of kills, of what they meet, and of injuries. */
import type { Phrase } from '../../../text/wording.ts'

const injuries = {
  injured: {
    stands: '{who} is injured',
    falls: '{who} is not injured',
    asks: 'Is {who} injured?',
    would: '{who} would be injured',
  },
  cured: { stands: '{who} is cured', falls: '{who} is not cured' },
  wounded: { stands: '{who} is injured', falls: '{who} is not injured' },
  unhurt: { stands: '{who} is not injured', falls: '{who} is injured', would: '{who} would not be injured' },
  avengesInjured: { stands: 'the injured avenge themselves too', falls: 'the injured do not avenge themselves' },
  killsInjured: { stands: 'the injured may kill', falls: 'the injured may not kill' },
  insulted: {
    stands: 'insult was added to the injury of {who}',
    falls: 'no insult was added to an injury of {who}',
    would: 'insult would have been added to the injury of {who}',
  },
} satisfies Record<string, Phrase>

const kills = {
  setsOut: {
    stands: '{who} goes to kill {other}',
    falls: '{who} does not come to kill {other}',
    would: '{who} would go to kill {other}',
  },
  stoppedSoFar: {
    stands: '{who} was stopped so far',
    falls: '{who} was not stopped so far',
    would: '{who} would be stopped so far',
  },
  killerStopped: { stands: '{who} is stopped', falls: '{who} is not stopped', would: '{who} would be stopped' },
  oneOfTheirOwn: { stands: '{who} is one of their own, whom they may kill too', falls: '{who} is none of their own' },
  protected: { stands: '{who} is protected', falls: '{who} is not protected' },
  healed: { stands: '{who} is healed', falls: '{who} is not healed' },
  keptSafe: {
    stands: 'the protection holds for {who}',
    falls: 'the protection does not hold for {who}',
    would: 'the protection would hold for {who}',
  },
  nursed: {
    stands: '{who} is healed in time',
    falls: '{who} is not healed in time',
    would: '{who} would be healed in time',
  },
  saved: { stands: '{who} is saved', falls: '{who} is not saved', would: '{who} would have been saved' },
  attacked: { stands: '{who} was attacked', falls: '{who} was not attacked', would: '{who} would have been attacked' },
  sniping: {
    stands: '{who} shoots from afar',
    falls: '{who} does not shoot from afar',
    would: '{who} would shoot from afar',
  },
  sniped: {
    stands: 'the shot of {who} hit',
    falls: 'the shot of {who} did not hit',
    would: 'the shot of {who} would have hit',
  },
  ownKill: { stands: '{who} killed tonight', falls: '{who} did not kill tonight' },
  ownAttack: { stands: 'the kill of {who} was stopped by help', falls: 'no kill of {who} was stopped by help' },
  noOwnKill: {
    stands: '{who} did not kill tonight',
    falls: '{who} killed tonight',
    would: '{who} would not have killed tonight',
  },
  unmet: {
    stands: 'no kill of {who} was stopped by help',
    falls: 'the kill of {who} was stopped by help',
    would: 'no kill of {who} would have been stopped by help',
  },
  manhandled: {
    stands: '{who} was handled roughly',
    falls: '{who} was not handled roughly',
    would: '{who} would have been handled roughly',
  },
  killedUnordered: {
    stands: 'the Leader did not order {who} to kill {other}',
    falls: 'the Leader ordered {who} to kill {other}',
  },
  suicide: {
    stands: '{who} does not outlive {other}',
    falls: '{who} does not follow {other}',
    would: '{who} would follow {other}',
  },
  vengeanceNamed: { stands: '{other} named {who} for vengeance', falls: '{other} did not name {who} for vengeance' },
  avenged: {
    stands: '{who} takes {other} along',
    falls: '{who} does not take {other} along',
    would: '{who} would take {other} along',
  },
  partOfKill: {
    stands: 'the shot is part of the kill and comes before what the kill brings',
    falls: 'the shot is no part of the kill',
  },
} satisfies Record<string, Phrase>

export const killing = { ...injuries, ...kills }
