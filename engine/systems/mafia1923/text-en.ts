/** The words of this system in English, put together from its sections: what stands here is what players read. */
import type { SpokenOf } from '../../resolve/sequence/vocabulary.ts'
import type { Phrase, Words } from '../../text/wording.ts'
import type { declared } from './facts.ts'
import { frame } from './frame/text.ts'
import { interference } from './interference/text.ts'
import { theft } from './theft/text.ts'
import { pairs } from './pairs/text.ts'
import { shields } from './shields/text.ts'
import { attacks } from './attacks/text.ts'
import { mafia } from './mafia/text.ts'
import { deaths } from './deaths/text.ts'
import { knowledge } from './knowledge/text.ts'
import { vote } from './vote/text.ts'
import { court } from './court/text.ts'
import { strikes } from './strikes/text.ts'
import { winning } from './winning/text.ts'
import type { SectionWords } from './words.ts'
import type { Layout } from '../../text/layout.ts'

// The posts of this system in English: of a morning, of the vote, of an evening.

/** The end of the game, wherever it comes. */
const victory: Layout = [
  { each: 'victory', message: '<b>{side, select, mafia {The Mafia wins} other {The family {family} wins}}.</b>' },
  { each: 'won', message: '<b>{who}</b> won', join: '; ' },
]

const posts: Words['posts'] = {
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

/** What the facts of this system say, by night and by day. */
export const facts = {
  ...frame.facts,
  ...interference.facts,
  ...theft.facts,
  ...pairs.facts,
  ...shields.facts,
  ...attacks.facts,
  ...mafia.facts,
  ...deaths.facts,
  ...knowledge.facts,
  ...vote.facts,
  ...court.facts,
  ...strikes.facts,
  ...winning.facts,
} satisfies Record<SpokenOf<typeof declared>, Phrase>

const sections: readonly SectionWords[] = [
  frame,
  interference,
  theft,
  pairs,
  shields,
  attacks,
  mafia,
  deaths,
  knowledge,
  vote,
  court,
  strikes,
  winning,
]

const merged = <T>(pick: (section: SectionWords) => Record<string, T> | undefined): Record<string, T> =>
  Object.assign({}, ...sections.map(section => pick(section) ?? {})) as Record<string, T>

const roles = merged(({ roles }) => roles)

export const en: Words = {
  roles,
  rolesShort: merged(({ rolesShort }) => rolesShort),
  uses: merged(({ uses }) => uses),
  deeds: merged(({ deeds }) => deeds),
  // Also what does not help, and against what.
  results: { ...roles, ...merged(({ results }) => results) },
  terms: merged(({ terms }) => terms),
  sights: merged(({ sights }) => sights),
  traits: {},
  factions: { civilian: 'Civilian', mafia: 'Mafia' },
  goals: {
    civilian:
      'If the Mafia loses, your family wins where none of its Mafia Members lives and no other such family has more living Civilians. You win with it, living or dead, unless you are exiled.',
    mafia: 'You win if at least half of all Mafia Members are living at the end, unless you are exiled.',
  },
  facts,
  tells: merged(({ tells }) => tells),
  posts,
  verbs: merged(({ verbs }) => verbs),
}
