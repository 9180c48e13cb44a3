/** The one thing to do next in a game: what the lamp shines on. */
import type { PhaseForms } from '../../engine/text/phase-forms.ts'
import type { GameView, NextPhase, PhaseView } from '../../electron/desk/contract.ts'
import { say } from '../words/say.ts'
import { hasVotes, takesPart } from './holds.ts'
import type { Route } from './route.ts'

export type NextThing =
  /** Somewhere to go to. */
  | { does: 'go'; label: string; to: Route }
  /** Messages whose orders were all read: taken at once where they are looked at. */
  | { does: 'take'; label: string; to: Route }
  /** `early`: it can be done, and nothing asks for it yet. */
  | { does: 'lock'; label: string; phase: PhaseView; early: boolean }
  | { does: 'open'; label: string; kind: string; number: number }
  /** The rules propose the end: that comes before another phase. */
  | { does: 'finish'; label: string }

/** @param next the phase that comes next @returns undefined where nothing is left to do */
export function nextThing(
  game: GameView,
  now: Date,
  next: Pick<NextPhase, 'kind' | 'number' | 'over' | 'none'> = nextPhase(game),
): NextThing | undefined {
  // Once the game is over, what comes after its end, where there is something.
  if (game.state === 'finished')
    return next.none || !game.system.after?.includes(next.kind) ? undefined : toOpen(next, game.system)
  const current = game.phases.at(-1)
  // What is posted of the last phase says that the game is over, once it is.
  if (current && current.state !== 'open' && next.over) return { does: 'finish', label: say('state.endGame') }
  const unsent = game.phases.find(phase => phase.state === 'locked' && phase.wants.posts > 0)
  if (unsent)
    return {
      does: 'go',
      label: say('state.toSend', { count: unsent.wants.posts }),
      to: { screen: 'posts', game: game.id, phase: unsent.index },
    }
  if (!current && !game.seats.length)
    return { does: 'go', label: say('state.fillRoster'), to: { screen: 'setup', game: game.id } }
  if (current?.state !== 'open') return toOpen(next, game.system)
  const { messages, doubts, sure } = current.wants
  const inbox: Route = { screen: 'inbox', game: game.id, phase: current.index }
  if (current.acting && messages > doubts)
    return { does: 'take', label: say('state.take', { count: Math.max(1, sure) }), to: inbox }
  if (current.acting && doubts) return { does: 'go', label: say('state.answer', { count: doubts }), to: inbox }
  return {
    does: 'lock',
    label: takesPart(game, current)
      ? say('state.lockKind', { phase: called(current.kind, game.system).it })
      : say('state.closePhase', { phase: current.name }),
    phase: current,
    early: isEarly(current, now, hasVotes(game, current)),
  }
}

const toOpen = ({ kind, number }: { kind: string; number: number }, system: Called): NextThing => ({
  does: 'open',
  label: say('state.openPhase', { phase: phaseName({ kind, number }, system) }),
  kind,
  number,
})

/** What the button says where a phase is looked at: of a lock which phase it is of, where that is another one. */
export const labelBeside = (next: NextThing, shown: number | undefined): string =>
  next.does === 'lock' && shown !== undefined && shown !== next.phase.index
    ? say('shell.lockPhase', { phase: next.phase.name })
    : next.label

/**
 * Nothing was sent in, or somebody still can in time, or can vote or vote otherwise: whoever voted may change that until the
 * deadline. What a hammer ended waits for nobody.
 */
function isEarly({ acting, received, expected, closes, wants, ended }: PhaseView, now: Date, votes: boolean): boolean {
  if (ended) return false
  if (votes && closes !== undefined && new Date(closes) > now) return true
  if (!acting) return false
  return (expected > 0 && received === 0) || (wants.missing > 0 && closes !== undefined && new Date(closes) > now)
}

/** The phase after the last one. A round ends with a phase in which abilities are used: what follows has the next number. */
export function nextPhase({ system, phases }: Pick<GameView, 'system' | 'phases'>): { kind: string; number: number } {
  const round = system.phases.filter(one => !system.after?.includes(one))
  const [first = 'night'] = round
  const last = phases.at(-1)
  if (!last) return { kind: first, number: 1 }
  const kind = round[(round.indexOf(last.kind) + 1) % round.length] ?? first
  const acts = (one: string): boolean => system.acting.includes(one)
  const ends = acts(last.kind) && (!acts(kind) || kind === first)
  const taken = phases.filter(phase => phase.kind === kind).map(phase => phase.number)
  return { kind, number: Math.max(ends ? last.number + 1 : last.number, Math.max(0, ...taken) + 1) }
}

/** What its rules have to say of the kinds of phases. */
type Called = Pick<GameView['system'], 'called' | 'after'>

/** `night`, 2 as `Night 2`; what comes once in a game needs no number. */
export const phaseName = ({ kind, number }: { kind: string; number: number }, system: Called): string =>
  system.after?.includes(kind) ? kindName(kind, system) : say('state.phase', { kind: kindName(kind, system), number })

/** `night` as `Night`. */
export function kindName(kind: string, system: Called): string {
  const { name } = called(kind, system)
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** A kind in the forms that its rules give it; one that they have no more by its id. */
export const called = (kind: string, { called: known }: Called): PhaseForms =>
  known[kind] ?? { name: kind, it: kind, one: kind, at: kind, every: kind }

/** What a phase still wants, in a word or two, or how far it is. */
export function wantsOf(phase: PhaseView): string {
  if (phase.state === 'posted') return say('state.posted')
  const { messages, rulings, posts } = phase.wants
  const votes = phase.ended ? 0 : phase.wants.votes
  if (phase.state === 'locked') return posts ? say('state.toSend', { count: posts }) : say('state.locked')
  if (messages) return say('state.messages', { count: messages })
  if (rulings) return say('state.rulings', { count: rulings })
  if (votes) return say('state.silent', { count: votes })
  return say('state.open')
}
