/** What a message has come to while its clauses are settled one after the other, and what is asked about it. */
import type { SeatId } from '../reason/claim.ts'
import type { Clause, Order, Talk, Target, Trouble } from './clause.ts'
import type { Note, Why } from '../journal/reading.ts'
import type { Range } from '../text/range.ts'

/** An order that stands so far. */
export interface Draft {
  does: string
  targets: Target[]
  span: Range
  repeats?: true
  /** Taken by what speaks for it, where the rules alone would ask. */
  likely?: true
  /** What it says for the ability's keys. */
  with?: Record<string, string>
  /** Who else of the team carries it out. */
  by?: SeatId
}
/** Something to ask, with the abilities and players it is about. An ability asked about stands nowhere else. */
export interface Ambiguity {
  /** An order that takes the place of what it unsettles answers it. */ passing?: true
  why: Why
  span: Range
  abilities: string[] | 'all'
  options: Pick<Draft, 'does' | 'targets' | 'by' | 'with'>[]
  slots?: SeatId[]
}
export interface Settled {
  drafts: Draft[]
  queries: Ambiguity[]
  notes: Note[]
}

/** What settling needs to know of the sender. */
export interface SenderAbilities {
  sender: SeatId
  /** Who else of the team can act. */
  mates: ReadonlySet<SeatId>
  /** What the sender can send in, with how many targets it takes and how often a night. */
  abilities: ReadonlyMap<
    string,
    {
      targets: number
      most: number
      often: number
      team: boolean
      /** Nobody carries it. */
      anyone: boolean
      /** The sender has a say in the moves of others. */
      commands: boolean
    }
  >
  /** A team of one needs no word on who carries. */
  aloneInTeam: boolean
  /** At most one action a night in all. */
  oneAction: boolean
  /** Last night's, one for each ability. */
  previous: readonly { does: string; to: readonly SeatId[]; with: Readonly<Record<string, string>> }[]
}

/** What a message has come to so far. */
export interface State extends Settled {
  means: SenderAbilities
  declined: { abilities: string[] | 'all'; slots: SeatId[]; span: Range }[]
  bare?: Extract<Clause, { is: 'names' }>
  /** An apology to somebody: a name alone where nothing else is said. */
  pardon?: Extract<Clause, { is: 'names' }>
  /** A correction was announced, and not yet given. */
  open?: Range
  /** What was meant before, and what is told of players beside the orders: asked only where no order explains it. */
  former: Talk[]
  told: Ambiguity[]
  /** What becomes of somebody: asked where nothing else was said of it. */
  fates: Order[]
  /** An action will be sent in later; somebody not named carries. */
  later?: Range
  hands?: Range
}

const noteOf: Partial<Record<Why, Note['kind']>> = {
  conditional: 'conditional',
  question: 'question',
  otherActs: 'forOther',
  carrier: 'forOther',
}

/** Asks the host, with what the sender may have meant. */
export function ask(
  state: State,
  { why, span, slots }: Trouble,
  abilities: string[] | 'all',
  options: Ambiguity['options'],
): void {
  const kind = noteOf[why]
  if (kind) state.notes.push({ kind, span })
  state.queries.push({ why, span, abilities, options, ...(slots && { slots }) })
}

/** Asks the first of what is not plain. @returns whether anything was */
export function troubled(
  state: State,
  { troubles }: { troubles: Trouble[] },
  abilities: string[] | 'all',
  options: Ambiguity['options'] = [],
): boolean {
  const [first] = troubles
  if (first) ask(state, first, abilities, options)
  return first !== undefined
}

/** Whether an ability may be aimed at so many. */
export const takes = ({ targets, most }: { targets: number; most: number }, count: number): boolean =>
  targets <= count && count <= most

/** Whether an order names these players, in their order. */
export const sameSlots = (slots: readonly SeatId[], targets: readonly Target[]): boolean =>
  slots.length === targets.length && slots.every((slot, index) => slot === targets[index]!.slot)

/** What the sender could do to as many players. */
export const fitting = ({ abilities }: SenderAbilities, targets: Target[]): Ambiguity['options'] =>
  [...abilities].flatMap(([does, entry]) => (entry.targets === targets.length ? [{ does, targets }] : []))

/** Talk that comes near an order. Where it only tells of players, an order for the same explains it. */
export function nearly(state: State, near: NonNullable<Talk['near']>, question: boolean, tells = false): void {
  const { abilities, mates } = state.means
  const has = near.abilities.filter(id => abilities.has(id))
  const [actor, ...others] = near.targets
  const byMate = near.why === 'otherActs' && actor !== undefined && mates.has(actor.slot)
  const options = has.flatMap((does): Ambiguity['options'] => {
    const { targets, team } = abilities.get(does)!
    if (byMate && team && targets >= others.length) return [{ does, targets: others, by: actor.slot }]
    return targets === near.targets.length || near.slots ? [{ does, targets: near.targets }] : []
  })
  const telling =
    tells
    && !question
    && (near.why === 'unread' || near.why === 'otherActs')
    && has.length === 1
    && !abilities.get(has[0]!)!.team
    && options.length === 1
  const before = state.queries.length
  ask(state, { ...near, ...(question && { why: 'question' as const }) }, has.length ? has : 'all', options)
  if (telling) state.told.push(...state.queries.slice(before))
}
