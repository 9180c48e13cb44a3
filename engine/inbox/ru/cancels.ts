/** What takes earlier orders back in Russian: «отменяю», «прошу отменить мой ход», «беру ход назад». */
import type { Range } from '../../text/range.ts'
import { folded } from './folded.ts'
import { cancelled, cancels, fillers, takesBack, unsettling } from './words.ts'

/**
 * The places of everything that does nothing but take back what was sent in before it. What is taken back by name, or on a
 * condition, is for the host.
 */
export function cancelsIn(body: string): Range[] {
  return [...body.matchAll(/[^.!?;\n]+[?!.;]*/g)].flatMap(({ 0: sentence, index: from }) => {
    const said = wordsIn(sentence)
    const settled = !said.some(word => Object.hasOwn(unsettling, word) && !cancels.has(word) && !takesBack.has(word))
    if (!settled || sentence.trimEnd().endsWith('?')) return []
    return [...sentence.replace(courtesy, blank).matchAll(/[^,:—–]+/g)].flatMap(({ 0: piece, index }): Range[] => {
      if (!isCancel(wordsIn(piece))) return []
      const lead = piece.length - piece.trimStart().length
      return [{ start: from + index + lead, end: from + index + piece.trimEnd().length }]
    })
  })
}

/** «Отмените, пожалуйста, мой ход»: it parts no clause. */
const courtesy =
  /,\s*(?:пожалуйста|плиз|плз|пж|пжл|пож|прошу(?:\s+вас)?|будьте добры|будь другом)\s*(?:,|(?=[.!\n]|$))/giu
const blank = (said: string): string => ' '.repeat(said.length)

const wordsIn = (text: string): string[] => folded(text).match(/[\p{L}\p{N}]+/gu) ?? []

function isCancel(words: readonly string[]): boolean {
  const rest = words.filter(word => !cancels.has(word) && !takesBack.has(word))
  if (!rest.every(word => fillers.has(word) || cancelled.has(word))) return false
  return (
    words.some(word => cancels.has(word))
    || (words.some(word => takesBack.has(word)) && rest.some(word => cancelled.has(word)))
  )
}
