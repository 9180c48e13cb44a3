/** Actions in words for a window: what was done, whom it names besides, and what it was sent in with. */
import { getOwn } from '../../../engine/ruleset/catalogue.ts'
import { joinSpans, plainOf, sentenceCase, text, type Span } from '../../../engine/text/span.ts'
import { inWords, sayingInEach } from '../../../engine/text/in-each.ts'
import { isSaidByDeed, sentence } from '../../../engine/why/sentences.ts'
import { roleName, spaced, type Speaker } from '../../../engine/why/speaker.ts'

/** What somebody did, as it was sent in: “Bob shot Ann”, “Cat served Dee (drink: gin)”. */
export function deedOf(action: string, speaker: Speaker): Span[] {
  const said = sentenceCase(sentence({ is: 'active', action, part: 'none', at: '' }, true, speaker))
  const { ability = '', targets = [], with: chosen = {} } = speaker.action(action) ?? {}
  // A sentence has places for two, and may name neither; a list of victims may be longer.
  const words = plainOf(said)
  const isSaid = (name: Span): boolean =>
    name.kind === 'player' ? said.some(span => sameName(span, name)) : words.includes(plainOf([name]))
  const unsaid = targets.filter(target => !isSaid(speaker.name(target)))
  return [
    ...said,
    ...unsaid.flatMap((target, place) => [
      text(place || unsaid.length < targets.length ? ', ' : ': '),
      speaker.name(target),
    ]),
    ...chosenSaid(ability, unsaidKeys(ability, chosen, speaker), speaker),
  ]
}

/** What a deed was sent in with and does not say itself. */
const unsaidKeys = (
  ability: string,
  chosen: Readonly<Record<string, string>>,
  speaker: Speaker,
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(chosen).filter(([key]) => !isSaidByDeed(ability, key, speaker)))

/** One and the same name, whatever its form. */
export const sameName = (one: Span, other: Span): boolean =>
  one.kind === 'player' && other.kind === 'player' && (one.nominative ?? one.name) === (other.nominative ?? other.name)

/** An action that is not sent in yet: “Rolf: block · Dee”. */
export function sendingSaid(
  by: string,
  does: string,
  to: readonly string[],
  speaker: Speaker,
  chosen: Readonly<Record<string, string>> = {},
): Span[] {
  const { name, words } = speaker
  return [
    ...joinSpans(
      [[name(by), text(`: ${getOwn(words.uses, does) ?? spaced(does)}`)], ...to.map(target => [name(target)])],
      ' · ',
    ),
    ...chosenSaid(does, chosen, speaker),
  ]
}

const longestShown = 80

/** What an action was sent in with: “ (role: Gin)”; words of somebody's own in quotes: “: “To my wife””. */
export function chosenSaid(ability: string, chosen: Readonly<Record<string, string>>, speaker: Speaker): Span[] {
  const keys = Object.entries(chosen)
  const whole = keys.filter(([key]) => speaker.ownWords(ability, key) === 'whole')
  const beside = keys
    .filter(each => !whole.includes(each))
    .map(([key, value]) => `${keyCalled(key, speaker)}: ${chosenValue(ability, key, value, speaker)}`)
  return [
    ...whole.map(([, value]) => text(`: ${quoted(value, speaker)}`)),
    ...(beside.length ? [text(` (${beside.join(', ')})`)] : []),
  ]
}

const keyCalled = (key: string, { locale, called }: Speaker): string => (locale === 'en' ? spaced(key) : called(key))

function chosenValue(ability: string, key: string, value: string, speaker: Speaker): string {
  if (speaker.ownWords(ability, key)) return quoted(value, speaker)
  return speaker.written(ability, key, value) ?? valueSaid(key, value, speaker)
}

const inQuotes = sayingInEach({ quoted: { en: '“{text}”', ru: '«{text}»' } })

const quoted = (said: string, { locale }: Speaker): string =>
  inWords(inQuotes('quoted', { text: shortened(said) }), locale)

function valueSaid(key: string, value: string, { words, called }: Speaker): string {
  const known = key === 'role' || key === 'as' ? getOwn(words.roles, value) : undefined
  const said =
    known
    ?? getOwn(words.results, value)
    ?? getOwn(words.terms ?? {}, value)
    ?? (called(value) === spaced(value) ? undefined : called(value))
    ?? (key === 'role' && /^[a-z][A-Za-z0-9]*$/.test(value) ? roleName(value, words) : value)
  return shortened(said)
}

const shortened = (said: string): string => (said.length > longestShown ? `${said.slice(0, longestShown - 1)}…` : said)
