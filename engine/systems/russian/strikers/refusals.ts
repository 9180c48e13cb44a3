/** What the drug dealer may not send in: a heavy dose for two, a triple one for himself (RU-DRU-3), more votes than he has (RU-DRU-2). */
import { seatOf, type Game, type PhaseState, type Refusal } from '../../../journal/state.ts'
import type { SeatId } from '../../../reason/claim.ts'
import { own } from '../../../ruleset/catalogue.ts'
import type { Sent } from '../shared/sent.ts'
import { buyerFor } from './drug-dealer.ts'

/** @returns the rule against this move, or undefined */
export function refuseStrikers(
  game: Game,
  _phase: PhaseState,
  { by, does, to, with: keys }: Sent,
): Refusal | undefined {
  if (does === 'buyVotes') return refusePurchase(game, by, keys)
  const dose = keys?.dose
  if (does !== 'drug' || dose === undefined) return undefined
  const { name } = seatOf(game, by)!
  if (to.length > 1)
    return {
      rule: 'RU-DRU-3',
      says: {
        en: `${name} has a heavier dose for one player only`,
        ru: `усиленную дозу игрок ${name} дает только одному`,
      },
    }
  return dose === 'triple' && to.includes(by)
    ? {
        rule: 'RU-DRU-3',
        says: { en: `${name} takes no triple dose himself`, ru: `сам игрок ${name} тройную дозу не принимает` },
      }
    : undefined
}

/** No more than is in store; with the move of a corpse, in that of its necromancer. */
function refusePurchase(game: Game, by: SeatId, keys: Sent['with']): Refusal | undefined {
  const buyer = buyerFor({ game } as const, by)
  const stored = Number(own(own(game.state ?? {}, buyer) ?? {}, 'storedVotes') ?? 0)
  const { name } = seatOf(game, buyer)!
  if (keys !== undefined && keys.votes === undefined)
    return { rule: 'RU-DRU-2', says: { en: 'say how many votes are bought', ru: 'укажите, сколько голосов купить' } }
  return stored === 0 || (keys?.votes !== undefined && Number(keys.votes) > stored)
    ? {
        rule: 'RU-DRU-2',
        says: { en: `${name} has ${stored} votes in store`, ru: `у игрока ${name} в запасе голосов: ${stored}` },
      }
    : undefined
}
