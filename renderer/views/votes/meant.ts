/** Whom names in doubt mean: those that only one player can be meant by are accepted all at once. */
import type { GameView, PostRead, VotesView } from '../../../electron/desk/contract.ts'
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
    found.flatMap(({ kind, name, near = [], likely, whether, settled }): Meant[] => {
      const one = likely ?? (near.length === 1 ? near[0] : undefined)
      const seat = one === undefined ? undefined : seatOf(game, one)
      return kind === 'unresolved' && !settled && !whether && name !== undefined && seat
        ? [{ post: id, name, slot: seat.slot }]
        : []
    }),
  )
  return [...new Map(meant.map(one => [`${one.name}\n${one.slot}`, one])).values()]
}

/** What a name in doubt may mean, in words. */
interface Choice {
  meant: Meant
  says: string
  /** Which key answers so, where this is the first doubt. */
  keys?: string
}

/** What can be answered about a name in doubt: those near it, and no lynch where that can be voted for. */
export function choicesOf(
  game: GameView,
  post: string,
  { name, near = [], whether, nobody }: PostRead['found'][number],
  noLynch: boolean,
): Choice[] {
  if (name === undefined) return []
  const seats = near
    .flatMap((one): Choice[] => {
      const seat = seatOf(game, one)
      const says = seat && say(whether ? 'votes.itCounts' : 'votes.itWas', { name: seat.name })
      return seat && says !== undefined ? [{ meant: { post, name, slot: seat.slot }, says }] : []
    })
    .map((choice, index) => ({ ...choice, keys: keyAt(index) }))
  if (!noLynch || (whether && !nobody)) return seats
  const none: Choice = { meant: { post, name }, says: say(whether ? 'votes.itCountsNoLynch' : 'votes.itWasNoLynch') }
  // No key turns the name of somebody unknown into no lynch.
  return [...seats, whether ? { ...none, keys: keyAt(seats.length) } : none]
}

/** The name in doubt that is asked about first. */
export interface FirstDoubt {
  post: string
  name: string
  choices: Choice[]
}

/** The first of those that are shown, which keys answer. */
export function firstDoubt(game: GameView, view: VotesView): FirstDoubt | undefined {
  if (view.form?.kind === 'family' || view.locked) return undefined
  const open = new Set(unsettled(view))
  for (const { id, found } of inShownOrder(view).filter(post => open.has(post)))
    for (const one of found) {
      const choices =
        one.kind === 'unresolved' && !one.settled ? choicesOf(game, id, one, view.form?.nobody === true) : []
      if (choices.length) return { post: id, name: one.name!, choices }
    }
  return undefined
}

/** Names that are asked about already in a post above: an answer there answers them here too. By post and name. */
export function askedAbove(view: VotesView): ReadonlySet<string> {
  const asked = new Map<string, string>()
  const again = new Set<string>()
  const open = new Set(unsettled(view))
  for (const { id, found } of inShownOrder(view).filter(post => open.has(post)))
    for (const { kind, name, whether, settled } of found) {
      if (kind !== 'unresolved' || settled || whether || name === undefined) continue
      const key = name.toLowerCase()
      const above = asked.get(key) ?? id
      if (above !== id) again.add(doubtKey(id, name))
      asked.set(key, above)
    }
  return again
}

export const doubtKey = (post: string, name: string): string => `${post}\n${name}`

/** What may be a vote in a post is none: its rest counts. */
export const deny = (game: GameView, { post, name }: Pick<Meant, 'post' | 'name'>): void =>
  void act('votes.deny', { game: game.id, id: post, name })

/** Leaves a whole post out. */
export const leaveOut = (game: GameView, post: string): void => void act('votes.dropPost', { game: game.id, id: post })

/** Which key answers a choice of the first doubt, by its place. */
const keyAt = (index: number): string => (index ? String(index + 1) : 'Enter')

/** Keeps whom names mean, and says what came of it. */
export async function settle(game: GameView, names: readonly Meant[]): Promise<void> {
  const brought = await act('votes.meant', { game: game.id, names: [...names] })
  if (!brought) return
  const title = say('votes.nowRead', { count: brought.ballots })
  toast({ title, ...(brought.kept > 0 && { text: say('votes.nowReadText') }) })
}
