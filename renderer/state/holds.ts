/** What a phase holds: actions, a vote, something that is worked out; and where one looks at it. */
import type { GameView, PhaseView } from '../../electron/desk/contract.ts'
import { say } from '../words/say.ts'
import type { PhaseScreen, Route } from './route.ts'

type Kinds = { system: Pick<GameView['system'], 'acting' | 'votesIn'> }
type Phase = Pick<PhaseView, 'kind' | 'acting'> & { wants?: Pick<PhaseView['wants'], 'rulings'> }

/** Whether there is a vote in this phase. */
export const hasVotes = ({ system }: Kinds, { kind }: Pick<PhaseView, 'kind'>): boolean => system.votesIn.includes(kind)

/** Whether something is sent in or voted on: then the phase is locked, else it is only closed. */
export const takesPart = (game: Kinds, phase: Phase): boolean => phase.acting || hasVotes(game, phase)

/** Whether something may come of the phase by the rules. A system that counts votes works out every phase. */
export const resolves = (game: Kinds, phase: Phase): boolean =>
  phase.acting || game.system.votesIn.length > 0 || (phase.wants?.rulings ?? 0) > 0

/** The screens of a phase, in the order of their tabs. */
export function screensOf(game: Kinds, phase: Phase): PhaseScreen[] {
  const voted = hasVotes(game, phase)
  return [
    ...(phase.acting ? ['inbox' as const] : []),
    ...(resolves(game, phase) ? ['night' as const] : []),
    ...(voted ? ['votes' as const] : []),
    'posts',
  ]
}

/** Where a phase begins that was just opened: where the first things come in. */
export const firstScreen = (game: Kinds, kind: string): PhaseScreen => {
  const [first = 'posts'] = screensOf(game, { kind, acting: game.system.acting.includes(kind) })
  return hasVotes(game, { kind }) ? 'votes' : first
}

/** In another phase one looks at the same thing, where that phase has it. */
export function sameIn(game: Kinds, phase: Phase, route: Route): PhaseScreen {
  const screens = screensOf(game, phase)
  const same = 'phase' in route ? route.screen : undefined
  if (same && screens.includes(same)) return same
  return screens.includes('night') && same !== 'inbox'
    ? 'night'
    : screens.includes('votes')
      ? 'votes'
      : screens.includes('night')
        ? 'night'
        : 'posts'
}

/** Whether this is the past of a game, open to be mended, and not the game itself. */
export const isPast = ({ id, mending }: Pick<GameView, 'id' | 'mending'>): boolean =>
  mending !== undefined && mending.of !== id

/** Whether its open phase waits for somebody, to be reminded. */
export const waitsFor = (game: Pick<GameView, 'id' | 'mending' | 'state' | 'phases'>): boolean => {
  const open = game.phases.at(-1)
  return (
    !isPast(game) && game.state === 'running' && open?.state === 'open' && open.wants.missing + open.wants.votes > 0
  )
}

type Keeps = { system: Pick<GameView['system'], 'panels' | 'records'> }

/** Whether the system keeps books, or has something for the host to record. */
export const hasBooks = ({ system }: Keeps): boolean => system.panels || system.records

/** What the screen of both is called. */
export const booksName = ({ system: { panels, records } }: Keeps): string =>
  say(panels && records ? 'state.booksAndRecords' : panels ? 'state.books' : 'state.records')
