/** The words of this system in English. What belongs to days, votes, posts and endings stands in `text-day-en.ts`. */
import type { SpokenOf } from '../../resolve/sequence/vocabulary.ts'
import type { Phrase, Words } from '../../text/wording.ts'
import { abilities } from './abilities.ts'
import { crimes } from './arrest/crimes.ts'
import { justice } from './arrest/text-en.ts'
import type { declared } from './facts.ts'
import { dayFacts, dayPosts, dayTells, dayTerms } from './text-day-en.ts'
import { deeds, roles, rolesShort, uses } from './text-names-en.ts'
import { leading } from './leading/text-en.ts'
import { killing } from './killing/text-en.ts'
import { deceiving } from './deceit/text-en.ts'
import { learning } from './learning/text-en.ts'
import { stopping } from './stopping/text-en.ts'
import { interfering } from './mischief/text-en.ts'
import { travelling } from './travel/text-en.ts'

const conditions = {
  dead: { stands: '{who} is dead', falls: '{who} is alive' },
  heldAbroad: {
    stands: 'from abroad {who} can do nothing',
    falls: '{who} is not kept from it abroad',
    would: 'from abroad {who} could have done nothing',
  },
  heldInjured: {
    stands: 'the injury keeps {who} from it',
    falls: 'the injury does not keep {who} from it',
    would: 'the injury would keep {who} from it',
  },
  heldSuspended: {
    stands: 'the suspension keeps {who} from it',
    falls: 'no suspension keeps {who} from it',
    would: 'the suspension would keep {who} from it',
  },
  heldArrested: {
    stands: 'behind bars {who} cannot do it',
    falls: 'no bars keep {who} from it',
    would: 'behind bars {who} could not have done it',
  },
  heldByDeath: {
    stands: '{who} died before it',
    falls: '{who} lived to do it',
    would: '{who} would have died before it',
  },
  passivesLost: {
    stands: 'that takes the passive abilities of {who} away',
    falls: 'nothing takes the passive abilities of {who} away',
    would: 'that would take the passive abilities of {who} away',
  },
  deadBefore: { stands: '{who} was dead before', falls: '{who} was alive', would: '{who} would have been dead before' },
  sameMoment: { stands: 'what comes in one step comes at once', falls: 'what comes in one step does not come at once' },
  outranked: {
    stands: 'another of the Detective Boys goes first',
    falls: '{who} goes first among the Detective Boys',
    would: 'another of the Detective Boys would go first',
  },
  higherBoy: { stands: '{who} has the higher rank', falls: '{who} does not have the higher rank' },
  usesItem: { stands: '{who} may use what was given', falls: '{who} may not use what was given' },
  electsInPrison: { stands: 'members elect behind bars too', falls: 'members do not elect behind bars' },
  outOfReach: { stands: '{who} is out of reach', falls: '{who} is within reach', would: '{who} would be out of reach' },
} satisfies Record<string, Phrase>

/** What charges are called; killing and attacking are no abilities. */
const crimeWords: Record<string, string> = Object.fromEntries(crimes.map(crime => [crime, uses[crime] ?? crime]))

const tells: Record<string, string> = {
  succeeded: 'Your {ability} ({about}) succeeded.',
  failed: 'Your {ability} ({about}) failed.',
  ...Object.fromEntries(
    Object.entries(abilities)
      .filter(([, { targets }]) => targets === 0)
      .flatMap(([id]) => [
        [`succeeded:${id}`, 'Your {ability} succeeded.'],
        [`failed:${id}`, 'Your {ability} failed.'],
      ]),
  ),
  'succeeded:order':
    '{how, select, sent {{by} sent you to kill {about}: you succeeded.} other {Your order ({about}) succeeded.}}',
  'failed:order':
    '{how, select, sent {{by} sent you to kill {about}: you failed.} other {Your order ({about}) failed.}}{turn, select, yes { It counts as your turn to kill.} other {}}',
  'failed:arrest': 'Your arrest ({about}) failed. Nobody else is told of it.',
  learned: 'Your interrogation of {about}: {result}.',
  'learned:investigate': `Was it {about} ({crime, select, ${Object.entries({ ...uses, ...crimeWords })
    .map(([id, word]) => `${id} {${word}}`)
    .join(' ')} other {{crime}}}{aimed, select, yes {, {other}} other {}})? {result}.`,
  noResult: 'Your {ability} brought no result.',
  saved: 'You were needed: {about} was attacked.',
  notNeeded: 'You were not needed: nobody attacked {about}.',
  attacked: 'You were attacked and survived.',
  injured: 'You are injured.',
  cured: 'You are well again.',
  neutralised: 'Something kept you from acting.',
  suspended: 'Your charge was false. You are suspended.',
  released: 'You are free again.',
  robbed: 'Something of yours was stolen.',
  blackmailed: 'You are being blackmailed: do not post on the coming day.',
  insulted: 'Insult was added to your injury: you have no vote on the coming day.',
}

/** Kinds of what is told by night, for `Words.tells`. */
export const nightTold: readonly string[] = Object.keys(tells).filter(kind => !kind.includes(':'))

/** Words of options: the steps of the night, and what counts. */
const steps: Record<string, string> = {
  travel: 'travellers',
  save: 'Protect and Heal',
  kill: 'the kill',
  traces: 'disguises, Slander, Frame and fakes',
  interfere: 'theft, blackmail and the like',
  learn: 'investigations',
  others: 'other abilities',
  modifiers: 'accompanying and accusing',
  tally: 'the count',
  lynch: 'the lynch',
  leadership: 'the Leader and the suitcase',
  simultaneous: 'at once',
  rank: 'by rank',
  submission: 'as received',
  rankAtLarge: 'by rank, at large',
  leaderThenRank: 'the Leader, then by rank',
  turns: 'turns to kill',
}

/** What the facts of this system say. */
export const facts = {
  ...conditions,
  ...leading,
  ...killing,
  ...deceiving,
  ...justice,
  ...learning,
  ...stopping,
  ...interfering,
  ...travelling,
  ...dayFacts,
} satisfies Record<SpokenOf<typeof declared>, Phrase>

export const en: Words = {
  roles,
  rolesShort,
  uses,
  deeds,
  sights: {},
  traits: {},
  factions: { town: 'Town', bo: 'Black Organization' },
  goals: {
    town: 'You win with the Town once every member of the Black Organization is dead or under arrest.',
    bo: 'You win with the Black Organization once it is as many as the Town and nothing can stop it.',
  },
  facts,
  results: { ...crimeWords, town: 'town', bo: 'Black Organization', yes: 'yes', no: 'no' },
  tells: { ...tells, ...dayTells },
  terms: { ...steps, ...dayTerms },
  posts: dayPosts,
}
