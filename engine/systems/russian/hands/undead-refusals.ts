/** What a necromancer may not send in, of himself and through his undead (RU-NEC). */
import { seatOf, type Game, type PhaseState, type Refusal } from '../../../journal/state.ts'
import type { InEach } from '../../../text/in-each.ts'
import type { RuleId } from '../../../reason/claim.ts'
import { moveOf } from '../attributes.ts'
import { entryOf } from '../roles/is.ts'
import { corpseOf, isReady } from '../shared/undead.ts'
import type { Sent } from '../shared/sent.ts'
import { rememberedOf } from '../vocabulary.ts'
import { CURSING } from './necromancer.ts'

const no = (rule: RuleId, says: InEach): Refusal => ({ rule, says })

/** Once, after the first day (RU-NEC-1). */
export const refuseCurse = (game: Game, { number }: PhaseState, { by }: Sent): Refusal | undefined =>
  number === CURSING
    ? undefined
    : no('RU-NEC-1', {
        en: `${seatOf(game, by)!.name} cursed three players after the first day`,
        ru: `проклинают только в конце первого дня (игрок ${seatOf(game, by)!.name})`,
      })

/** A corpse or somebody cursed, for a corpse that nobody killed again (RU-NEC-7, RU-NEC-5). */
export function refuseSwap(game: Game, { by, to }: Sent): Refusal | undefined {
  const [given, taken] = to
  if (given === undefined || taken === undefined) return undefined
  const has = [...rememberedOf(game.facts, 'cursed'), ...rememberedOf(game.facts, 'undead')]
  const { name } = seatOf(game, by)!
  if (!has.some(fact => fact.of === given && fact.by === by))
    return no('RU-NEC-7', {
      en: `${name} has neither cursed nor raised ${seatOf(game, given)!.name}`,
      ru: `игрок ${seatOf(game, given)!.name} — не нежить и не под проклятием, менять нечего`,
    })
  if (seatOf(game, taken)!.alive || corpseOf(game, taken))
    return no('RU-NEC-7', {
      en: `${seatOf(game, taken)!.name} is no corpse that can be taken`,
      ru: `${seatOf(game, taken)!.name}: такого трупа взять нельзя`,
    })
  return rememberedOf(game.facts, 'laidToRest').some(({ of }) => of === taken)
    ? no('RU-NEC-5', {
        en: `${seatOf(game, taken)!.name} was killed again and cannot be raised`,
        ru: `${seatOf(game, taken)!.name}: повторно убитую нежить не вернуть`,
      })
    : undefined
}

/** What a corpse may not do: another's move, a kill, a move at the necromancer, or one too early. */
export function refuseUndead(game: Game, phase: PhaseState, { by, does, to }: Sent): Refusal | undefined {
  const seat = seatOf(game, by)!
  const corpse = seat.alive ? undefined : corpseOf(game, by)
  if (!corpse) return undefined
  const entry = entryOf(seat.role)
  const used = !corpse.data.idle && entry?.abilities.includes(does) && moveOf(does)?.kind !== 'kill'
  if (!used)
    return no('RU-NEC-3', {
      en: `the necromancer cannot use this through ${seat.name}`,
      ru: `${seat.name}: такой ход через нежить сделать нельзя`,
    })
  if (corpse.by !== undefined && to.includes(corpse.by))
    return no('RU-NEC-4', {
      en: `${seat.name} makes no move at the necromancer`,
      ru: `${seat.name}: на самого некроманта нежить не ходит`,
    })
  return isReady(corpse, phase)
    ? undefined
    : no('RU-NEC-7', {
        en: `${seat.name} cannot be used on the game day after the exchange`,
        ru: `${seat.name}: в ближайшие сутки после обмена этой ролью пользоваться нельзя`,
      })
}
