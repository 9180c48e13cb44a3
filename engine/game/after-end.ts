/** What is still done once the host said that a game is over: phases that come after the end, where its rules have some. */
import type { Command, Declined } from '../journal/command.ts'
import { currentPhase, type Game, type PhaseState } from '../journal/state.ts'
import type { System } from '../ruleset/system.ts'
import { said } from './declined-words.ts'
import { kindSaid, phaseSaid } from './phase-words.ts'

type Dated = Pick<System, 'calendar'>

/** Whether phases of a kind come after the end of a game. */
export const comesAfterEnd = ({ calendar: { after = [] } }: Dated, kind: string): boolean => after.includes(kind)

/** What is sent in, answered, voted and noted in a phase. */
export const inAPhase: readonly Command['do'][] = [
  ...(['submit', 'withdraw', 'admit', 'override', 'liftOverride', 'receive', 'reread', 'takeOrder'] as const),
  ...(['answerDoubt', 'dismiss', 'extend', 'answer', 'fixDraw', 'vote', 'withdrawVote', 'receivePost'] as const),
  ...(['receiveCount', 'dropPost', 'timePost', 'denyVote', 'record', 'dropRecord'] as const),
]

/** What belongs to a phase, and not to seats, roles or the course of the game. */
const ofAPhase: ReadonlySet<Command['do']> = new Set<Command['do']>([...inAPhase, 'prod', 'handlePost', 'resolve'])

/** Whether a command is carried out in a game that is over: it opens a phase that comes after the end, or belongs to an open one. */
export function goesOnAfterEnd(system: Dated, game: Game, command: Command): boolean {
  if (command.do === 'openPhase') return comesAfterEnd(system, command.kind)
  const phase = currentPhase(game)
  return phase !== undefined && !phase.result && comesAfterEnd(system, phase.kind) && ofAPhase.has(command.do)
}

/** Whether such a phase is open: the game is over, and still wants its host. */
export function isOpenAfterEnd(system: Dated, game: Pick<Game, 'phases'>): boolean {
  const phase = game.phases.at(-1)
  return phase !== undefined && !phase.result && comesAfterEnd(system, phase.kind)
}

/** Why a phase cannot be opened that comes after the end: the game goes on, or there was one. Nothing of every other kind. */
export function notAfterEnd(system: Dated, game: Game, { kind }: { kind: string }): Declined | undefined {
  if (!comesAfterEnd(system, kind)) return undefined
  if (game.winner === undefined)
    return { declined: said('notOver', { kind: kindSaid(system, kind) }), remedy: said('endFirst') }
  const held = game.phases.find(phase => phase.kind === kind)
  return held && { declined: said('was', phaseSaid(system, held)), remedy: said('onceOnly') }
}

/** The last phase of the play: what comes after the end is none of it. */
export const lastPlayed = (system: Dated, { phases }: Pick<Game, 'phases'>): PhaseState | undefined =>
  phases.findLast(({ kind }) => !comesAfterEnd(system, kind))
