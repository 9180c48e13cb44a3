/**
 * What can still appear below an action in a tree: the closure over "can block, protect against, carry", on the
 * places it may reach, ignoring the chain (RAR-R6). Too much here costs memory only; too little would be wrong.
 */
import type { ComponentKind } from '../../rules/component.ts'
import { bits, has, join, members, put, type Bits } from './bits.ts'
import type { Field } from './field.ts'

/** @returns per action, every action that may appear below it */
export function closures(field: Field, deadActorsAct: boolean): Bits[] {
  const direct = directlyBelow(field, deadActorsAct)
  const closed = direct.map(set => set.slice())
  for (let grew = true; grew;) {
    grew = false
    for (const set of closed) for (const act of [...members(set)]) if (join(set, closed[act]!)) grew = true
  }
  return closed
}

/** The groups of actions that can come back to themselves, the largest first. */
export function loops(field: Field, closed: Bits[]): number[][] {
  const group = new Map<string, number[]>()
  closed.forEach((set, act) => {
    const inLoop = [...members(set)].filter(other => has(closed[other]!, act))
    if (inLoop.includes(act)) group.set(inLoop.join(','), inLoop)
  })
  return [...group.values()].sort((a, b) => b.length - a.length)
}

/** Kinds whose place matters: they concern what comes where they stand. */
const local = ['halt', 'protect', 'intercept', 'cover', 'frame'] as const
/** Kinds that a question about somebody's death may bring up. */
const deadly = ['kill', 'retaliate', 'intercept', 'cover', 'bind', 'perish', 'visit'] as const

function directlyBelow(field: Field, deadActorsAct: boolean): Bits[] {
  const size = field.acts.length
  const blocking = byPlace(field, ['block'])
  const concerning = byPlace(field, local)
  const all = (kinds: readonly ComponentKind[]): Bits => {
    const set = bits(size)
    for (const kind of kinds) for (const act of field.having(kind)) put(set, act)
    return set
  }
  const dying = all(deadly)
  const visiting = all(['visit'])
  const rivals = rivalsOf(field)
  return field.acts.map(({ actor, set }, index) => {
    const below = bits(size)
    const add = (set: Bits | undefined): void => {
      if (set) join(below, set)
    }
    add(blocking.get(actor))
    add(concerning.get(actor))
    for (const place of field.placesOf(index)) add(concerning.get(place))
    for (const effect of field.effectsOf[index]!) for (const mover of field.reach(effect).movers) put(below, mover)
    add(rivals.get(index))
    const stoppedByDeath = !(set?.deadActorsAct ?? deadActorsAct)
    if (stoppedByDeath || field.component(index, 'recruit') || field.component(index, 'kill')?.unlessAttacked)
      add(dying)
    if (field.component(index, 'sense')) add(visiting)
    return below
  })
}

/** Per place, the actions with such a component that may stand there. */
function byPlace(field: Field, kinds: readonly ComponentKind[]): Map<number, Bits> {
  const found = new Map<number, Bits>()
  for (const kind of kinds)
    for (const act of field.having(kind)) {
      const stands = field.standsAt(act, kind)
      for (const place of stands === undefined ? field.placesOf(act) : [stands]) {
        let set = found.get(place)
        if (!set) found.set(place, (set = bits(field.acts.length)))
        put(set, act)
      }
    }
  return found
}

/** Per mover, all who carry what it can carry. */
function rivalsOf(field: Field): Map<number, Bits> {
  const found = new Map<number, Bits>()
  for (const { movers } of field.effects.map(effect => field.reach(effect)))
    for (const mover of movers) {
      let set = found.get(mover)
      if (!set) found.set(mover, (set = bits(field.acts.length)))
      for (const other of movers) put(set, other)
    }
  return found
}
