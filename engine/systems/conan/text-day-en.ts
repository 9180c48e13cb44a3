/** Words for posts and private messages by day, and for the ends of a game, in English. */
import type { Layout } from '../../text/layout.ts'
import { poisoning } from './poison/text-en.ts'
import { voting } from './vote/text-en.ts'
import { wills } from './wills/text-en.ts'
import { ending } from './ending/text-en.ts'

export const dayFacts = { ...poisoning, ...voting, ...wills, ...ending }

/** Private messages of days, and what posts say where they have no layout of their own. */
export const dayTells: Record<string, string> = {
  wrongGuess: '{by} took {about} for {role}, and that was wrong: the pill is lost. Pills left: {left}.',
  pillReceived: 'A confiscated pill of APTX 4869 came to you. You can use it from tomorrow on.',
  leader: '{who} leads the Organization from now on.',
  suitcase: 'The Black Suitcase is yours this coming night.',
  erasedBody: 'You made the body of {who} disappear. Role: {role}.',
  erasedWill: 'With the body of {who} you found this will: “{text}”',
  died: '<b>{who}</b> died.',
  nobodyDied: 'Nobody died.',
  will: 'The will of {who}: “{text}”',
  arrested: 'You have been arrested.',
  returned: '{who} is back in Japan.',
  noLynch: 'Nobody was lynched.',
  voiceOfReason: 'The Voice of Reason was heard: there was no vote.',
  hint: '{text}',
  tally: '{who}: {votes}{voters_did, select, none {} other { ({voters})}}',
  noVotes: 'Nobody voted.',
  accompanied: '{who} was accompanied: one vote less.',
  accused: '{who} was accused.',
  voidVotes: '{who} for {other}: not counted',
  abstained: '{who} did not vote.',
}

/** Kinds of what is told by day, for `Words.tells`. */
export const dayTold: readonly string[] = Object.keys(dayTells)

const death = `<b>{who}</b> {manner, select, kill {was killed} aptx {was poisoned} lynch {was lynched} vengeance {died by vengeance} suicide {died by suicide} changed {{words}} removed {was removed from the game} other {died}}.{flip, select, kept {} hidden { The body is gone.} other { Role: {role}.}}`

const afterwards: Layout = [
  { each: 'will', message: 'The will of <b>{who}</b>: “{text}”' },
  { each: 'arrested', message: '<b>{who}</b> was arrested.' },
  { each: 'returned', message: '<b>{who}</b> is back in Japan.' },
  { each: 'hint', message: '{text}' },
]

export const dayPosts: Record<string, Layout> = {
  dawn: [
    { message: '<b>{kind, select, prep {The preparations are} other {Night {number} is}} over.</b>' },
    { each: 'died', message: death, empty: '{kind, select, prep {The game begins.} other {Nobody died.}}' },
    ...afterwards,
  ],
  dusk: [
    { message: '<b>Day {number} is over.</b>' },
    { each: 'voiceOfReason', message: 'The Voice of Reason was heard.' },
    { each: 'noLynch', message: 'Nobody was lynched.' },
    { each: 'died', message: death },
    ...afterwards,
  ],
  votes: [
    { message: '<b>Votes of day {number}</b>' },
    { each: 'tally', message: '<b>{who}</b>: {votes}{voters_did, select, none {} other { ({voters})}}' },
    { each: 'noVotes', message: 'Nobody voted.' },
    { each: 'accompanied', message: '{who} was accompanied: one vote less.' },
    { each: 'accused', message: '{who} was accused.' },
    { each: 'voidVotes', message: '{who} for {other}: not counted' },
    { each: 'abstained', message: '{who} did not vote.' },
  ],
}

/** Steps of a tally, statuses, words of options and of the ends of a game. */
export const dayTerms: Record<string, string> = {
  cast: 'votes cast',
  lost: 'lost votes',
  accompanied: 'accompanied',
  accused: 'accused',
  floor: 'not below nothing',
  shown: 'what is shown of it',
  abroad: 'abroad',
  injured: 'injured',
  suspended: 'suspended',
  arrested: 'arrested',
  dead: 'dead',
  pills: 'pills',
  gadgets: 'gadgets',
  bo: 'the Organization',
  town: 'the town',
  lovers: 'the lovers',
  draw: 'a draw',
  publish: 'publish it',
  withhold: 'keep it back',
  end: 'the game ends',
  goOn: 'the game goes on',
  refuse: 'refuse it',
  allow: 'let it pass',
  none: 'none',
  recorded: 'it is recorded',
}
