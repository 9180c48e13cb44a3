/**
 * What all phases share: slots with what each part of the rulebook adds to them, and what the parts bring beside. The
 * list of a night stands in `night.ts`, that of a day in `day.ts`.
 */
import type { Step } from '../../rules/order.ts'
import { everyAnswer } from '../../resolve/sequence/every-answer.ts'
import type { Move } from '../../resolve/sequence/move.ts'
import type { EveningSlot, NightSlot } from './order.ts'
import { is } from './abilities.ts'
import { stages } from './shared/attack.ts'
import { isWord, logged } from './shared/moves.ts'
import { playedFor } from './shared/playing.ts'
import { takeOut } from './shared/taken-out.ts'
import { isUndead } from './shared/undead.ts'
import { placeInRoster } from './shared/roster.ts'
import type { Part, Places } from './part.ts'
import { parts } from './parts.ts'
import type { Fact, Kind, LateEffect, Reactions, Rulings, SlotRule, Walk } from './vocabulary.ts'

/** Moves of one slot that nothing else orders come in roster order: when they were sent in never matters. */
const inRosterOrder = (moves: readonly Move[], walk: Walk): Move[] => {
  const seat = ({ actor }: Move): number => placeInRoster(walk, actor)
  return [...moves].sort(
    (a, b) =>
      seat(a) - seat(b)
      || (a.does < b.does ? -1 : a.does > b.does ? 1 : 0)
      || (a.to.join() < b.to.join() ? -1 : a.to.join() > b.to.join() ? 1 : 0),
  )
}

/** Of the same role twice the original comes before a copy, and the undead last of all (RU-ORD-4, RU-NORD-8). */
const originalsFirst = (walk: Walk, moves: readonly Move[]): Move[] => {
  const isCopy = ({ actor, does }: Move): boolean => playedFor(walk.game, actor, does)?.data.how === 'copy'
  const place = (move: Move): number => (isUndead(walk.game, move.actor) ? 2 : isCopy(move) ? 1 : 0)
  return [...moves].sort((a, b) => place(a) - place(b))
}

/** What the parts do before or after the moves of a place. */
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
  const order = parts.flatMap(part => part.order?.[id as EveningSlot | NightSlot] ?? []).at(0) ?? inRosterOrder
  return {
    id,
    rule,
    takes: (move, walk) => takes.includes(move.does) && wants(move, walk),
    order: (moves, walk) => originalsFirst(walk, order(moves, walk)),
    before: hooks('before', id),
    after: hooks('after', id),
  }
}

/** A place in the list at which no move is made. */
export const placeOf = (id: Places, rule: string): SlotRule => ({
  id,
  rule,
  before: hooks('before', id),
  after: hooks('after', id),
})

function begin(): SlotRule {
  const start = placeOf('start', 'RU-ORD-8')
  return {
    ...start,
    before: walk => {
      stages.set(walk, parts)
      start.before?.(walk)
    },
  }
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

/**
 * What all kinds of phases share. @param slots the list of this kind @param question the rule by which somebody dies
 * or learns in it
 */
export function rulingsOf(slots: SlotRule[], dawn: readonly ((walk: Walk) => void)[], question = 'RU-NORD-5'): Rulings {
  const [gates, landings] = [parts.flatMap(part => part.gates ?? []), parts.flatMap(part => part.landings ?? [])]
  const unmaking = parts.flatMap(part => part.unmade ?? [])
  return {
    slots: [begin(), ...slots, placeOf('end', 'RU-ORD-8')],
    gates: [unlessCut((walk, move) => everyAnswer(gates, walk, move))],
    layers: parts.flatMap(part => part.layers ?? []).map(unlessCut),
    landings: [unlessCut((walk, move, at: string) => everyAnswer(landings, walk, move, at))],
    unmade: (walk, move) => unmaking.flatMap(ask => ask(walk, move) ?? [])[0],
    removed: takeOut,
    effects: effects(),
    reactions: reactions(),
    results: parts.flatMap(part => part.results ?? []),
    asides: parts.flatMap(part => part.asides ?? []),
    books: ['log', 'moved', 'checked'],
    spends: (_, { ability }, { stopped }) => (stopped ? undefined : ability.rule),
    dawn,
    cites: { question, verdict: 'RU-NORD-2', spent: 'RU-NORD-2' },
    circles: parts.flatMap(part => part.circles ?? []),
    winner: walk => parts.flatMap(part => part.winner?.(walk) ?? [])[0],
  }
}

/** What follows a fact of a kind, part by part. */
function reaction<Of extends Kind>(kind: Of): (walk: Walk, fact: Fact<Of>) => void {
  const here = parts.flatMap(part => part.reactions?.[kind] ?? [])
  return (walk, fact) => {
    for (const react of here) react(walk, fact)
  }
}
function reactions(): Reactions {
  const kinds = new Set(parts.flatMap(part => Object.keys(part.reactions ?? {}) as Kind[]))
  return Object.fromEntries([...kinds].map(kind => [kind, reaction(kind)]))
}
