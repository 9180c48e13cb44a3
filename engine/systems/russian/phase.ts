/**
 * What all phases share: slots with what each part of the rulebook adds to them, and what the parts bring beside. The
 * list of a night stands in `night.ts`, that of a day in `day.ts`.
 */
import type { Step } from '../../rules/order.ts'
import { everyAnswer } from '../../resolve/sequence/every-answer.ts'
import type { Move } from '../../resolve/sequence/move.ts'
import type { EveningSlot, NightSlot } from './order.ts'
import { is } from './attributes.ts'
import { stages } from './shared/attack.ts'
import { isWord, logged } from './shared/moves.ts'
import { playedFor } from './shared/playing.ts'
import { takeOut } from './shared/taken-out.ts'
import { isUndead } from './shared/undead.ts'
import { placeInRoster } from './shared/roster.ts'
import type { Part, Places } from './part.ts'
import { parts } from './tables.ts'
import type { Fact, Kind, LateEffect, Reactions, Rulings, StepRule, Resolution } from './vocabulary.ts'

/** Moves of one slot that nothing else orders come in roster order: when they were sent in never matters. */
const inRosterOrder = (moves: readonly Move[], run: Resolution): Move[] => {
  const seat = ({ actor }: Move): number => placeInRoster(run, actor)
  return [...moves].sort(
    (a, b) =>
      seat(a) - seat(b)
      || (a.does < b.does ? -1 : a.does > b.does ? 1 : 0)
      || (a.to.join() < b.to.join() ? -1 : a.to.join() > b.to.join() ? 1 : 0),
  )
}

/** Of the same role twice the original comes before a copy, and the undead last of all (RU-ORD-4, RU-NORD-8). */
const originalsFirst = (run: Resolution, moves: readonly Move[]): Move[] => {
  const isCopy = ({ actor, does }: Move): boolean => playedFor(run.game, actor, does)?.data.how === 'copy'
  const place = (move: Move): number => (isUndead(run.game, move.actor) ? 2 : isCopy(move) ? 1 : 0)
  return [...moves].sort((a, b) => place(a) - place(b))
}

/** What the parts do before or after the moves of a place. */
function hooks(when: 'before' | 'after', place: Places): (run: Resolution) => void {
  const here = parts.flatMap(part => part[when]?.[place] ?? [])
  return run => {
    for (const hook of here) hook(run)
  }
}
const merged = <T>(pick: (part: Part) => Readonly<Record<string, T>> | undefined): Record<string, T> =>
  Object.assign({}, ...parts.map(part => pick(part) ?? {})) as Record<string, T>

/** A slot of a list, with what the parts do before and after its moves. */
export function slotOf(
  id: Places,
  { rule, takes }: Step,
  wants: (move: Move, run: Resolution) => boolean = () => true,
): StepRule {
  const order = parts.flatMap(part => part.order?.[id as EveningSlot | NightSlot] ?? []).at(0) ?? inRosterOrder
  return {
    id,
    rule,
    takes: (move, run) => takes.includes(move.does) && wants(move, run),
    order: (moves, run) => originalsFirst(run, order(moves, run)),
    before: hooks('before', id),
    after: hooks('after', id),
  }
}

/** A place in the list at which no move is made. */
export const placeOf = (id: Places, rule: string): StepRule => ({
  id,
  rule,
  before: hooks('before', id),
  after: hooks('after', id),
})

function begin(): StepRule {
  const start = placeOf('start', 'RU-ORD-8')
  return {
    ...start,
    before: run => {
      stages.set(run, parts)
      start.before?.(run)
    },
  }
}

/** Every effect also logs that somebody went there. */
const effects = (): Record<string, LateEffect> =>
  Object.fromEntries(
    Object.entries(merged(part => part.effects)).map(([mark, effect]): [string, LateEffect] => [
      mark,
      (run, arrival) => {
        if (run.phase.kind === 'evening' && is(arrival.move.does, 'question')) return undefined
        logged(run, arrival)
        return effect(run, arrival)
      },
    ]),
  )

/** What nothing stops, or is a word and no way, is asked nothing. */
const unlessCut =
  <Asked extends unknown[], Answer>(ask: (run: Resolution, move: Move, ...more: Asked) => Answer | undefined) =>
  (run: Resolution, move: Move, ...more: Asked): Answer | undefined =>
    is(move.does, 'unstoppable') || isWord(move) ? undefined : ask(run, move, ...more)

/**
 * What all kinds of phases share. @param slots the list of this kind @param question the rule by which somebody dies
 * or learns in it
 */
export function rulingsOf(
  slots: StepRule[],
  dawn: readonly ((run: Resolution) => void)[],
  question = 'RU-NORD-5',
): Rulings {
  const [gates, landings] = [
    parts.flatMap(part => part.actorGuards ?? []),
    parts.flatMap(part => part.targetGuards ?? []),
  ]
  const unmaking = parts.flatMap(part => part.unmade ?? [])
  return {
    steps: [begin(), ...slots, placeOf('end', 'RU-ORD-8')],
    actorGuards: [unlessCut((run, move) => everyAnswer(gates, run, move))],
    redirects: parts.flatMap(part => part.redirects ?? []).map(unlessCut),
    targetGuards: [unlessCut((run, move, at: string) => everyAnswer(landings, run, move, at))],
    unmade: (run, move) => unmaking.flatMap(ask => ask(run, move) ?? [])[0],
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
    winner: run => parts.flatMap(part => part.winner?.(run) ?? [])[0],
  }
}

/** What follows a fact of a kind, part by part. */
function reaction<Of extends Kind>(kind: Of): (run: Resolution, fact: Fact<Of>) => void {
  const here = parts.flatMap(part => part.reactions?.[kind] ?? [])
  return (run, fact) => {
    for (const react of here) react(run, fact)
  }
}
function reactions(): Reactions {
  const kinds = new Set(parts.flatMap(part => Object.keys(part.reactions ?? {}) as Kind[]))
  return Object.fromEntries([...kinds].map(kind => [kind, reaction(kind)]))
}
