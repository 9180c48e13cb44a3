/**
 * The same night under other rules: the game as another system sees it, or a list of what does not exist there; and what
 * comes out otherwise, with the rules that decide it on either side. Nothing here names a system: what roles and results
 * are called elsewhere stands in the tables of each (`alsoCalled`, `resultsAlike`).
 */
import { catalogueOf, getOwn } from '../ruleset/catalogue.ts'
import type { Component } from '../rules/component.ts'
import type { Ability, Role } from '../rules/role.ts'
import type { System } from '../ruleset/system.ts'
import { nearest } from '../text/nearest.ts'
import type { SeatId } from '../reason/claim.ts'
import type { Game, ModifierUse, PhaseState, Seat } from '../journal/state.ts'

/** Something of this game that the other rules do not have; `near`: what is called most like it there. */
export interface Missing {
  what: 'phase' | 'faction' | 'role' | 'ability' | 'modifier' | 'component' | 'setting'
  word: string
  who?: SeatId
  near?: string
}

/** Something that is not quite the same there: a role by another name, a modifier that it always has, a mark left out. */
export interface Recalled {
  who: SeatId
  what: 'role' | 'adds' | 'leavesOut'
  here: string
  there: string
}

interface Recast {
  game: Game
  phase: PhaseState
  changed: Recalled[]
}

/**
 * The same seats and submissions under another system, with its options as they are by default. What the host answered or
 * drew belongs to the rules that asked, so it stays behind; his word about single actions goes along.
 * @returns what does not exist there, where anything does not
 */
export function recast(from: System, game: Game, phase: PhaseState, to: System): Recast | { missing: Missing[] } {
  const missing: Missing[] = []
  const changed: Recalled[] = []
  const lacks = (what: Missing['what'], word: string, valid: readonly string[], who?: SeatId): void => {
    const near = nearest(word, valid)
    if (!missing.some(one => one.what === what && one.word === word))
      missing.push({ what, word, ...(who !== undefined && { who }), ...(near !== undefined && { near }) })
  }
  if (!to.calendar.phases.includes(phase.kind)) lacks('phase', phase.kind, to.calendar.phases)
  const seats = game.seats.map(seat => seatThere(from, game, seat, to, changed, lacks))
  const there = catalogueOf(to, game)
  for (const { does, by } of phase.submissions) {
    if (!there.ability(does)) lacks('ability', does, Object.keys(to.abilities), by)
  }
  for (const [id, ability] of Object.entries(game.customAbilities)) {
    const owner = ownerOf(game, id)
    for (const component of owner === undefined ? [] : ability.components)
      if (!doneBy(to, component)) lacks('component', component.does, componentsOf(to), owner)
  }
  if (missing.length) return { missing }
  const { kind, number, opens, closes, submissions } = phase
  const sameNight: PhaseState = {
    kind,
    number,
    ...(opens !== undefined && { opens }),
    ...(closes !== undefined && { closes }),
    submissions,
    answers: {},
    fixedDraws: [],
    removed: phase.removed,
  }
  const options = Object.fromEntries(Object.entries(to.options).map(([id, { values }]) => [id, values[0]!]))
  return {
    game: {
      system: to.id,
      options,
      seed: game.seed,
      customRoles: game.customRoles,
      customAbilities: game.customAbilities,
      seats,
      phases: [sameNight],
    },
    phase: sameNight,
    changed,
  }
}

type Lacks = (what: Missing['what'], word: string, valid: readonly string[], who?: SeatId) => void

function seatThere(from: System, game: Game, seat: Seat, to: System, changed: Recalled[], lacks: Lacks): Seat {
  const { slot } = seat
  if (!getOwn(to.factions, seat.faction)) lacks('faction', seat.faction, Object.keys(to.factions), slot)
  const composed = getOwn(game.customRoles, seat.role)
  const role = composed || seat.bystander ? seat.role : roleThere(from, seat.role, to)
  if (role === undefined) {
    lacks('role', seat.role, Object.keys(to.roles), slot)
    return seat
  }
  if (role !== seat.role) changed.push({ who: slot, what: 'role', here: seat.role, there: role })
  const here = composed ?? getOwn(from.roles, seat.role)
  const there = composed ?? getOwn(to.roles, role)
  for (const id of composed?.abilities ?? [])
    if (!catalogueOf(to, game).ability(id)) lacks('ability', id, Object.keys(to.abilities), slot)
  const modifiers = modifiersThere(seat, here, there, to, changed, lacks)
  for (const status of seat.status)
    if (!getOwn(to.books?.marks ?? {}, status)) changed.push({ who: slot, what: 'leavesOut', here: status, there: '' })
  return {
    ...seat,
    role,
    modifiers,
    settings: settingsThere(seat, here, there, lacks),
    status: seat.status.filter(status => getOwn(to.books?.marks ?? {}, status)),
  }
}

/** The role of this name, or what it is called there. */
function roleThere(from: System, role: string, to: System): string | undefined {
  if (getOwn(to.roles, role)) return role
  return (
    getOwn(from.roles, role)?.alsoCalled?.find(name => getOwn(to.roles, name))
    ?? Object.keys(to.roles).find(id => to.roles[id]!.alsoCalled?.includes(role))
  )
}

/**
 * What a seat was given, and what its role always has here and not there; what the role always has there besides is
 * noted. A modifier called like a role of both is what that role is, by whatever means the other rules say so.
 */
function modifiersThere(
  { slot, role, modifiers }: Seat,
  here: Role | undefined,
  there: Role | undefined,
  to: System,
  changed: Recalled[],
  lacks: Lacks,
): ModifierUse[] {
  const given = new Set(modifiers.map(({ modifier }) => modifier))
  const fixedOf = (known: Role | undefined): string[] =>
    (known?.modifiers ?? []).filter(id => !(id === role && getOwn(to.roles, role)))
  const fixed = { here: fixedOf(here), there: fixedOf(there) }
  const all = [
    ...modifiers,
    ...fixed.here.filter(id => !fixed.there.includes(id) && !given.has(id)).map(modifier => ({ modifier })),
  ]
  for (const { modifier } of [...all, ...fixed.here.map(modifier => ({ modifier }))])
    if (!getOwn(to.modifiers, modifier)) lacks('modifier', modifier, Object.keys(to.modifiers), slot)
  for (const id of fixed.there)
    if (!fixed.here.includes(id) && !given.has(id)) changed.push({ who: slot, what: 'adds', here: '', there: id })
  return all
}

/** A setting that differs from its default has to be one there too. */
function settingsThere(
  { slot, settings }: Seat,
  here: Role | undefined,
  there: Role | undefined,
  lacks: Lacks,
): Seat['settings'] {
  return Object.fromEntries(
    Object.entries(settings).flatMap(([name, value]) => {
      const values = getOwn(there?.settings ?? {}, name)
      if (values?.includes(value)) return [[name, value]]
      if (value !== getOwn(here?.settings ?? {}, name)?.[0])
        lacks(
          'setting',
          `${name}: ${String(value)}`,
          (values ?? []).map(word => `${name}: ${String(word)}`),
          slot,
        )
      return []
    }),
  )
}

const ownerOf = ({ seats, customRoles }: Game, ability: string): SeatId | undefined =>
  seats.find(({ role }) => getOwn(customRoles, role)?.abilities.includes(ability))?.slot

const componentsOf = ({ abilities }: System): string[] => [
  ...new Set(Object.values(abilities).flatMap(({ components }: Ability) => components.map(({ does }) => does))),
]

/** Whether the rules of a system have such an effect. */
const doneBy = (system: System, component: Component): boolean => componentsOf(system).includes(component.does)
