/** A clause of names alone, or of who it is not. */
import type { Order, Step, Target, Trouble } from './clause.ts'
import { headsAt } from './head.ts'
import * as english from './lexicon-en.ts'
import { nextJoint } from './ending.ts'
import { phraseAt } from './phrases.ts'
import type { SenderContext } from './reader.ts'
import type { Word } from './sentences.ts'
import { aimAt, isEnd, past, spanOf } from './target.ts'

/** @param corrects it stands behind words that begin a correction */
export function namesAt(
  reader: SenderContext,
  words: readonly Word[],
  from: number,
  corrects: boolean,
): Step | undefined {
  const heads = headsAt(reader, words, from)
    .filter(({ negative, spoken }) => (corrects ? !negative : !spoken))
    .map(({ at }) => at)
  for (const start of corrects ? [from, ...heads] : heads) {
    const targets: Target[] = []
    const troubles: Trouble[] = []
    const first = past(words, start, english.linkers, english.meaning, ...(corrects ? [english.nounLinkers] : []))
    let at = first
    for (
      let aim = aimAt(words, at, reader.book, reader.sender);
      aim;
      aim = aimAt(words, at, reader.book, reader.sender)
    ) {
      if (!aim.target && !(corrects && aim.trouble?.why === 'nearTarget')) break
      if (aim.target) targets.push(aim.target)
      if (aim.trouble) troubles.push(aim.trouble)
      at = meantBy(reader, words, aim.end, aim.target?.slot)
      const joint = phraseAt(english.and, words, at)
      if (!joint || !words[at + joint]?.name) break
      at += joint
    }
    if ((!targets.length && !troubles.length) || isSubject(words, at)) continue
    const named = past(words, at, english.trailers, english.appositions)
    const end = past(words, past(words, named, english.replacing), english.trailers)
    const instead = corrects || phraseAt(english.replacing, words, named) > 0
    const self = phraseAt(english.self, words, first) > 0
    if (isEnd(words, end))
      return {
        clause: {
          is: 'names',
          corrects: instead,
          ...(self && { self }),
          targets,
          span: spanOf(words, from, end),
          troubles,
        },
        end: Math.max(from + 1, nextJoint(words, end)),
      }
  }
  return undefined
}

/** `Basil as in Basil Rathbone`: behind a name who is meant by it. */
function meantBy(
  { book, sender }: SenderContext,
  words: readonly Word[],
  at: number,
  slot: string | undefined,
): number {
  const behind = past(words, at, english.meaning)
  const again = behind > at && slot !== undefined ? aimAt(words, behind, book, sender) : undefined
  return again?.target?.slot === slot && slot !== undefined && !again?.trouble ? again!.end : at
}

/** `Toby and me are off`: names of those who do something. */
function isSubject(words: readonly Word[], at: number): boolean {
  const joint = phraseAt(english.binding, words, at)
  return (
    joint > 0
    && /^(?:i|me|myself|we|us|he|she|they|you|him|her|them)$/.test(words[at + joint]?.text ?? '')
    && !isEnd(words, past(words, at + joint + 1, english.trailers))
  )
}

/** `not Bob`: that it is not he, whatever is done. */
export function deniedAt(
  reader: SenderContext,
  words: readonly Word[],
  from: number,
): { clause: Order; end: number } | undefined {
  const not = past(words, from, english.openers)
  const aim =
    words[not]?.text === 'not' && words[not + 1]?.name ? aimAt(words, not + 1, reader.book, reader.sender) : undefined
  const end = aim?.target && !aim.trouble ? past(words, aim.end, english.trailers, english.appositions) : 0
  if (!end || !isEnd(words, end)) return undefined
  return {
    clause: {
      is: 'order',
      negative: true,
      abilities: 'any',
      targets: [aim!.target!],
      nobody: false,
      subject: 'none',
      replaces: false,
      span: spanOf(words, from, end),
      troubles: [],
    },
    end,
  }
}
