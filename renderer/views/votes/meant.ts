/** Whom names in doubt mean: those that only one player can be meant by are accepted all at once. */
import type { GameView, VotesView } from '../../../electron/desk/contract.ts'
import { act } from '../../state/act.ts'
import { toast } from '../../state/toasts.ts'
import { say } from '../../words/say.ts'
import { inShownOrder, unsettled } from './unsettled.ts'

interface Meant {
  post: string
  name: string
  /** Nobody where it means no lynch. */
  slot?: string
}

export const seatOf = (game: GameView, name: string): GameView['seats'][number] | undefined =>
  game.seats.find(seat => seat.slot === name || seat.name === name)

/** Names in doubt that only one player can be meant by, each once. */
export function oneMeaning(game: GameView, view: VotesView): Meant[] {
  if (view.form?.kind === 'family' || view.locked) return []
  const meant = unsettled(view).flatMap(({ id, found }) =>
    found.flatMap(({ kind, name, near = [], likely, whether }): Meant[] => {
      const one = likely ?? (near.length === 1 ? near[0] : undefined)
      const seat = one === undefined ? undefined : seatOf(game, one)
      return kind === 'unresolved' && !whether && name !== undefined && seat
        ? [{ post: id, name, slot: seat.slot }]
        : []
    }),
  )
  return [...new Map(meant.map(one => [`${one.name}\n${one.slot}`, one])).values()]
}

/** A name in doubt with the player who is offered first for it. `whether` it is a vote at all is in doubt. */
export interface FirstMeaning extends Meant {
  called: string
  whether: boolean
}

/** The first of those that are shown. */
export function firstMeaning(game: GameView, view: VotesView): FirstMeaning | undefined {
  if (view.form?.kind === 'family' || view.locked) return undefined
  const open = new Set(unsettled(view))
  for (const { id, found } of inShownOrder(view).filter(post => open.has(post)))
    for (const { kind, name, near = [], whether = false } of found) {
      const seat = near[0] === undefined ? undefined : seatOf(game, near[0])
      if (kind === 'unresolved' && name !== undefined && seat)
        return { post: id, name, slot: seat.slot, called: seat.name, whether }
    }
  return undefined
}

/** Keeps whom names mean, and says what came of it. */
export async function settle(game: GameView, names: readonly Meant[]): Promise<void> {
  const brought = await act('votes.meant', { game: game.id, names: [...names] })
  if (brought) toast({ title: say('votes.nowRead', { count: brought.ballots }), text: say('votes.nowReadText') })
}
