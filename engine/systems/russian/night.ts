/**
 * A night, put together: the evening's slots, then the night's in the order of this game, with what each part of the
 * rulebook adds to them.
 */
import type { Game, PhaseState } from '../../journal/state.ts'
import { own } from '../../ruleset/catalogue.ts'
import { chosenOrder } from '../../rules/option.ts'
import type { Step } from '../../rules/order.ts'
import type { Move } from '../../resolve/sequence/move.ts'
import { eveningSlots, nightSlots, type EveningSlot, type NightSlot } from './order.ts'
import { is, withAttribute } from './abilities.ts'
import type { Attribute } from './attributes.ts'
import { settle, stages } from './shared/attack.ts'
import { isGuard, isWord, logged } from './shared/moves.ts'
import type { Part, Places } from './part.ts'
import { parts } from './parts.ts'
import type { Fact, Kind, LateEffect, Reactions, Rulings, SlotRule, Walk } from './vocabulary.ts'

/** Moves of one slot that nothing else orders come in roster order: when they were sent in never matters. */
export const inRosterOrder = (moves: readonly Move[], walk: Walk): Move[] => {
  const seat = ({ actor }: Move): number => walk.game.seats.findIndex(({ slot }) => slot === actor)
  return [...moves].sort(
    (a, b) =>
      seat(a) - seat(b)
      || (a.does < b.does ? -1 : a.does > b.does ? 1 : 0)
      || (a.to.join() < b.to.join() ? -1 : a.to.join() > b.to.join() ? 1 : 0),
  )
}

function hooks(when: 'before' | 'after', place: Places): (walk: Walk) => void {
  const here = parts.flatMap(part => part[when]?.[place] ?? [])
  return walk => {
    for (const hook of here) hook(walk)
  }
}
const merged = <T>(pick: (part: Part) => Readonly<Record<string, T>> | undefined): Record<string, T> =>
  Object.assign({}, ...parts.map(part => pick(part) ?? {})) as Record<string, T>

/** A slot of a list, with what the parts do before and after its moves. */
export function slotOf(
  id: Places,
  { rule, takes }: Step,
  wants: (move: Move, walk: Walk) => boolean = () => true,
): SlotRule {
  const order = parts.flatMap(part => part.order?.[id as NightSlot] ?? []).at(0) ?? inRosterOrder
  return {
    id,
    rule,
    takes: (move, walk) => takes.includes(move.does) && wants(move, walk),
    order,
    before: hooks('before', id),
    after: hooks('after', id),
  }
}

/** A place in the list at which no move is made. */
export const placeOf = (id: Places, rule: string, then?: (walk: Walk) => void): SlotRule => ({
  id,
  rule,
  before: hooks('before', id),
  after: walk => {
    then?.(walk)
    hooks('after', id)(walk)
  },
})

const begin = (): SlotRule => ({
  ...placeOf('start', 'RU-ORD-8'),
  before: walk => {
    stages.set(walk, parts)
    hooks('before', 'start')(walk)
  },
})
/** The evening's slots in the order this game has chosen (RU-EVE-3). */
const evening = (game: Game): SlotRule[] =>
  chosenOrder<EveningSlot>(eveningSlots, own(game.options, 'eveningOrder')).map(id =>
    slotOf(id, eveningSlots[id], (move, walk) => walk.phase.kind === 'evening' || !is(move.does, 'question')),
  )

const holds = (walk: Walk, move: Move, attribute: Attribute): boolean =>
  withAttribute(attribute).some(ability => move.to.some(slot => walk.has(slot, ability)))

/**
 * The blocker comes before the geisha and the prostitute, and yet misses who is their client: so guards and arrests of the
 * geisha (and the hypnotist) come first, an arrest of the prostitute just before her, and every other arrest after both (RU-NORD-3).
 */
function blockerIn(lot: 'first' | 'prostitute' | 'rest'): (move: Move, walk: Walk) => boolean {
  return (move, walk) =>
    lot
    === (isGuard(move) || holds(walk, move, 'arrestedFirst')
      ? 'first'
      : holds(walk, move, 'arrestedNext')
        ? 'prostitute'
        : 'rest')
}
/** A lot of a slot's moves that is not at its own place. */
function later(id: string, of: NightSlot, wants: (move: Move, walk: Walk) => boolean): SlotRule {
  const { before: _before, after: _after, ...slot } = slotOf(of, nightSlots[of], wants)
  return { ...slot, id }
}
const laterBlocks = (id: string, lot: 'prostitute' | 'rest'): SlotRule => later(id, 'blocker', blockerIn(lot))
/** The bum leaves home first, and comes where the hypnotist leads him (RU-NORD-4). */
const watches = ({ does }: Move): boolean => is(does, 'comesLate')

/** The night's slots in the order this game has chosen (RU-NORD-1). */
function night(game: Game): SlotRule[] {
  const order = chosenOrder<NightSlot>(nightSlots, own(game.options, 'nightOrder'))
  const afterCustody = Math.max(order.indexOf('geisha'), order.indexOf('prostitute'))
  return order.flatMap((id, place): SlotRule[] => {
    const slot: Step = nightSlots[id]
    const here =
      id === 'blocker'
        ? slotOf(id, slot, blockerIn('first'))
        : id === 'bum'
          ? slotOf(id, slot, move => !watches(move))
          : slotOf(id, slot)
    if (id === 'doctor')
      here.after = walk => {
        settle(walk)
        hooks('after', 'doctor')(walk)
      }
    return [
      ...(id === 'prostitute' ? [laterBlocks('blockProstitute', 'prostitute')] : []),
      here,
      ...(id === 'hypnotist' ? [later('bumWatches', 'bum', watches)] : []),
      ...(place === afterCustody ? [laterBlocks('blockRest', 'rest')] : []),
    ]
  })
}

/** Every effect also logs that somebody went there. */
const effects = (): Record<string, LateEffect> =>
  Object.fromEntries(
    Object.entries(merged(part => part.effects)).map(([mark, effect]): [string, LateEffect] => [
      mark,
      (walk, arrival) => {
        if (walk.phase.kind === 'evening' && is(arrival.move.does, 'question')) return undefined
        logged(walk, arrival)
        return effect(walk, arrival)
      },
    ]),
  )

/** What nothing stops, or is a word and no way, is asked nothing. */
const unlessCut =
  <Asked extends unknown[], Answer>(ask: (walk: Walk, move: Move, ...more: Asked) => Answer | undefined) =>
  (walk: Walk, move: Move, ...more: Asked): Answer | undefined =>
    is(move.does, 'unstoppable') || isWord(move) ? undefined : ask(walk, move, ...more)

/** What all kinds of phases share. @param slots the list of this kind @param question the rule by which somebody dies or learns in it */
export function rulingsOf(slots: SlotRule[], dawn: readonly ((walk: Walk) => void)[], question = 'RU-NORD-5'): Rulings {
  return {
    slots: [begin(), ...slots, placeOf('end', 'RU-ORD-8')],
    gates: parts.flatMap(part => part.gates ?? []).map(unlessCut),
    layers: parts.flatMap(part => part.layers ?? []).map(unlessCut),
    landings: parts.flatMap(part => part.landings ?? []).map(unlessCut),
    effects: effects(),
    reactions: reactions(),
    results: parts.flatMap(part => part.results ?? []),
    asides: parts.flatMap(part => part.asides ?? []),
    spends: (_, { ability }, { stopped }) => (stopped ? undefined : ability.rule),
    dawn,
    cites: { question, verdict: 'RU-NORD-2', spent: 'RU-NORD-2' },
    circles: parts.flatMap(part => part.circles ?? []),
    winner: walk => parts.flatMap(part => part.winner?.(walk) ?? [])[0],
  }
}

/** What follows a fact of a kind, part by part. */
const reaction =
  <Of extends Kind>(kind: Of) =>
  (walk: Walk, fact: Fact<Of>): void => {
    for (const part of parts) part.reactions?.[kind]?.(walk, fact)
  }
function reactions(): Reactions {
  const kinds = new Set(parts.flatMap(part => Object.keys(part.reactions ?? {}) as Kind[]))
  return Object.fromEntries([...kinds].map(kind => [kind, reaction(kind)]))
}

/** Rulings for each order of slots that a game has chosen; made once. */
const ordered = new Map<string, Rulings>()
function inOrder(kind: string, { options }: Game, make: () => Rulings): Rulings {
  const key = [kind, options.eveningOrder, options.nightOrder].join(';')
  const rulings = ordered.get(key) ?? make()
  ordered.set(key, rulings)
  return rulings
}

export const eveningRulings = (game: Game): Rulings => inOrder('evening', game, () => rulingsOf(evening(game), []))
export const nightRulings = (game: Game, _phase: PhaseState): Rulings =>
  inOrder('night', game, () =>
    rulingsOf(
      [...evening(game), ...night(game)],
      parts.flatMap(part => part.dawn ?? []),
    ),
  )
