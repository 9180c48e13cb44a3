/** What the maid may not send in with a visit (RU-MAI-1, RU-MAI-2). */
import { seatOf, type Game, type PhaseState, type Refusal } from '../../../journal/state.ts'
import { own } from '../../../ruleset/catalogue.ts'
import { refuseCondition } from '../notes/conditions.ts'
import { playedFor } from '../shared/playing.ts'
import type { Sent } from '../shared/sent.ts'

/** @returns the rule against this move, or undefined */
export function refuseSeers(game: Game, _phase: PhaseState, { by, does, with: keys = {} }: Sent): Refusal | undefined {
  if (does !== 'serve') return undefined
  const { name } = seatOf(game, by)!
  const text = own(keys, 'text')?.trim()
  const when = own(keys, 'when')?.trim()
  if (text && playedFor(game, by, does))
    return {
      rule: 'RU-ACR-5',
      says: {
        en: `${name} only plays the role and leaves no message`,
        ru: `игрок ${name} только играет за роль и ничего не подменяет`,
      },
    }
  if (!text && (when || own(keys, 'how')))
    return {
      rule: 'RU-MAI-1',
      says: { en: 'there is no message to be left', ru: 'не сказано, что передать цели' },
    }
  return when ? refuseCondition(game, by, when) : undefined
}
