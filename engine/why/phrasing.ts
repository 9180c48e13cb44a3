/** The phrases of a language in the host's words, rows of things, and the voice in which something is told. */
import { getOwn } from '../ruleset/catalogue.ts'
import type { ActionId } from '../reason/claim.ts'
import { inLynchWord } from '../text/lynch-word.ts'
import { onceForEach } from '../text/locale.ts'
import { say } from '../text/message.ts'
import { joinSpans, plainOf, text, type Span } from '../text/span.ts'
import { inLocale, type Apart, type List, type Phrases } from './phrases.ts'
import { clausesApart } from './clauses.ts'
import { phrases } from './phrases-said.ts'
import { spaced, type Speaker } from './speaker.ts'

const languages = onceForEach(locale => inLocale<Phrases>(phrases, locale))

const inWord = onceForEach(() => new Map<string, Phrases>())

/** The phrases a speaker speaks with: in the host's word for the lynch. */
export function phrasesOf({ locale, lynchWord }: Pick<Speaker, 'locale' | 'lynchWord'>): Phrases {
  if (lynchWord === undefined) return languages(locale)
  const made = inWord(locale)
  const known =
    made.get(lynchWord) ?? everyPhrase(languages(locale), message => inLynchWord(message, lynchWord, locale))
  made.set(lynchWord, known)
  return known
}

/** All of them, whatever they stand in, with each message changed. */
const everyPhrase = <Of>(of: Of, change: (message: string) => string): Of =>
  (typeof of === 'string'
    ? change(of)
    : Array.isArray(of)
      ? of.map(one => everyPhrase<unknown>(one, change))
      : typeof of === 'object' && of
        ? Object.fromEntries(Object.entries(of).map(([key, one]) => [key, everyPhrase<unknown>(one, change)]))
        : of) as Of

/** A speaker who tells what was done as tried. */
export const asTried = (speaker: Speaker): Speaker => (speaker.failed ? speaker : { ...speaker, failed: true })

/** A speaker who tells what was done as what stopped something else. */
export function asOpposing(speaker: Speaker): Speaker {
  const known = speaker.opposing ? speaker : tellingOpposed.get(speaker)
  if (known) return known
  const made: Speaker = { ...speaker, opposing: true }
  tellingOpposed.set(speaker, made)
  return made
}
const tellingOpposed = new WeakMap<Speaker, Speaker>()

/** The same of what itself stopped it: who led it there comes first. A deed that was only tried led nothing there. */
export function asLeading(speaker: Speaker): Speaker {
  if (!speaker.opposing) return speaker
  const made: Speaker = tellingLed.get(speaker) ?? { ...speaker, leading: true }
  tellingLed.set(speaker, made)
  return made
}
const tellingLed = new WeakMap<Speaker, Speaker>()

/** A speaker who tells what was done as done. */
export function asDone(speaker: Speaker): Speaker {
  if (!speaker.failed) return speaker
  const known = tellingDone.get(speaker)
  if (known) return known
  const { failed: _, ...rest } = speaker
  tellingDone.set(speaker, rest)
  return rest
}
const tellingDone = new WeakMap<Speaker, Speaker>()

/** Things in a row: "a and b", "a, b, and c". Two need a comma only where one of them is a row itself. */
export function listed(
  things: readonly (readonly Span[])[],
  speaker: Speaker,
  { between, last, two = last, nested, apart }: List = phrasesOf(speaker).list,
): Span[] {
  const { clauses: items, isUnlike } = isWhole(apart)
    ? clausesApart(things, apart, speaker.locale)
    : { clauses: things, isUnlike: false }
  const final = items.at(-1)
  if (final === undefined || items.length === 1) return [...(final ?? [])]
  const joints = apart?.unlike === undefined ? [last] : [last, apart.unlike]
  const has = (words: string): boolean => items.some(item => plainOf(item).includes(words))
  if (nested && ([...joints, nested.between].some(has) || (items.length > 2 && has(between))))
    return joinSpans([joinSpans(items.slice(0, -1), nested.between), final], nested.last)
  const end = isUnlike ? apart!.unlike! : last
  if (items.length === 2 && !items.some(item => [between, two].some(words => plainOf(item).includes(words))))
    return joinSpans(items, isUnlike ? end : two)
  return joinSpans([joinSpans(items.slice(0, -1), between), final], end)
}

const isWhole = (apart: List['apart']): apart is Required<Apart> => apart?.unlike !== undefined

/** Names and other words in a row. */
export const listedNames = (items: readonly (readonly Span[])[], speaker: Speaker): Span[] =>
  listed(items, speaker, phrasesOf(speaker).names)

/** Of what was done kills first: of several things they are what is asked about. */
export const killsFirst = <Of>(all: readonly Of[], deedOf: (one: Of) => ActionId, { action }: Speaker): Of[] =>
  all.toSorted((one, other) => Number(!action(deedOf(one))?.kills) - Number(!action(deedOf(other))?.kills))

/** One use of an ability: "Bob's shot". */
export function useSaid(id: ActionId, speaker: Speaker): Span[] {
  const { use, unnamedUse } = phrasesOf(speaker)
  const deed = speaker.action(id)
  if (!deed) return [text(unnamedUse)]
  return say(speaker.locale, use, {
    actor: speaker.name(deed.actor),
    name: getOwn(speaker.words.uses, deed.ability) ?? spaced(deed.ability),
  })
}
