/** Calls about a game to explore: what each takes, and what it gives. */
import { z } from 'zod'
import type { Resolved } from '../cases/answers.ts'
import { File, game, Language } from '../input.ts'
import type { WrittenPage } from '../library/answers.ts'
import { exchangeForms, type ExploredGame } from './answers.ts'

export const exploreContract = {
  /**
   * A game as one page that everybody can open.
   * @param language of all it says; else that of the game's texts
   * @param early made although the game is not over: it tells everything
   */
  'explore.game': z.strictObject({ ...game, language: Language.optional(), early: z.boolean().optional() }),
  /** A game that is over as others keep games: as a table of a wiki, as a block of an archive, as lines of JSON. */
  'explore.exchange': z.strictObject({ ...game, into: z.enum(exchangeForms), language: Language.optional() }),
  /** Games of a case file, told whole. */
  'explore.case': z.strictObject({ ...File.shape, case: z.string().optional(), locale: Language.optional() }),
} satisfies Record<string, z.ZodType>

export interface ExploreAnswers {
  'explore.game': WrittenPage
  'explore.exchange': WrittenPage
  'explore.case': Resolved<ExploredGame>
}
