/** Folding: from recorded events to the game as it stands. The only place where state changes. */
import type { Ability, Role } from '../rules/role.ts'
import type { GameEvent } from './event.ts'
import type { Game, PhaseState, Seat, Submission } from './state.ts'

/**
 * Folds a whole journal.
 * @throws Error when the journal does not begin with `gameCreated` or an event speaks of what is not there (a broken file)
 */
export function fold(events: readonly GameEvent[]): Game {
  const [first, ...rest] = standing(events)
  if (first?.type !== 'gameCreated') throw new Error('A journal begins with gameCreated.')
  const start: Game = {
    system: first.system, options: first.options, seed: first.seed,
    customRoles: first.customRoles as Record<string, Role>, customAbilities: first.customAbilities as Record<string, Ability>,
    seats: first.seats.map(seat => ({ ...seat, name: seat.slot })), phases: [],
  }
  return rest.reduce(apply, start)
}

/** The events that still count, after every undo. */
export function standing(events: readonly GameEvent[]): GameEvent[] {
  const kept: { event: GameEvent; seq: number }[] = []
  events.forEach((event, seq) => {
    if (event.type === 'undone') while (kept.length && kept.at(-1)!.seq > event.to) kept.pop()
    else kept.push({ event, seq })
  })
  return kept.map(({ event }) => event)
}

/** The game after one more event. */
export function apply(game: Game, event: GameEvent): Game {
  switch (event.type) {
    case 'gameCreated': throw new Error('A game is created once.')
    case 'undone': throw new Error('Undo is settled before folding.')
    case 'phaseOpened': {
      const { type: _, ...phase } = event
      return { ...game, phases: [...game.phases, { ...phase, submissions: [], answers: {}, fixedDraws: [], removed: [] }] }
    }
    case 'actionReceived': {
      const { type: _, ...submission } = event
      return inPhase(game, phase => ({ ...phase, submissions: [...phase.submissions, submission] }))
    }
    case 'actionWithdrawn': return inSubmission(game, event.id, submission => ({ ...submission, withdrawn: true }))
    case 'actionOverruled': return inSubmission(game, event.id, submission => ({ ...submission, ruled: { holds: event.holds, note: event.reason } }))
    case 'overruleLifted': return inSubmission(game, event.id, ({ ruled: _, ...submission }) => submission)
    case 'playerReplaced': return inSeat(game, event.slot, seat => ({ ...seat, name: event.name }))
    case 'playerRemoved': return inPhase(game, phase => ({ ...phase, removed: [...phase.removed, { who: event.slot, note: event.reason }] }))
    case 'deadlineMoved': return inPhase(game, phase => ({ ...phase, closes: event.closes }))
    case 'promptAnswered': return inPhase(game, phase => ({ ...phase, answers: { ...phase.answers, [event.prompt]: [...phase.answers[event.prompt] ?? [], event.answer] } }))
    case 'drawFixed': return inPhase(game, phase => ({ ...phase, fixedDraws: [...phase.fixedDraws, { for: event.for, gives: event.gives }] }))
    case 'phaseResolved': {
      const { type: _, ...result } = event
      const after = inPhase(game, phase => ({ ...phase, result }))
      return { ...after, seats: after.seats.map(seat => afterPhase(seat, result)) }
    }
  }
}

function afterPhase(seat: Seat, result: NonNullable<PhaseState['result']>): Seat {
  const recruited = result.recruited.find(({ who }) => who === seat.slot)
  const uses = { ...seat.uses }
  for (const { who, ability, count } of result.spent) if (who === seat.slot) uses[ability] = (Object.hasOwn(uses, ability) ? uses[ability]! : 0) + count
  return { ...seat, uses, alive: seat.alive && !result.deaths.includes(seat.slot), faction: recruited?.into ?? seat.faction }
}

function inPhase(game: Game, change: (phase: PhaseState) => PhaseState): Game {
  if (!game.phases.length) throw new Error('No phase is open.')
  return { ...game, phases: [...game.phases.slice(0, -1), change(game.phases.at(-1)!)] }
}

function inSubmission(game: Game, id: string, change: (submission: Submission) => Submission): Game {
  return inPhase(game, phase => ({ ...phase, submissions: phase.submissions.map(submission => submission.id === id ? change(submission) : submission) }))
}

function inSeat(game: Game, slot: string, change: (seat: Seat) => Seat): Game {
  return { ...game, seats: game.seats.map(seat => seat.slot === slot ? change(seat) : seat) }
}
