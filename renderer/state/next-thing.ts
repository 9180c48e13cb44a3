/** The one thing to do next in a game: what the lamp shines on. */
import type { GameView, NextPhase, PhaseView } from '../../electron/desk/contract.ts'
import { takesPart } from './holds.ts'
import { count } from './words.ts'
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
  next: Pick<NextPhase, 'kind' | 'number' | 'over'> = nextPhase(game),
): NextThing | undefined {
  if (game.state === 'finished') return undefined
  const unsent = game.phases.find(phase => phase.state === 'locked' && phase.wants.posts > 0)
  if (unsent)
    return {
      does: 'go',
      label: `${unsent.wants.posts} to send`,
      to: { screen: 'posts', game: game.id, phase: unsent.index },
    }
  const current = game.phases.at(-1)
  // The first phase is opened where the game is set up, with the deadline that is set there.
  if (!current)
    return {
      does: 'go',
      label: game.seats.length ? `Open ${phaseName(next)}` : 'Fill the roster',
      to: { screen: 'setup', game: game.id },
    }
  if (current.state !== 'open' && next.over) return { does: 'finish', label: 'End the game' }
  if (current.state !== 'open')
    return { does: 'open', label: `Open ${phaseName(next)}`, kind: next.kind, number: next.number }
  const { messages, doubts } = current.wants
  const inbox: Route = { screen: 'inbox', game: game.id, phase: current.index }
  if (current.acting && messages > doubts)
    return { does: 'take', label: `Take ${count(messages - doubts, 'message')}`, to: inbox }
  if (current.acting && doubts) return { does: 'go', label: `Answer ${count(doubts, 'question')}`, to: inbox }
  return {
    does: 'lock',
    label: takesPart(game, current) ? `Lock the ${current.kind}` : `Close ${current.name}`,
    phase: current,
    early: isEarly(current, now),
  }
}

/** Nothing was sent in, or somebody still can in time, or can vote. */
function isEarly({ acting, received, expected, closes, wants }: PhaseView, now: Date): boolean {
  if (wants.votes > 0 && closes !== undefined && new Date(closes) > now) return true
  if (!acting) return false
  return (expected > 0 && received === 0) || (wants.missing > 0 && closes !== undefined && new Date(closes) > now)
}

/** The phase after the last one. A round ends with a phase in which abilities are used: what follows has the next number. */
export function nextPhase({ system, phases }: Pick<GameView, 'system' | 'phases'>): { kind: string; number: number } {
  const [first = 'night'] = system.phases
  const last = phases.at(-1)
  if (!last) return { kind: first, number: 1 }
  const kind = system.phases[(system.phases.indexOf(last.kind) + 1) % system.phases.length] ?? first
  const acts = (one: string): boolean => system.acting.includes(one)
  const ends = acts(last.kind) && (!acts(kind) || kind === first)
  const taken = phases.filter(phase => phase.kind === kind).map(phase => phase.number)
  return { kind, number: Math.max(ends ? last.number + 1 : last.number, Math.max(0, ...taken) + 1) }
}

/** `night`, 2 as `Night 2`. */
export const phaseName = ({ kind, number }: { kind: string; number: number }): string => `${kindName(kind)} ${number}`

/** `night` as `Night`. */
export const kindName = (kind: string): string => kind.charAt(0).toUpperCase() + kind.slice(1)

/** What a phase still wants, in a word or two, or how far it is. */
export function wantsOf(phase: PhaseView): string {
  if (phase.state === 'posted') return 'posted'
  const { messages, rulings, votes, posts } = phase.wants
  if (phase.state === 'locked') return posts ? `${posts} to send` : 'locked'
  if (messages) return count(messages, 'message')
  if (rulings) return count(rulings, 'ruling')
  if (votes) return `${votes} silent`
  return 'open'
}
