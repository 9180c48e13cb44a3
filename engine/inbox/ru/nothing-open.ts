/** Whether the clauses of a message leave nothing open: no condition, no question, nobody else's words. */
import { reports } from './moods.ts'
import type { Piece } from './piece.ts'

/** What is still to be looked at, or is taken back by a phrase. */
const open = /посмотр\p{L}*\s+(?:еще|ещё|потом|там|по)(?!\p{L})|вс[её]\s+равно|как\s+всегда|туда\s+же/iu

/** Whether nothing in it hangs on something, is asked, or may be another's. */
export function leavesNothingOpen(body: string, pieces: readonly Piece[]): boolean {
  if (open.test(body)) return false
  // «Мой чек Рыси – черный»: the noun is what a check came to.
  const came = (piece: Piece): boolean =>
    !piece.ordered
    && !/^(?:значит|поэтому)$/u.test(piece.words[0] ?? '')
    && pieces.some(({ sentence, coloured }) => coloured && sentence === piece.sentence)
  const orders = new Set(pieces.flatMap(({ kind, sentence }) => (kind === 'order' ? [sentence] : [])))
  const named = new Set(pieces.flatMap(({ targets, sentence }) => (targets.length ? [sentence] : [])))
  const few = (sentence: number): boolean =>
    pieces.reduce((sum, one) => sum + (one.sentence === sentence ? one.words.length : 0), 0) < 5
    && !pieces.some(
      one =>
        one.sentence === sentence
        && one.words.some(
          word => word === 'ошибаюсь' || word === 'хоть' || /^(?:совпад|случайн|показал|паранойя|глупо)/u.test(word),
        ),
    )
  return pieces.every(piece => {
    const { kind, unsettled, question, abilities, targets, stranger, sentence, condition } = piece
    const isOf = orders.has(sentence)
    if (unsettled === 'much' && (kind !== 'told' || isOf)) return false
    if (
      unsettled === 'some'
      && (isOf
        ? kind !== 'told' || reported(piece)
        : kind !== 'told' && (abilities.length || targets.length || few(sentence)))
    )
      return false
    if (condition && (isOf || named.has(sentence))) return false
    // «Кто она: красная или черная? Ее и проверяю»: what is to be found out.
    const isWondered =
      !targets.length
      && pieces.some(
        one => one.sentence > sentence && one.kind === 'order' && !one.question && one.abilities[0] === abilities[0],
      )
    if (question && (abilities.length || targets.length) && kind !== 'told' && !isWondered) return false
    return !(kind === 'order' && (stranger || abilities.length > 1 || came(piece)))
  })
}

/** Never «пусть потом не говорит». */
const reported = ({ words }: Piece): boolean =>
  words.some(reports) && !(words.includes('пусть') && words.includes('не'))
