/**
 * Clauses that tell of players and ask for nothing, though no verb of theirs says so: «Филин ленив», «у Лорда собака».
 */
import type { Piece } from './piece.ts'
import { isPassive } from './evidence.ts'
import { isInfinitive, isThird, isThought } from './moods.ts'
import { fillers } from './words.ts'

/** They say that somebody is meant besides. */
const besides =
  /^(?:тоже|также|еще|плюс|заодно|второ|втор|следом|потом|затем|дополнит|запас|следующ|вместе|пусть|туда|там|нов(?:ая|ый|ые|ую|ое)$)/u
/** Of the writer, or asked of the host: «кидаю», «поставьте»; never of what he thinks. */
export const isOwnDeed = (word: string): boolean =>
  word.length > 3
  && !isThought(word)
  && !fillers.has(word)
  && (/(?:[ую]|[ую]сь|йте|йтесь|ите|ай|уй)$/u.test(word) || isInfinitive(word))
const leads = /^(?:у|от|из|за|с|со|против|насчет|про|о|об|при|перед|после|без)$/u

/** Pieces as they are, but what only tells of somebody is told. */
export function withNarrated(pieces: readonly Piece[]): Piece[] {
  const first = pieces.findIndex(({ kind }) => kind === 'order')
  const orders = new Set(pieces.flatMap(({ kind, sentence }) => (kind === 'order' ? [sentence] : [])))
  const isFar = ({ sentence }: Piece, at: number): boolean => at < first || !orders.has(sentence)
  const told: Piece[] = []
  for (const [at, piece] of pieces.entries()) {
    const before = told.at(-1)
    const [word = '', next = ''] = piece.words.filter(one => !/^(?:а|и|но|ну|вот|да)$/u.test(one))
    // «Перечитал и Филина, и Лорда»: what was begun goes on.
    const goesOn =
      (piece.kind === 'names' || piece.kind === 'open')
      && at < first
      && /^(?:и|да|ни|или)$/u.test(piece.words[0] ?? '')
      && before?.kind === 'told'
      && before.sentence === piece.sentence
      && before.targets.length > 0
    const isOf =
      piece.kind === 'open'
      && piece.targets.length > 0
      && !piece.abilities.length
      && !piece.unsettled
      && !piece.condition
      && piece.words.filter(one => !fillers.has(one)).length > piece.targets.length
      && !piece.words.some(one => besides.test(one) || isOwnDeed(one))
      && (piece.bare || ((leads.test(word) || leads.test(next)) && isFar(piece, at)))
    // «Старый саквояж скрипит»: of a tool, and nothing to be done with it.
    const isScene =
      piece.kind === 'order'
      && !piece.isStrong
      && !piece.ordered
      && !piece.targets.length
      && !piece.pronouns.length
      && piece.strange > 0
      && piece.words.some(one => isThird(one) && !isPassive(one))
      && !piece.words.some(one => one === 'пусть' || one === 'мой' || one === 'моя' || one === 'мои')
      && !pieces.some(one => one.sentence === piece.sentence && one.targets.length)
      && pieces.slice(at + 1).some(one => one.kind === 'order' && (one.targets.length > 0 || one.pronouns.length > 0))
    told.push(goesOn || isOf || isScene ? { ...piece, kind: 'told', unsettled: undefined } : piece)
  }
  return told
}
