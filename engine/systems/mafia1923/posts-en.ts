/** The posts of this system in English: of a morning, of the vote, of an evening. */
import type { Layout } from '../../text/layout.ts'
import type { Words } from '../../text/wording.ts'

/** The end of the game, wherever it comes. */
const victory: Layout = [
  { each: 'victory', message: '<b>{side, select, mafia {The Mafia wins} other {The family {family} wins}}.</b>' },
  { each: 'won', message: '<b>{who}</b> won', join: '; ' },
]

export const posts: Words['posts'] = {
  dawn: [
    { message: '<b>Night {number} is over.</b>' },
    { each: 'died', message: '<b>{who}</b> died.', empty: 'Nobody died.' },
    { each: 'flipped', message: '{who}: {role}.' },
    { each: 'poisoned', message: '<b>{who}</b> was poisoned.' },
    { each: 'cured', message: '<b>{who}</b> was cured of poison.' },
    { each: 'exiled', message: '<b>{who}</b> was exiled.' },
    ...victory,
  ],
  votes: [
    { message: '<b>Day {number}: the vote.</b>' },
    { each: 'familyTotals', message: '{family}: {votes}', join: '; ', empty: 'No family has a vote.' },
    { each: 'playerTotals', message: '{who}: {votes}', join: '; ', empty: 'Nobody has a vote.' },
  ],
  dusk: [
    { message: '<b>Day {number} is over.</b>' },
    { each: 'died', message: '<b>{who}</b> died.', empty: 'Nobody died.' },
    { each: 'flipped', message: '<b>{who}</b> was: {role}.' },
    { each: 'exiled', message: '<b>{who}</b> was exiled.' },
    { each: 'jailed', message: '<b>{who}</b> was in jail.' },
    { each: 'jailedFamily', message: 'The family <b>{family}</b> was in jail.' },
    ...victory,
  ],
}
