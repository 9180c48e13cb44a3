/** A system as a host speaks it who has another word for the lynch: its texts, rules, options and prompts. */
import type { Game } from '../journal/state.ts'
import { inLynchWord, lynchWords } from '../text/lynch-word.ts'
import type { InEach } from '../text/in-each.ts'
import type { Layout } from '../text/layout.ts'
import { inEveryLocale, textIn, type Locale } from '../text/locale.ts'
import type { Phrase, Words, Wording } from '../text/wording.ts'
import type { Said, Sentences } from './localized-text.ts'
import type { System } from './system.ts'

const asWritten = new WeakMap<System, System>()
const spoken = new WeakMap<System, Map<string, System>>()

/** @returns what the host of a game calls the lynch, where it is something else */
export function lynchWordIn({ votes }: Pick<System, 'votes'>, game: Pick<Game, 'options'>): string | undefined {
  const word = votes?.word?.(game)
  return word === lynchWords.lynch.verb ? undefined : word
}

/**
 * @param system as it is written, or as a host speaks it
 * @returns the very same object for the same word
 */
export function inHostsWord(system: System, game: Pick<Game, 'options'>): System {
  const written = asWritten.get(system) ?? system
  const word = lynchWordIn(written, game)
  if (word === undefined) return written
  const known = spoken.get(written) ?? new Map<string, System>()
  spoken.set(written, known)
  const before = known.get(word)
  // A language that comes from a file comes after the system was first spoken in that word.
  const made = before && languagesIn(before) === languagesIn(written) ? before : saying(written, word)
  known.set(word, made)
  asWritten.set(made, written)
  return made
}

const languagesIn = ({ words }: System): string => Object.keys(words.wording).join()

type Put = (text: string) => string

function saying(system: System, word: string): System {
  const putIn =
    (locale: Locale): Put =>
    text =>
      inLynchWord(text, word, locale)
  const english = putIn('en')
  const { wording, says } = system.words
  return {
    ...system,
    rulebook: tableIn(system.rulebook, english),
    options: tableIn(system.options, english),
    prompts: tableIn(system.prompts, english),
    ...(system.presets && {
      presets: system.presets.map(preset => ({
        ...preset,
        says: inEveryLocale(locale => putIn(locale)(textIn(preset.says, locale))),
      })),
    }),
    modifiers: toldIn(tableIn(system.modifiers, english), putIn),
    abilities: toldIn(system.abilities, putIn),
    words: {
      ...system.words,
      wording: perLocale<Wording>(wording, (words, locale) => wordsIn(words, putIn(locale))),
      ...(says && { says: perLocale(says, (said, locale) => saidIn(said, putIn(locale))) }),
    },
  }
}

const mapped = <Entry>(
  table: Readonly<Record<string, Entry>>,
  change: (entry: Entry) => Entry,
): Record<string, Entry> => Object.fromEntries(Object.entries(table).map(([id, entry]) => [id, change(entry)]))

const tableIn = <Entry extends { says: string }>(
  table: Readonly<Record<string, Entry>>,
  put: Put,
): Record<string, Entry> => mapped(table, entry => ({ ...entry, says: put(entry.says) }))

/** What each of them is to its player. */
const toldIn = <Entry extends { told?: InEach }>(
  table: Readonly<Record<string, Entry>>,
  putIn: (locale: Locale) => Put,
): Record<string, Entry> =>
  mapped(table, entry => ({
    ...entry,
    ...(entry.told && { told: inEveryLocale(locale => putIn(locale)(textIn(entry.told!, locale))) }),
  }))

const perLocale = <Whole extends Partial<Record<Locale, object>>>(
  whole: Whole,
  change: (one: NonNullable<Whole[Locale]>, locale: Locale) => NonNullable<Whole[Locale]>,
): Whole =>
  Object.fromEntries(
    Object.entries(whole).map(([locale, one]) => [
      locale,
      one && change(one as NonNullable<Whole[Locale]>, locale as Locale),
    ]),
  ) as Whole

const phraseIn = (phrase: Phrase, put: Put): Phrase => ({
  ...phrase,
  stands: put(phrase.stands),
  falls: put(phrase.falls),
  ...(phrase.asks !== undefined && { asks: put(phrase.asks) }),
  ...(phrase.would !== undefined && { would: put(phrase.would) }),
})

const layoutIn = (layout: Layout, put: Put): Layout =>
  layout.map(block => ({
    ...block,
    message: put(block.message),
    ...('each' in block && block.lead !== undefined && { lead: put(block.lead) }),
    ...('each' in block && block.empty !== undefined && { empty: put(block.empty) }),
  }))

/** What a system says: not what people write, which is read as it stands. */
const wordsIn = (words: Words, put: Put): Words => ({
  ...words,
  ...(words.facts && { facts: mapped(words.facts, one => phraseIn(one, put)) }),
  ...(words.goals && { goals: mapped(words.goals, put) }),
  ...(words.terms && { terms: mapped(words.terms, put) }),
  traits: mapped(words.traits, put),
  tells: mapped(words.tells, put),
  posts: mapped(words.posts, layout => layoutIn(layout, put)),
})

const saidIn = (said: Said, put: Put): Said => ({
  ...said,
  rulebook: mapped(said.rulebook, put),
  options: mapped(said.options, put),
  ...sentencesIn(said, put),
})

/** The words that one chooses from are called what they are. */
const usualIn = (names: Sentences): Sentences =>
  Object.fromEntries(Object.entries(names).filter(([id]) => Object.hasOwn(lynchWords, id)))

const sentencesIn = ({ prompts, modifiers, names }: Said, put: Put): Record<string, Sentences> => ({
  ...(prompts && { prompts: mapped(prompts, put) }),
  ...(modifiers && { modifiers: mapped(modifiers, put) }),
  ...(names && { names: { ...mapped(names, put), ...usualIn(names) } }),
})
