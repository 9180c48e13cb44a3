/** The wording of this system: what players read in English, put together from its sections. */
import { joinTables } from '../../ruleset/section.ts'
import type { Layout } from '../../text/layout.ts'
import type { Phrase, Wording, Words } from '../../text/wording.ts'
import type { SectionWords } from './section.ts'
import { sections } from './sections.ts'
import type { Wordless } from './vocabulary.ts'

/** The end of the game, wherever it comes. */
const victory: Layout = [
  { each: 'victory', message: '<b>{side, select, mafia {The Mafia wins} other {The {family} family wins}}.</b>' },
  { each: 'won', lead: '<b>Winners:</b> ', message: '{who}', join: ', ' },
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
    { message: '<b>Day {number} vote count</b>' },
    {
      each: 'familyTotals',
      lead: '<b>Families:</b> ',
      message: '{family} {votes}',
      join: ', ',
      empty: 'No votes for a family.',
    },
    {
      each: 'playerTotals',
      lead: '<b>Players:</b> ',
      message: '{who} {votes}',
      join: ', ',
      empty: 'No votes for a player.',
    },
  ],
  dusk: [
    { message: '<b>Day {number} is over.</b>' },
    { each: 'executed', message: '<b>{who}</b> was executed.' },
    { each: 'died', message: '<b>{who}</b> died.' },
    { each: 'nobodyDied', message: 'Nobody died.' },
    { each: 'flipped', message: '{who}: {role}.' },
    { each: 'exiled', message: '<b>{who}</b> was exiled.' },
    { each: 'jailed', message: '<b>{who}</b> was in jail.' },
    { each: 'jailedFamily', message: 'The <b>{family}</b> family was in jail.' },
    ...victory,
  ],
}

const parts: readonly SectionWords[] = sections.flatMap(({ words = [] }) => words)

/** What the facts of this system say; whatever trees speak of stands here, or this does not compile. */
const facts: [Wordless] extends [never] ? Record<string, Phrase> : Wordless = joinTables(parts, part => part.facts)

const merged = <T>(pick: (part: SectionWords) => Readonly<Record<string, T>> | undefined): Record<string, T> =>
  joinTables(parts, pick)

const roles = merged(({ roles }) => roles)

const en: Words = {
  roles,
  rolesShort: merged(({ rolesShort }) => rolesShort),
  uses: merged(({ uses }) => uses),
  deeds: merged(({ deeds }) => deeds),
  // Also what does not help, and against what.
  results: { ...roles, ...merged(({ results }) => results) },
  learned: merged(({ learned }) => learned),
  terms: merged(({ terms }) => terms),
  sights: merged(({ sights }) => sights),
  traits: {},
  sideBehind: true,
  factions: { civilian: 'Civilian', mafia: 'Mafia' },
  goals: {
    civilian:
      'If the Mafia loses, the family with no living Mafia Member and the most living Civilians wins. You win with your family, dead or alive, unless you are exiled.',
    mafia: 'You win if at least half of all Mafia Members are alive at the end, unless you are exiled.',
  },
  facts,
  tells: merged(({ tells }) => tells),
  posts,
  verbs: merged(({ verbs }) => verbs),
}

export const wording: Wording = { en }
