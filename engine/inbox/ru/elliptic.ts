/** Parts without a verb that may be an order all the same: «И новый: Аня и Боря», «Еще вот кто: Вера». */
import type { SeatId } from '../../reason/claim.ts'
import type { SenderAbilities } from '../draft-state.ts'
import type { RuReading } from './reading.ts'
import type { Sentence } from './sentences.ts'
import { anew, isColour } from './words.ts'
import type { Writer } from './writer.ts'

/** Headings of what players think of each other, and of thanks. */
const opinion =
  /^(?:подозр|красн|черн|маф|мирн|голос|спасиб|привет|топ|список|вер|мнени|верси|винов|чист|доверя|игра|мысл|итог)/

/** A list of somebody not yet aimed at, below a heading that says nothing known: it may be a further order. */
export function isListed(part: Sentence, { drafts }: RuReading, sender: SeatId): boolean {
  const { verbs, question, targets, clauses, unknown, places } = part
  if (verbs.length || question || !drafts.length) return false
  const head = clauses.findLast(({ heads }) => heads)
  if (!head || head.words.some(word => opinion.test(word))) return false
  const behind = targets.filter(({ span }) => span.start >= head.end)
  return (
    unknown.length > 0
    && behind.length === targets.length
    && behind.some(({ slot }) => slot !== sender && !drafts.some(draft => draft.targets.some(one => one.slot === slot)))
    && !places.some(place => place >= head.end)
  )
}

/** The one ability that a word like «новый» belongs to, where it heads as many names as that takes. */
export function anewOf(
  { verbs, unknown, places, targets, heads, clauses }: Sentence,
  { means, besides }: Writer,
): { does: string; at: number } | undefined {
  const [word = '', ...more] = unknown
  const at = places[0]!
  const isHead = clauses.some(({ heads: is, start, end }) => is && start <= at && at < end)
  if (verbs.length || heads.length || more.length || !anew.has(word) || !isHead) return undefined
  const fits = [...means.abilities].flatMap(([id, { targets: least, most }]) =>
    targets.length >= Math.max(1, least)
    && targets.length <= most
    && targets.every(({ span }) => span.start > at)
    && (besides.get(id) ?? []).some(({ words, means: key, before }) => !key && !before && words.includes(word))
      ? [id]
      : [],
  )
  const [does, ...others] = fits
  return does !== undefined && !others.length ? { does, at } : undefined
}

/** «Двойную Степану»: the one ability that a value of a key is of, where nothing else is said but who gets it. */
export function keyedOf(
  { verbs, unknown, places, targets, roles, bares, question }: Sentence,
  { means, besides }: Writer,
): { does: string; at: number } | undefined {
  const isPlain = !verbs.length && !roles.length && !question && !bares.length
  if (!isPlain || unknown.length !== 1 || targets.length !== 1 || isColour(unknown[0]!)) return undefined
  const [does, ...others] = [...means.abilities].flatMap(([id, { targets: least, most }]) =>
    least <= 1
    && most > 0
    && (besides.get(id) ?? []).some(({ words, means: key }) => key && words.includes(unknown[0]!))
      ? [id]
      : [],
  )
  return does !== undefined && !others.length ? { does, at: places[0]! } : undefined
}

/** «Лечу! Лечу ее», «Сжигаю»: what was just asked for, said once more without a name. */
export const isOnceMore = (
  { verbs: [verb], targets, roles, clashing, unknown, question }: Sentence,
  { drafts }: RuReading,
  { abilities }: SenderAbilities,
): boolean =>
  verb !== undefined
  && !targets.length
  && !roles.length
  && !clashing.length
  && !unknown.length
  && !question
  && verb.abilities.some(id => (abilities.get(id)?.targets ?? 0) > 0 && drafts.some(({ does }) => does === id))
