/** Words about deaths and the Armed Robber. */
import { only, type SectionWords } from '../words.ts'

export const deaths = {
  roles: {
    armedRobber: 'Armed Robber',
  },
  rolesShort: {
    armedRobber: ['robber', 'AR'],
  },
  uses: {
    revenge: 'revenge',
  },
  deeds: {
    revenge: '{actor} is an Armed Robber, who takes revenge',
  },
  facts: {
    lastRole: { stands: '{who} died as {role}', falls: '{who} did not die' },
    avenged: {
      stands: '{other} takes {who} along',
      falls: '{other} does not take {who} along',
      would: '{other} would have taken {who} along',
    },
    notAvenged: {
      stands: '{who} is not avenged',
      falls: '{who} has no revenge to take',
      asks: 'Is {who} left unavenged?',
    },
    nobodyToBlame: { stands: 'nobody killed {who} whom the revenge could hit', falls: 'somebody killed {who}' },
    causeLeftOut: {
      stands: 'for this cause there is no revenge in this game',
      falls: 'there is revenge for this cause',
    },
    killerGone: { stands: 'who killed {who} is dead already', falls: 'who killed {who} is living' },
    oneEach: { stands: 'each Armed Robber takes one Mafia Member', falls: 'it was the first' },
    savedFromRevenge: {
      stands: '{who} is saved from the revenge',
      falls: '{who} is not saved from the revenge',
      would: '{who} might have been saved from the revenge',
    },
    votedFor: { stands: '{who} voted for {other}', falls: 'the vote of {who} for {other} was not counted' },
    noRevenge: {
      stands: '{who} takes nobody along',
      falls: '{who} takes somebody along',
      asks: 'Does {who} take nobody along?',
    },
    noCountedVote: only('no individual vote of {who} was counted'),
    absentFromVote: {
      stands: '{who} was not present for the vote',
      falls: '{who} was present for the vote',
      would: '{who} would not have been present for the vote',
    },
    onlyFromCourt: only('a Lawyer saves from the court alone'),
  },
  results: {
    revenge: 'revenge',
  },
  tells: {
    died: '<b>{who}</b> died.',
    nobodyDied: 'Nobody died.',
    flipped: '{who}: {role}.',
  },
} satisfies SectionWords
