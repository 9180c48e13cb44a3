/** The wording of this system, in English and in Russian, put together from its parts. */
import { keyWords } from './key-words-ru.ts'
import { speaksOver, stemsOf } from './stems-ru.ts'
import { verbs } from './verbs-ru.ts'
import { joinTables } from '../../ruleset/section.ts'
import type { Phrase, Wording, Words } from '../../text/wording.ts'
import type { Written } from '../../text/locale.ts'
import { sections } from './sections.ts'
import type { Wordless } from './vocabulary.ts'
import type { InEach } from '../../text/in-each.ts'
import type { PartWords, Said } from './words.ts'

const parts: readonly PartWords[] = sections.flatMap(({ words = [] }) => words)

/** What the facts of this system say; whatever trees speak of stands here, or this does not compile. */
const facts: [Wordless] extends [never] ? Record<string, Said> : Wordless = joinTables(parts, part => part.facts)

const merged = <T>(pick: (part: PartWords) => Record<string, T> | undefined): Record<string, T> =>
  Object.assign({}, ...parts.map(part => pick(part) ?? {})) as Record<string, T>
const mapped = <A, B>(record: Record<string, A>, change: (value: A) => B): Record<string, B> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))

function wordsIn(locale: Written): Words {
  const word = (said: InEach): string => said[locale]
  const phrase = ({ stands, falls, asks, would, ...marks }: Said): Phrase => ({
    stands: word(stands),
    falls: word(falls),
    ...(asks && { asks: word(asks) }),
    ...(would && { would: word(would) }),
    ...marks,
  })
  const table = (pick: (part: PartWords) => Record<string, InEach> | undefined): Record<string, string> =>
    mapped(merged(pick), word)
  return {
    roles: table(part => part.roles),
    rolesShort: merged(part => part.rolesShort),
    sideBehind: true,
    factions: table(part => part.factions),
    goals: table(part => part.goals),
    uses: table(part => part.uses),
    deeds: table(part => part.deeds),
    facts: mapped<Said, Phrase>(facts, phrase),
    terms: table(part => part.terms),
    // What is heard of a role may be a move of it, which is called as the move is.
    results: { ...table(part => part.uses), ...table(part => part.results) },
    tells: table(part => part.tells),
    posts: mapped(
      merged(part => part.posts),
      layouts => layouts[locale],
    ),
    sights: {},
    traits: {},
    verbs: locale === 'en' ? merged(part => part.verbs) : { ...verbs },
    ...(locale === 'ru' && {
      keyWords: { ...keyWords },
      stems: { ...stemsOf },
      speaksOver: { ...speaksOver },
    }),
  }
}

export const wording: Wording = { en: wordsIn('en'), ru: wordsIn('ru') }
