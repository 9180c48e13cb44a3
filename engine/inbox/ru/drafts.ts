/** What of a message becomes an order, and when two orders are the same. */
import type { Target } from '../clause.ts'
import type { Draft } from '../draft-state.ts'
import { chosenBy, kindsLeft } from './params.ts'
import type { Piece, Segment } from './piece.ts'
import type { RuSenderContext } from '../reader.ts'

/** @returns nothing where it names too many or too few, or says something for its keys that is of no meaning */
export function draftOf({ does, targets, pieces }: Segment, writer: RuSenderContext): Draft | undefined {
  const { targets: least, most } = writer.means.abilities.get(does)!
  const whom = [...new Map(targets.map(target => [target.slot, target] as const)).values()]
  if (whom.length < least || whom.length > most || (!least && whom.length && !pieces.some(one => saysWhom(one, whom))))
    return undefined
  const params = writer.params.get(does) ?? []
  const words = pieces.flatMap(piece => piece.words)
  if (pieces.some(({ count }) => count !== undefined && count !== whom.length)) return undefined
  if (params.some(({ before, words: lead }) => before !== undefined && words.some(word => lead.includes(word))))
    return undefined
  if (kindsLeft(params, words, id => writer.means.abilities.has(id)).length) return undefined
  const said = words.filter(word => params.some(({ means, words: all }) => means && all.includes(word)))
  const chosen = chosenBy(said, params)
  if (!chosen) return undefined
  // «Вино сегодня кислое»: what names nobody is ordered by more than its tool.
  if (!most && pieces.every(({ slip }) => slip)) return undefined
  if (!least && !pieces.some(piece => piece.kind === 'order' && (piece.isStrong || piece.words.length < 5)))
    return undefined
  const [{ start, end }] = pieces as [Piece]
  return { does, targets: whom, span: { start, end }, ...(Object.keys(chosen).length && { with: chosen }) }
}

/** What may name nobody is aimed at somebody only where one clause says both. */
const saysWhom = ({ kind, isStrong, targets }: Piece, whom: readonly Target[]): boolean =>
  kind === 'order' && isStrong && whom.every(({ slot }) => targets.some(one => one.slot === slot))

/** «За остальными наблюдать не вижу смысла»: of nobody named. */
export const isOfOthers = (word: string): boolean =>
  /^(?:остальн|больше$|ничего$|никак(?:их|ого|ой)$|собой$|друг(?:их|ого|ую|им|ими)$|проч(?:их|им|ими)$|нов(?:ых|ого|ую)$)/u.test(
    word,
  )

/** Whether two orders ask for the same. */
export const isSame = (one: Draft, other: Draft): boolean =>
  one.does === other.does
  && one.targets.every(({ slot }) => other.targets.some(target => target.slot === slot))
  && JSON.stringify(one.with ?? {}) === JSON.stringify(other.with ?? {})
