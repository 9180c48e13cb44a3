/**
 * What can still appear below an action in a tree: the closure over "can block, protect against, carry", on the
 * places it may reach, ignoring the chain (RAR-R6). Too much here costs memory only; too little would be wrong.
 */
import { bits, join, members, put, type Bits } from './bits.ts'
import type { Field } from './field.ts'

/** @returns per action, every action that may appear below it */
export function closures(field: Field, deadActorsAct: boolean): Bits[] {
  const direct = field.acts.map((_, act) => directlyBelow(field, act, deadActorsAct))
  const closed = direct.map(set => set.slice())
  for (let grew = true; grew;) {
    grew = false
    for (const set of closed) for (const act of members(set)) if (join(set, closed[act]!)) grew = true
  }
  return closed
}

/** The groups of actions that can come back to themselves, the largest first. */
export function loops(field: Field, closed: Bits[]): number[][] {
  const group = new Map<string, number[]>()
  closed.forEach((set, act) => {
    const inLoop = [...members(set)].filter(other => [...members(closed[other]!)].includes(act))
    if (inLoop.includes(act)) group.set(inLoop.join(','), inLoop)
  })
  return [...group.values()].sort((a, b) => b.length - a.length)
}

type Kind = Parameters<Field['component']>[1]

function directlyBelow(field: Field, index: number, deadActorsAct: boolean): Bits {
  const below = bits(field.acts.length)
  const { actor } = field.acts[index]!
  const kill = field.component(index, 'kill')
  const has = (kind: Kind): boolean => field.component(index, kind) !== undefined
  const addAt = (kind: Kind, where: readonly number[]): void => {
    for (const other of field.having(kind)) if (standsOrComes(field, other, kind, where)) put(below, other)
  }
  const addAll = (kind: Kind): void => { for (const other of field.having(kind)) put(below, other) }

  addAt('block', [actor])
  for (const kind of ['halt', 'protect', 'intercept', 'frame'] as const) addAt(kind, [actor, ...field.placesOf(index)])
  for (const effect of field.effectsOf[index]!) for (const mover of field.reach(effect).movers) put(below, mover)
  // A mover's rivals are all who carry what it can carry.
  if (has('move')) for (const { movers } of field.effects.map(effect => field.reach(effect))) if (movers.has(index)) for (const mover of movers) put(below, mover)
  if (!deadActorsAct || has('recruit') || kill?.unlessAttacked) for (const kind of ['kill', 'retaliate', 'intercept', 'bind', 'perish', 'visit'] as const) addAll(kind)
  if (has('sense')) addAll('visit')
  return below
}

function standsOrComes(field: Field, act: number, kind: Kind, where: readonly number[]): boolean {
  const stands = field.standsAt(act, kind)
  return stands === undefined ? field.placesOf(act).some(place => where.includes(place)) : where.includes(stands)
}
