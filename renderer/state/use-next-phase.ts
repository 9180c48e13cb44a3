import type { GameView, NextPhase } from '../../electron/desk/contract.ts'
import { useAnswer } from './answers.ts'
import { nextPhase } from './next-thing.ts'

/** The phase after the last one, as the rules have it, with its times where they have a clock; until that is known, the usual one. */
export function useNextPhase(game: Pick<GameView, 'id' | 'system' | 'phases' | 'winner'>): NextPhase {
  const { value } = useAnswer('phases.next', { game: game.id })
  return value ?? { ...nextPhase(game), all: [], ...(game.winner !== undefined && { none: true }) }
}
