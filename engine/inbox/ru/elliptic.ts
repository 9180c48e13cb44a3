/** Parts without a verb that may be an order all the same: «И новый: Аня и Боря», «Еще вот кто: Вера». */
import type { SenderAbilities } from '../draft-state.ts'
import type { RuReading } from './reading.ts'
import type { Sentence } from './sentences.ts'
import { anew, isColour } from './words.ts'
import type { RuSenderContext } from '../reader.ts'

/** The one ability that a word like «новый» belongs to, where it heads as many names as that takes. */
export function anewOf(
  { verbs, unknown, places, targets, heads, clauses }: Sentence,
  { means, params }: RuSenderContext,
): { does: string; at: number } | undefined {
  const [word = '', ...more] = unknown
  const at = places[0]!
  const isHead = clauses.some(({ heads: is, start, end }) => is && start <= at && at < end)
  if (verbs.length || heads.length || more.length || !anew.has(word) || !isHead) return undefined
  const fits = [...means.abilities].flatMap(([id, { targets: least, most }]) =>
    targets.length >= Math.max(1, least)
    && targets.length <= most
    && targets.every(({ span }) => span.start > at)
    && (params.get(id) ?? []).some(({ words, means: key, before }) => !key && !before && words.includes(word))
      ? [id]
      : [],
  )
  const [does, ...others] = fits
  return does !== undefined && !others.length ? { does, at } : undefined
}

/** «Двойную Степану»: the one ability that a value of a key is of, where nothing else is said but who gets it. */
export function keyedOf(
  { verbs, unknown, places, targets, roles, bares, question }: Sentence,
  { means, params }: RuSenderContext,
): { does: string; at: number } | undefined {
  const isPlain = !verbs.length && !roles.length && !question && !bares.length
  if (!isPlain || unknown.length !== 1 || targets.length !== 1 || isColour(unknown[0]!)) return undefined
  const [does, ...others] = [...means.abilities].flatMap(([id, { targets: least, most }]) =>
    least <= 1 && most > 0 && (params.get(id) ?? []).some(({ words, means: key }) => key && words.includes(unknown[0]!))
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
