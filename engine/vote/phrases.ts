/**
 * What is bold and speaks of a vote, though it is none: a phrase with a word of voting and the name of somebody, and a
 * name alone. It is shown with why it does not count.
 */
import type { Attempt } from './attempt.ts'
import * as english from './lexicon-en.ts'
import type { Marked } from './marked.ts'
import type { Names } from './names.ts'
import { areOthers, bits } from './run.ts'

/** A longer one is a heading or a speech. */
const mostWords = 12
/** More names in bold are the headings of a list. */
const mostAlone = 2

/**
 * Finds what is bold and looks like a vote, where no attempt stands.
 * @param attempts those found, which it stands beside
 * @param aloneToo whether a name alone is one too
 */
export function boldPhrases(marked: Marked, names: Names, attempts: readonly Attempt[], aloneToo: boolean): Attempt[] {
  const phrases: Attempt[] = []
  const alone: Attempt[] = []
  for (const { text, line, start } of marked.boldLines()) {
    const end = start + text.length
    if (attempts.some(({ place }) => place.start < end && start < place.end)) continue
    const { any } = marked.marksIn(start, end)
    if (areOthers(any) || any & ~(bits.bold | bits.green | bits.quoted | bits.unsure)) continue
    const words = text.trim().split(/\s+/)
    if (words.length > mostWords) continue
    const bare = text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
    const id = names.whole(text.trim()) ?? names.whole(bare)
    const attempt = (why: 'inSentence' | 'noWord', name: string, who: string): Attempt => ({
      is: 'vote',
      text: text.trim(),
      name,
      named: { is: 'one', id: who, how: 'whole', length: name.length },
      place: { line, start, end },
      why,
    })
    if (id !== undefined) {
      if (aloneToo && isCandidate(id, names) && marked.isLine(start, end)) alone.push(attempt('noWord', bare, id))
      continue
    }
    const who = english.ofVoting.test(text) ? names.within(words).find(one => isCandidate(one, names)) : undefined
    if (who !== undefined) phrases.push(attempt('inSentence', names.person(who)?.name ?? '', who))
  }
  const isList = new Set(alone.map(({ name }) => name)).size > mostAlone
  return [...phrases, ...(isList ? [] : alone)]
}

/** As far before the end of a tag as a name is looked for. */
const mostBefore = 120

/** Names before the end of a vote tag that never began. */
export function halfTags(marked: Marked, names: Names, attempts: readonly Attempt[]): Attempt[] {
  let last = 0
  return [...marked.text.matchAll(/\[\/(un?)?v(?:otes?)?\]/gi)].flatMap(({ index, 0: tag, 1: un }): Attempt[] => {
    const end = index + tag.length
    const { number: line, start: lineStart } = marked.lineAt(index)
    const before = marked.text.slice(Math.max(lineStart, last, index - mostBefore), index).replace(/^.*\[\w+\]/, '')
    last = end
    const words = before.trim().split(/\s+/)
    const who = names.within(words).at(-1)
    const start = index - before.trimStart().length
    if (who === undefined || areOthers(marked.marksIn(index, end).any)) return []
    if (attempts.some(({ place }) => place.start < end && start < place.end)) return []
    const is = un ? 'unvote' : 'vote'
    const text = marked.text.slice(start, end)
    const named = { is: 'one', id: who, how: 'whole', length: before.length } as const
    return [{ is, text, name: before.trim(), named, place: { line, start, end }, why: 'halfTag' }]
  })
}

/** Whether somebody may be voted for: a host is not, nor are the dead. */
function isCandidate(id: string, names: Names): boolean {
  const person = names.person(id)
  return !person?.host && !person?.gone && person?.cannotBeVoted === undefined
}
