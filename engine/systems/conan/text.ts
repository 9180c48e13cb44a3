/** The wording of this system, put together from its sections. Whose names stand where is left to the messages, so nothing here needs a gender. */
import { joinTables } from '../../ruleset/section.ts'
import type { Phrase, Wording, Words } from '../../text/wording.ts'
import { crimes } from './arrest/crimes.ts'
import { titles } from './attributes.ts'
import type { SectionWords } from './section.ts'
import { sections } from './sections.ts'
import { abilities } from './tables.ts'
import type { Wordless } from './vocabulary.ts'

const parts: readonly SectionWords[] = sections.flatMap(({ words = [] }) => words)

/** What the facts of this system say; whatever trees speak of stands here, or this does not compile. */
const facts: [Wordless] extends [never] ? Record<string, Phrase> : Wordless = joinTables(parts, part => part.facts)
const uses = joinTables(parts, part => part.uses)

/** What charges are called; killing and attacking are no abilities, and somebody is charged with bribery. */
const crimeWords: Record<string, string> = {
  ...Object.fromEntries(crimes.map(crime => [crime, uses[crime] ?? crime])),
  bribe: 'bribery',
}

/** What is told of abilities, by what each of them is sent in with, and called. */
const tells: Record<string, string> = {
  ...Object.fromEntries(
    Object.entries(abilities)
      .filter(([, { targets }]) => targets === 0)
      .flatMap(([id]) => [
        [`succeeded:${id}`, 'Your {ability} succeeded.'],
        [`failed:${id}`, 'Your {ability} failed.'],
      ]),
  ),
  'learned:investigate': `Was it {about} ({crime, select, ${Object.entries({ ...uses, ...crimeWords })
    .map(([id, word]) => `${id} {${word}}`)
    .join(' ')} other {{crime}}}{aimed, select, yes {, {other}} other {}})? {result}.`,
}

const en: Words = {
  roles: joinTables(parts, part => part.roles),
  rolesShort: joinTables(parts, part => part.rolesShort),
  persons: true,
  common: ['civilian'],
  names: { plain: ['vanilla'] },
  factions: joinTables(parts, part => part.factions),
  goals: joinTables(parts, part => part.goals),
  uses,
  deeds: joinTables(parts, part => part.deeds),
  facts,
  terms: joinTables(parts, part => part.terms),
  results: { ...crimeWords, ...joinTables(parts, part => part.results) },
  tells: { ...tells, ...joinTables(parts, part => part.tells) },
  posts: joinTables(parts, part => part.posts),
  sights: {},
  traits: {},
  verbs: joinTables(parts, part => part.verbs),
  keyWords: joinTables(parts, part => part.keyWords),
}

export const wording: Wording = { en }
Object.assign(titles, { roles: en.roles, uses, results: en.results, factions: en.factions })
