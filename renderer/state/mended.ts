/** A past that is mended against the one that counts, as the screen that compares them and the button above it show it. */
import type { MendView } from '../../electron/desk/contract.ts'
import type { Answer } from './answers.ts'
import { useExplained } from './language.ts'
import { useLongAnswer, type ReadingPlace } from './reading.ts'

/** @param game under whose id the past is open; without one nothing is asked */
export function useMended(game: string | undefined): Answer<MendView> & { reading: ReadingPlace } {
  const said = useExplained()
  return useLongAnswer('mend.view', game === undefined ? undefined : { game, ...said }, 'mend')
}

/** The place of this window where a past is accepted. */
export const accepting = 'mend.accept'
