/**
 * Where a game turned: the actions, lynches and rulings without which its end changes most. Each is left out by itself, and
 * everything after it is played again as it was sent in, with whatever of that still applies.
 */
import { comesAfterEnd } from '../game/after-end.ts'
import { playAgainInSteps, type Mend, type PhaseAgain, type Playing } from '../game/again.ts'
import { entries } from '../game/entry.ts'
import type { GameEvent } from '../journal/event.ts'
import { apply } from '../journal/fold.ts'
import type { Numbered } from '../journal/history.ts'
import type { Outcome } from '../journal/outcome.ts'
import { currentPhase, type Ballot, type Game } from '../journal/state.ts'
import type { ActionId, SeatId } from '../reason/claim.ts'
import type { System } from '../ruleset/system.ts'
import { isEqual } from '../shape/equal.ts'

/** What is left out. */
export type Moment =
  | { is: 'action'; action: ActionId }
  /** Every vote for whoever was lynched. `close`: with one vote fewer somebody else would have been, or nobody. */
  | { is: 'lynch'; who: readonly SeatId[]; ballots: readonly Ballot[]; close: boolean }
  /** The host's word on an action. */
  | { is: 'override'; action: ActionId }
  /** A ruling that the rules left to the host, which would have been `other`. */
  | { is: 'answer'; prompt: string; choice: string; other: string; seq: number }
  | { is: 'removal'; who: SeatId; seq: number }

export interface TurningPoint {
  /** The place of the phase. */
  phase: number
  moment: Moment
  /** Others of the same phase without which exactly the same changes. */
  also: Moment[]
  /** Who died in that phase and would not have, and who would have and did not. */
  here: { died: SeatId[]; saved: SeatId[] }
  /** Who would have won, where the winner is another; nobody by then where it is empty. */
  winners?: readonly string[]
  /** Who would have been alive at the end and was not, and the other way round. */
  lives: SeatId[]
  dies: SeatId[]
}

/** A game that is over, as it was played. */
export interface WholeGame {
  system: System
  /** The game before its first phase. */
  start: Game
  /** What counts of the journal from there on. */
  tail: readonly Numbered[]
  /** The game as it is in the end. */
  end: Game
  /** The resolved phases, by their places. */
  played: readonly Playing[]
  /** The votes that count in a phase. */
  ballots: (phase: number) => readonly Ballot[]
}

/** As many as are told. */
const MOST_TOLD = 5
/** As many as are played to the end again: those that change most where they stand. */
const MOST_PLAYED = 48

/** How far it has come. */
export interface Progress {
  done: number
  of: number
}

/** Finds the turning points, first to last, letting others by in between. */
export function* findTurningPoints(game: WholeGame): Generator<Progress, TurningPoint[], undefined> {
  const { system, played } = game
  const starts = phasesIn(game)
  const last = played.findLastIndex(({ game }) => !comesAfterEnd(system, currentPhase(game)!.kind))
  const rough: Candidate[] = []
  for (let phase = 0; phase <= last; phase++) {
    rough.push(...candidatesIn(game, phase, starts[phase]!.events))
    yield { done: phase, of: 4 * (last + 1) }
  }
  const some = rough
    .toSorted((one, other) => other.weight - one.weight || one.phase - other.phase)
    .slice(0, MOST_PLAYED)
  const end = endOf(played.slice(0, last + 1), played[last + 1]?.game ?? game.end, 0, undefined)
  const found: TurningPoint[] = []
  for (const [nth, candidate] of some.entries()) {
    const { phase, moment, here } = candidate
    const { from, at } = starts[phase]!
    const steps = playAgainInSteps({
      system,
      from,
      tail: game.tail.slice(at),
      mend: mendFor(candidate),
      was: index => played[index],
      next: Number.MAX_SAFE_INTEGER - 64,
      trees: false,
    })
    for (;;) {
      const step = steps.next()
      if (step.done) {
        const { phases, game: after } = step.value
        const then = endOf(phases.slice(0, last + 1 - phase), phases[last + 1 - phase]?.game ?? after, phase, end)
        const changed = changeOf(end, then)
        if (changed) found.push({ phase, moment, also: [], here, ...changed })
        break
      }
      yield { done: some.length + 3 * nth, of: 4 * some.length }
    }
  }
  return chosenOf(found, last)
}

/**
 * The strongest, each with others of its phase that come to the very same, in the order of the game. What ended the game has
 * a place among them, however little would have been otherwise without it.
 * @param last the phase after which the game was over
 */
function chosenOf(found: readonly TurningPoint[], last: number): TurningPoint[] {
  const apart: TurningPoint[] = []
  for (const one of found.toSorted((one, other) => forceOf(other) - forceOf(one) || one.phase - other.phase)) {
    const same = apart.find(
      other =>
        other.phase === one.phase
        && isEqual([other.winners, other.lives, other.dies], [one.winners, one.lives, one.dies]),
    )
    if (same) same.also.push(one.moment)
    else apart.push({ ...one, also: [] })
  }
  const ending = apart.find(({ phase }) => phase === last)
  const told = apart.slice(0, MOST_TOLD)
  if (ending && !told.includes(ending)) told.splice(MOST_TOLD - 1, 1, ending)
  return told.toSorted((one, other) => one.phase - other.phase)
}

/** That another side wins says more than who lives; that nobody has won by then, less than that another side would have. */
const forceOf = ({ winners, lives, dies, here }: TurningPoint): number =>
  (winners ? (winners.length ? 1000 : 400) : 0)
  + 10 * (lives.length + dies.length)
  + here.died.length
  + here.saved.length

/** What a phase begins from, where it begins in the journal, and what was recorded in it. */
function phasesIn({ start, tail }: WholeGame): { from: Game; at: number; events: Numbered[] }[] {
  const phases: { from: Game; at: number; events: Numbered[] }[] = []
  let game = start
  for (const [at, one] of tail.entries()) {
    if (one.event.type === 'phaseOpened') phases.push({ from: game, at, events: [] })
    phases.at(-1)?.events.push(one)
    if (one.event.type !== 'amended') game = apply(game, one.event)
  }
  return phases
}

interface Candidate {
  phase: number
  moment: Moment
  here: TurningPoint['here']
  /** How much changes where it stands. */
  weight: number
}

function candidatesIn({ system, played, ballots }: WholeGame, index: number, events: readonly Numbered[]): Candidate[] {
  const { game, outcome } = played[index]!
  const phase = currentPhase(game)!
  const found: Candidate[] = []
  const add = (moment: Moment, then: Outcome, least = 0): void => {
    const here = {
      died: outcome.deaths.filter(who => !then.deaths.includes(who)),
      saved: then.deaths.filter(who => !outcome.deaths.includes(who)),
    }
    const weight = Math.max(least, weightOf(outcome, then, here))
    if (weight) found.push({ phase: index, moment, here, weight })
  }
  const counting = entries(system, game, phase).filter(({ standing }) => standing === 'counts')
  for (const { submission } of counting) {
    const { id, ruled } = submission
    add({ is: 'action', action: id }, system.resolve(game, phase, { trees: false, without: [id] }))
    if (!ruled) continue
    const submissions = phase.submissions.map(({ ruled, ...one }) =>
      one.id === id || !ruled ? one : { ...one, ruled },
    )
    add({ is: 'override', action: id }, system.resolve(game, { ...phase, submissions }, { trees: false }))
  }
  const who = outcome.lynched ?? []
  const lynching = ballots(index).filter(({ for: choice, individual }) =>
    [choice, individual].some(one => one !== undefined && who.includes(one)),
  )
  if (lynching.length) {
    const without = (some: readonly Ballot[]): Outcome => {
      const [ids, posts] = [some.map(({ id }) => id), some.flatMap(({ post }) => post ?? [])]
      const ballots = (phase.ballots ?? []).map(one =>
        ids.includes(one.id) ? { ...one, withdrawn: true as const } : one,
      )
      const left = {
        ...phase,
        ballots,
        ...(phase.posts && { posts: phase.posts.filter(({ id }) => !posts.includes(id)) }),
      }
      return system.resolve(game, left, { trees: false })
    }
    const close = !isEqual(without(lynching.slice(-1)).lynched, who)
    add({ is: 'lynch', who, ballots: lynching, close }, without(lynching))
  }
  for (const { event, seq } of events) {
    if (event.type === 'playerRemoved') {
      const removed = phase.removed.filter(one => one.who !== event.slot)
      add({ is: 'removal', who: event.slot, seq }, system.resolve(game, { ...phase, removed }, { trees: false }), 1)
    }
    if (event.type !== 'promptAnswered') continue
    const asked = outcome.rulings.find(one => one.id === event.prompt && one.chosen === event.answer)
    const other = asked?.choices.find(({ id }) => id !== event.answer)?.id
    const given = phase.answers[event.prompt] ?? []
    if (other === undefined) continue
    const answers = { ...phase.answers, [event.prompt]: given.map(one => (one === event.answer ? other : one)) }
    add(
      { is: 'answer', prompt: event.prompt, choice: event.answer, other, seq },
      system.resolve(game, { ...phase, answers }, { trees: false }),
    )
  }
  return found
}

/** Deaths before all else, then whatever a later phase may feel. */
function weightOf(outcome: Outcome, then: Outcome, { died, saved }: TurningPoint['here']): number {
  const deaths = died.length + saved.length
  const winner = isEqual(outcome.winner?.winners, then.winner?.winners) ? 0 : 50
  const lasting = (one: Outcome): unknown => [
    one.recruited,
    one.hidden,
    one.spent,
    one.changes?.seats,
    one.changes?.facts,
  ]
  return winner + 10 * deaths + (isEqual(lasting(outcome), lasting(then)) ? 0 : 1)
}

/** What is mended in the journal to leave it out. */
function mendFor({ phase, moment }: Candidate): Mend {
  const out = new Set<number>()
  const instead = new Map<number, GameEvent>()
  const added: GameEvent[] = []
  switch (moment.is) {
    case 'action':
      added.push({ type: 'actionWithdrawn', id: moment.action })
      break
    case 'lynch':
      for (const { id, post } of moment.ballots)
        added.push(post === undefined ? { type: 'ballotWithdrawn', id } : { type: 'postDropped', id: post })
      break
    case 'override':
      added.push({ type: 'overruleLifted', id: moment.action })
      break
    case 'answer':
      instead.set(moment.seq, { type: 'promptAnswered', prompt: moment.prompt, answer: moment.other })
      break
    case 'removal':
      out.add(moment.seq)
  }
  return { without: out, instead, added: new Map([[phase, added]]) }
}

/** How a game ended: who won, where the rules say so, and who was alive then. */
interface End {
  /** The place of the phase, among those that were looked at. */
  at: number
  winners: readonly string[] | undefined
  alive: ReadonlySet<SeatId>
}

/**
 * Takes phases as they were played; returns how the game ended with them. It ends with the first phase after which the rules
 * say that somebody has won; but where they said so before the real end, and it went on, with the last one.
 * @param after the last of them; from the place of the first of them
 */
function endOf(phases: readonly (Playing | PhaseAgain)[], after: Game, from: number, was: End | undefined): End {
  const last = phases.length - 1
  const first = phases.findIndex(({ outcome }) => outcome.winner?.winners.length)
  const isEarly = was === undefined ? first >= 0 && first < last : was.at < 0
  const at = first < 0 || isEarly ? last : first
  const { seats } = phases[at + 1]?.game ?? after
  const alive = seats.filter(seat => seat.alive && !seat.bystander)
  return {
    at: was === undefined && isEarly ? -1 : from + at,
    winners: phases[at]?.outcome.winner?.winners,
    alive: new Set(alive.map(({ slot }) => slot)),
  }
}

function changeOf(was: End, now: End): Pick<TurningPoint, 'winners' | 'lives' | 'dies'> | undefined {
  const lives = [...now.alive].filter(who => !was.alive.has(who))
  const dies = [...was.alive].filter(who => !now.alive.has(who))
  const isOther = was.winners !== undefined && !isEqual(was.winners, now.winners)
  if (!isOther && !lives.length && !dies.length) return undefined
  return { ...(isOther && { winners: now.winners ?? [] }), lives, dies }
}
