/** What is so of several in the same words, said once of all of them: “Ida and Bob fall in love”. */
import { say } from '../text/message.ts'
import { plainOf, text, tidy, type Span } from '../text/span.ts'
import { listedNames, phrasesOf } from './phrasing.ts'
import type { Speaker } from './speaker.ts'

/** Of sentences, those that differ only in whom they are about as one, in its first place; all of them where verbs have no such form. */
export function ofSeveral(said: readonly Span[][], speaker: Speaker): Span[][] {
  const { several, plurals } = phrasesOf(speaker).oneLine
  if (several === undefined || plurals === undefined) return [...said]
  const groups = new Map<string, Span[][]>()
  for (const [at, one] of said.entries()) {
    const [who, ...rest] = one
    const isSaidOf = who?.kind === 'player' && /^ \p{Ll}/u.test(plainOf(rest))
    const key = isSaidOf ? JSON.stringify(tidy(rest)) : `alone ${at}`
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  return [...groups.values()].map(([first = [], ...more]) =>
    more.length
      ? tidy(
          say(speaker.locale, several, {
            who: listedNames(
              [first, ...more].map(([who]) => [who!]),
              speaker,
            ),
            said: pluralOf(first.slice(1), plurals),
          }),
        )
      : first,
  )
}

/** The same with its verb, which comes first, in the form of several. */
function pluralOf([first, ...rest]: readonly Span[], plurals: readonly string[]): Span[] {
  if (first?.kind !== 'text') return first ? [first, ...rest] : rest
  const [verb = ''] = first.text.trimStart().split(' ')
  const known = plurals.find(pair => pair.startsWith(`${verb} `))?.slice(verb.length + 1)
  const plural = known ?? verb.replace(/(?<=\p{L}{2})ies$/u, 'y').replace(/(?<=ss|x|zz|ch|sh)es$|(?<=[^s])s$/, '')
  return [text(first.text.replace(verb, plural)), ...rest]
}
