/** What could have been otherwise about a phase: one thing that somebody sent in, the rules of the game, or a ruling. */
import type { ActionId, SeatId } from '../reason/claim.ts'
import type { Game, PhaseState, Submission } from '../journal/state.ts'

export type Change =
  /** `alone`: nothing else was sent in by the same player this night. */
  | { is: 'without'; action: ActionId; alone?: true }
  | { is: 'instead'; action: ActionId; to: readonly SeatId[] }
  | { is: 'also'; by: SeatId; does: string; to: readonly SeatId[] }
  | { is: 'first' | 'last'; action: ActionId }
  /** Nobody is voted for where `for` is absent. */
  | { is: 'vote'; ballot: string; by: SeatId; for?: SeatId }
  | { is: 'answer'; prompt: string; nth: number; choice: string }
  | { is: 'option'; option: string; value: string | boolean | number }

export interface Changed {
  game: Game
  phase: PhaseState
}

/** The id that an action has which was never sent in. */
export const addedId = ({ by, does, to }: Extract<Change, { is: 'also' }>): ActionId =>
  ['also', by, does, ...to].join(' ')

/** A phase with some things otherwise; nothing is changed in place. */
export const changedBy = (here: Changed, changes: readonly Change[]): Changed => changes.reduce(withOne, here)

function withOne({ game, phase }: Changed, change: Change): Changed {
  if (change.is === 'option')
    return { game: { ...game, options: { ...game.options, [change.option]: change.value } }, phase }
  if (change.is === 'answer') {
    const before = phase.answers[change.prompt] ?? []
    const answers = Array.from({ length: Math.max(before.length, change.nth + 1) }, (_, nth) =>
      nth === change.nth ? change.choice : (before[nth] ?? ''),
    )
    return { game, phase: { ...phase, answers: { ...phase.answers, [change.prompt]: answers } } }
  }
  if (change.is === 'vote') return { game, phase: { ...phase, ballots: voted(phase, change) } }
  return { game, phase: { ...phase, submissions: sent(phase.submissions, change) } }
}

const voted = ({ ballots = [] }: PhaseState, change: Extract<Change, { is: 'vote' }>): PhaseState['ballots'] =>
  ballots.map(one =>
    one.id !== change.ballot
      ? one
      : change.for === undefined
        ? { ...one, withdrawn: true }
        : { ...one, for: change.for },
  )

function sent(all: readonly Submission[], change: Exclude<Change, { is: 'option' | 'answer' | 'vote' }>): Submission[] {
  if (change.is === 'also') {
    const { by, does, to } = change
    return [...all, { id: addedId(change), by, does, to: [...to], with: {} }]
  }
  const others = all.filter(({ id }) => id !== change.action)
  const one = all.find(({ id }) => id === change.action)
  if (!one || change.is === 'without') return others
  if (change.is === 'instead') return all.map(any => (any === one ? { ...one, to: [...change.to] } : any))
  // At the time of the one it comes before or after: of equal times the order written decides.
  const { at: _at, ...timeless } = one
  const at = (change.is === 'first' ? others[0] : others.at(-1))?.at
  const moved = { ...timeless, ...(at !== undefined && { at }) }
  return change.is === 'first' ? [moved, ...others] : [...others, moved]
}
