/** What a message hints at beside what was read of it: a wish for another time of day, or a move in a short message. */
import type { Query } from '../settling.ts'
import type { Whole } from './as-whole.ts'
import { piecesOf } from './clauses.ts'
import type { Piece } from './piece.ts'

/**
 * A wish for a move that the writer has at another time, beside orders that were read: «Цель Жук. Активную роль в
 * чулан». It names nobody, so that nothing else would ask about it.
 */
export function laterWish({ body, sentences, strict, writer, stems }: Omit<Whole, 'players'>): Query | undefined {
  const { sender, means, ownRoles } = writer
  const isHis = (id: string): boolean => [...ownRoles.values()].some(does => does.includes(id))
  if (![...ownRoles.values()].some(does => does.some(id => !means.abilities.has(id)))) return undefined
  const pieces = piecesOf(body, sentences, {
    stems,
    isOwn: id => isHis(id) && !means.abilities.has(id),
    only: undefined,
    sender: sender.slot,
    ownRoles: new Set(ownRoles.keys()),
    isHis,
  })
  const isRead = ({ start, end }: Piece): boolean =>
    strict.drafts.some(({ span }) => span.start < end && start < span.end)
  const said = pieces.find(
    piece =>
      piece.kind === 'order'
      && piece.isStrong
      && !piece.targets.length
      && !piece.question
      && !piece.unsettled
      && !isRead(piece),
  )
  return said && { why: 'notOwned', span: { start: said.start, end: said.end }, abilities: 'all', options: [] }
}

/** So many words are few enough for a message that orders something and names nobody. */
const fewWords = 12

/**
 * What may be asked for by a short message of which nothing was read: its words are of an ability of the writer's
 * roles.
 */
export function hinted({ body, sentences, writer, stems }: Omit<Whole, 'strict' | 'players'>): Query | undefined {
  const { sender, means, ownRoles } = writer
  const isHis = (id: string): boolean =>
    means.abilities.has(id) || [...ownRoles.values()].some(does => does.includes(id))
  const pieces = piecesOf(body, sentences, {
    stems,
    isOwn: isHis,
    only: undefined,
    sender: sender.slot,
    ownRoles: new Set(ownRoles.keys()),
    isHis,
  })
  if (
    pieces.reduce((sum, { words }) => sum + words.length, 0) > fewWords
    || pieces.some(({ question, unsettled }) => question || unsettled === 'much')
  )
    return undefined
  const said = pieces.find(({ kind, abilities }) => kind === 'order' && abilities.length)
  if (!said) return undefined
  const able = said.abilities.filter(id => means.abilities.has(id))
  return {
    why: able.length ? 'noTarget' : 'notOwned',
    span: { start: said.start, end: said.end },
    abilities: able.length ? able : 'all',
    options: able.map(does => ({ does, targets: [] })),
  }
}
