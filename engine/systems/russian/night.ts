/**
 * A night: the evening's slots, then the night's in the order of this game, with the blocker's and the bum's moves
 * where their rules put them.
 */
import type { Game } from '../../journal/state.ts'
import type { PhaseStep } from '../../ruleset/system.ts'
import { getOwn } from '../../ruleset/catalogue.ts'
import { chosenOrder } from '../../rules/option.ts'
import type { Step } from '../../rules/order.ts'
import type { Move } from '../../resolve/sequence/move.ts'
import { eveningSlots, nightSlots, type EveningSlot, type NightSlot } from './order.ts'
import { is, withAttribute } from './attributes.ts'
import type { Attribute } from './attributes.ts'
import { settle } from './shared/attack.ts'
import { toMasters } from './shared/undead.ts'
import { isGuard } from './shared/moves.ts'
import { parts } from './tables.ts'
import { rulingsOf, slotOf } from './phase.ts'
import type { Rulings, StepRule, Resolution } from './vocabulary.ts'

const eveningOrder = (game: Game): EveningSlot[] =>
  chosenOrder<EveningSlot>(eveningSlots, getOwn(game.options, 'eveningOrder'))
const nightOrder = (game: Game): NightSlot[] => chosenOrder<NightSlot>(nightSlots, getOwn(game.options, 'nightOrder'))

/** The steps of an evening or of a night, each with the moves that have their turn in it (RU-EVE-3, RU-ORD-8). */
export function stepsOf(game: Game, kind: string): PhaseStep[] {
  const evening = eveningOrder(game).map(id => ({ id, takes: eveningSlots[id].takes }))
  const night = nightOrder(game).map(id => ({ id, takes: nightSlots[id].takes }))
  return kind === 'evening'
    ? evening
    : kind === 'night'
      ? [...evening.filter(({ id }) => id !== 'requests'), ...night]
      : []
}

/** The evening's slots in the order this game has chosen (RU-EVE-3). */
const evening = (game: Game): StepRule[] =>
  eveningOrder(game).map(id =>
    slotOf(id, eveningSlots[id], (move, run) => run.phase.kind === 'evening' || !is(move.does, 'question')),
  )

const holds = (run: Resolution, move: Move, attribute: Attribute): boolean =>
  withAttribute(attribute).some(ability => move.to.some(slot => run.has(slot, ability)))

/**
 * The blocker comes before the geisha and the prostitute, and yet misses who is their client: so guards and arrests of
 * the geisha (and the hypnotist) come first, an arrest of the prostitute just before her, and every other arrest after
 * both (RU-NORD-3).
 */
function blockerIn(lot: 'first' | 'prostitute' | 'rest'): (move: Move, run: Resolution) => boolean {
  return (move, run) =>
    lot
    === (isGuard(move) || holds(run, move, 'arrestedFirst')
      ? 'first'
      : holds(run, move, 'arrestedNext')
        ? 'prostitute'
        : 'rest')
}
/** A lot of a slot's moves that is not at its own place. */
function later(id: string, of: NightSlot, wants: (move: Move, run: Resolution) => boolean): StepRule {
  const { before: _before, after: _after, ...slot } = slotOf(of, nightSlots[of], wants)
  return { ...slot, id }
}
const laterBlocks = (id: string, lot: 'prostitute' | 'rest'): StepRule => later(id, 'blocker', blockerIn(lot))
/** The bum leaves home first, and comes where the hypnotist leads him (RU-NORD-4). */
const watches = ({ does }: Move): boolean => is(does, 'comesLate')

/** The night's slots in the order this game has chosen (RU-NORD-1). */
function night(game: Game): StepRule[] {
  const order = nightOrder(game)
  const afterCustody = Math.max(order.indexOf('geisha'), order.indexOf('prostitute'))
  return order.flatMap((id, place): StepRule[] => {
    const slot: Step = nightSlots[id]
    const here =
      id === 'blocker'
        ? slotOf(id, slot, blockerIn('first'))
        : id === 'bum'
          ? slotOf(id, slot, move => !watches(move))
          : slotOf(id, slot)
    if (id === 'doctor') {
      const { after } = here
      here.after = run => {
        settle(run)
        after?.(run)
      }
    }
    return [
      ...(id === 'prostitute' ? [laterBlocks('blockProstitute', 'prostitute')] : []),
      here,
      ...(id === 'hypnotist' ? [later('bumWatches', 'bum', watches)] : []),
      ...(place === afterCustody ? [laterBlocks('blockRest', 'rest')] : []),
    ]
  })
}

/** Rulings for each order of slots that a game has chosen; made once. */
const ordered = new Map<string, Rulings>()
function inOrder(kind: string, { options }: Game, make: () => Rulings): Rulings {
  const key = [kind, options.eveningOrder, options.nightOrder].join(';')
  const rulings = ordered.get(key) ?? make()
  ordered.set(key, rulings)
  return rulings
}

export const eveningRulings = (game: Game): Rulings =>
  inOrder('evening', game, () => rulingsOf(evening(game), [toMasters]))
export const nightRulings = (game: Game): Rulings =>
  inOrder('night', game, () =>
    rulingsOf(
      [...evening(game), ...night(game)],
      parts.flatMap(part => part.dawn ?? []),
    ),
  )
