/**
 * Actions of the day (DAY-R8): each happens when it came, among the ballots. Whoever is out of the game by then does nothing
 * any more, nobody is reached twice, and what comes after the end of the day is too late. What it does to the vote is as
 * with any other death (DAY-E6).
 */
import type { Slot } from '../../reason/claim.ts'
import type { Reason } from '../../reason/reason.ts'
import type { Turn } from '../../vote/cast.ts'
import { collected } from '../../vote/day/collected.ts'
import { revealing } from './mayor.ts'
import { read, type Ask, type DayTurn } from './ballots.ts'
import { all, cites, type Rulings, type Walk } from './vocabulary.ts'

type Move = Walk['moves'][number]

/** Where actions of the day are carried out: before the votes are counted, each as things stood when it came. */
export const deeds: Rulings['slots'][number] = {
  id: 'deeds',
  rule: 'DAY-R8',
  takes: () => true,
  order: 'received',
  after: leftToHost,
}

/** Whoever acts is out of the game by then, or the day is over. */
export const gates: Rulings['gates'] = [
  (walk, move) => outBy(walk, move, move.actor),
  (walk, move) => {
    const { ended } = read(walk, turnsBefore(walk, move), unasked(walk))
    if (!ended) return undefined
    return all({ is: 'fact', kind: 'overByThen', of: ended.who }, { rule: 'DAY-R8' }, [ended.reason])
  },
]

/** Whoever it is aimed at is out of the game by then. */
export const landings: NonNullable<Rulings['landings']> = [outBy]

export const effects: Rulings['effects'] = {
  revealed: revealing,
  kill: (walk, { move, at, why }) => {
    walk.dies(at, why, 'DAY-R8', { cause: 'killed', by: move.actor, action: move.id })
  },
}

/** The deaths and reveals of actions among what came in. */
export const withDeeds = (walk: Walk, turns: readonly Turn[]): readonly DayTurn[] => merged(walk, turns).map(only)

/** A turn with its time, where it has one. */
interface Timed {
  turn: DayTurn
  at: number | undefined
}
const only = ({ turn }: Timed): DayTurn => turn

/** An action goes before whatever came later; without a time, before every ballot, of which the host is told. */
function merged(walk: Walk, turns: readonly Turn[]): readonly Timed[] {
  const timed = turns.map((turn): Timed => ({ turn, at: timeOf(walk, turn) }))
  const deaths = walk.ledger.found({ kind: 'death', when: 'soFar' }).flatMap(({ of, why, action }): Timed[] => {
    const move = walk.moves.find(({ id }) => id === action)
    return move ? [{ turn: { removed: of, why }, at: instant(move.at) ?? -Infinity }] : []
  })
  const reveals = walk.ledger.found({ kind: 'revealed', when: 'tonight' }).flatMap(({ of, why, action }): Timed[] => {
    const move = walk.moves.find(({ id }) => id === action)
    return move ? [{ turn: { revealed: of, why }, at: instant(move.at) ?? -Infinity }] : []
  })
  return [...deaths, ...reveals].reduce<readonly Timed[]>((all, death) => {
    const later = placeOf(all, death.at!)
    return [...all.slice(0, later), death, ...all.slice(later)]
  }, timed)
}

/** What came before an action. */
function turnsBefore(walk: Walk, { at }: Pick<Move, 'at'>): readonly DayTurn[] {
  const all = merged(walk, collected(walk, cites).turns)
  return all.slice(0, placeOf(all, instant(at) ?? -Infinity)).map(only)
}

const placeOf = (turns: readonly Timed[], at: number): number => {
  const later = turns.findIndex(turn => (turn.at === undefined ? at === -Infinity : turn.at > at))
  return later < 0 ? turns.length : later
}

const instant = (at: string | undefined): number | undefined => (at === undefined ? undefined : Date.parse(at))

const timeOf = ({ phase }: Walk, turn: Turn): number | undefined =>
  instant('ballot' in turn ? turn.ballot.at : phase.removed.find(({ who }) => who === turn.removed)?.at)

/** That somebody was out of the game when an action came. */
function outBy(walk: Walk, move: Pick<Move, 'at'>, who: Slot): Reason | undefined {
  const out = turnsBefore(walk, move).find(turn => 'removed' in turn && turn.removed === who)
  if (!out) return undefined
  const because = 'why' in out ? [out.why] : []
  return all({ is: 'fact', kind: 'leftSince', of: who }, { rule: 'DAY-R8' }, because)
}

/** What the host answered, for a look ahead: nothing is asked a second time. */
function unasked({ phase, system }: Walk): Ask {
  const times = new Map<string, number>()
  return prompt => {
    const nth = times.get(prompt) ?? 0
    times.set(prompt, nth + 1)
    return phase.answers[prompt]?.[nth] ?? system.prompts[prompt]?.choices?.[0] ?? ''
  }
}

/** What of an action is done by day. */
const carriedOut: ReadonlySet<string> = new Set(['visit', 'kill', 'mark'])

/** What of an action a day of this kind does not carry out, and where its time is missing, the host is told. */
function leftToHost(walk: Walk): void {
  if (!walk.moves.length) return
  const votes = collected(walk, cites).turns.length > 0
  for (const { id, at, components } of walk.moves) {
    if (components.some(({ does }) => !carriedOut.has(does))) walk.notice('dayDeed', 'DAY-R8', [id])
    if (at === undefined && votes) walk.notice('dayDeedTime', 'DAY-R8', [id])
  }
}
