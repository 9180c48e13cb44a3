/** From an oracle's night to a position of the engine, and from the engine's result to the oracle's words. */
import { fill, type Component } from '../../engine/rules/component.ts'
import type { Act, Person, Position } from '../../engine/rules/position.ts'
import type { Trait } from '../../engine/rules/role.ts'
import { reasonable, type NightResult } from '../../engine/resolve/reasonable.ts'
import { abilities } from '../../engine/systems/rar/abilities.ts'
import { modifiers } from '../../engine/systems/rar/roles.ts'
import { cites } from '../../engine/systems/rar/rulings.ts'
import type { OracleAction, OracleNight, OracleResult } from './oracle.ts'

const renamed: Partial<Record<OracleAction['does'], string>> = {
  cprProtect: 'resuscitate',
  carryKill: 'factionKill',
  ask: 'checkGun',
}
const passiveOf = { bulletproof: 'vest', gunOwner: 'ambush', ascetic: 'asceticism' } as const
const settings = { dies: 'guard', sanity: 'sane', sparesDying: false }
const name = (index: number): string => `P${index}`

/** The same night as a position. Recruiting asks no deaths here, as the oracle's `comes` does not. */
export function position(night: OracleNight): Position {
  const people = night.players.map((player, index): Person => ({
    slot: name(index),
    alignment: player.alignment,
    role: 'vanilla',
    alive: true,
    given: {},
    reads: { gun: player.armed ? 'gun' : 'noGun', ...(player.plain && { plain: 'plain' }) },
    traits: new Set<Trait>((player.mods ?? []).flatMap(mod => modifiers[mod]!.player ?? [])),
  }))
  const sent = night.actions.map(action =>
    act(night, action.id, action.actor, renamed[action.does] ?? action.does, action.to),
  )
  const passives = night.players.flatMap((player, index) =>
    (player.passives ?? []).map(passive => {
      const made = act(night, `passive:${index}:${passive}`, index, passiveOf[passive], [])
      return passive === 'bulletproof' && player.vest !== undefined
        ? {
            ...made,
            components: made.components.map(component =>
              component.does === 'protect' ? { ...component, capacity: player.vest } : component,
            ) as Act['components'],
          }
        : made
    }),
  )
  return { people, acts: [...sent, ...passives], removed: [] }
}

function act(night: OracleNight, id: string, actor: number, abilityId: string, targets: number[]): Act {
  const ability = abilities[abilityId]!
  const applied = (night.players[actor]!.mods ?? [])
    .map(mod => ({ mod, modifier: modifiers[mod]! }))
    .filter(
      ({ modifier }) =>
        (!ability.passive || modifier.where || modifier.traits?.includes('personal'))
        && (!modifier.where || ability.components.some(({ does }) => modifier.where!.includes(does))),
    )
  const given: Partial<Record<Trait, string>> = {}
  const fewLeft = night.players.filter(({ alignment }) => alignment !== 'town').length <= 1
  for (const { mod, modifier } of applied)
    for (const trait of modifier.traits ?? []) if (trait !== 'idle' || fewLeft) given[trait] = mod
  const components: Component[] = [...ability.components, ...applied.flatMap(({ modifier }) => modifier.adds ?? [])]
  const visits = components.some(component => component.does === 'visit')
    ? (ability.visits ?? targets.map((_, aim) => aim))
    : []
  return {
    id,
    actor,
    ability: abilityId,
    kind: ability.kind,
    targets,
    visits,
    passive: ability.passive === true,
    ...(ability.factional && { factional: true as const }),
    components: components.map(component =>
      fill(component, settings, {
        protectionsStopCpr: true,
        hiderAtScum: night.hidersPerish ? 'dies' : 'lives',
        doctorStops: 'all',
        bodyguardStops: 'all',
        traitorAttacked: 'recruited',
      }),
    ),
    traits: new Set(Object.keys(given) as Trait[]),
    given,
    ...(ability.rule === undefined ? {} : { rule: ability.rule }),
  }
}

export function resolve(night: OracleNight, more: Partial<Parameters<typeof reasonable>[1]> = {}): NightResult {
  return reasonable(position(night), {
    cites,
    ruled: false,
    trees: false,
    compare: false,
    ruleFour: night.ruleFour,
    split: night.split ?? 'chosenTarget',
    movesCanBeMoved: false,
    redirectsFirst: true,
    passivesCanBeStopped: false,
    deadActorsAct: true,
    blocksCanBeBlocked: true,
    answers: () => undefined,
    ...more,
  })
}

/** The oracle tells an action by its name, the engine by its kind: both in the engine's words. */
export function kindsOf(learned: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(learned).map(([id, told]) => [
      id,
      told
        .split(',')
        .map(word => abilities[renamed[word as OracleAction['does']] ?? word]?.kind ?? word)
        .sort((a, b) => Number(a) - Number(b) || (a < b ? -1 : 1))
        .join(','),
    ]),
  )
}

/** The engine's result in the oracle's words. */
export function inOracleWords(
  night: OracleNight,
  result: NightResult,
): Omit<OracleResult, 'comes'> & { comes: OracleResult['comes'] } {
  const index = (slot: string): number => Number(slot.slice(1))
  const movers = ['swap', 'redirect', 'deflect', 'attract', 'commute']
  const byId = new Map(night.actions.map(action => [action.id, action]))
  return {
    deaths: result.deaths.map(index).sort((a, b) => a - b),
    comes: Object.fromEntries(
      result.verdicts.map(({ action, landed }) => [
        action,
        movers.includes(byId.get(action)!.does) ? [] : landed.map(index).sort((a, b) => a - b),
      ]),
    ),
    left: Object.fromEntries(
      night.actions.flatMap(({ id, does, actor }) => {
        const loud = night.players[actor]!.mods?.includes('loud') && !movers.slice(0, 4).includes(does)
        const at = new Set(result.marked.flatMap(({ by, who }) => (by === id ? [index(who)] : [])))
        return does === 'vend' || does === 'masonize' || loud ? [[id, [...at].sort((a, b) => a - b)]] : []
      }),
    ),
    taken: Object.fromEntries(
      night.actions.flatMap(({ id, does }) => {
        const at = result.recruited.flatMap(({ by, who }) => (by === id ? [index(who)] : []))
        return does === 'carryKill' ? [[id, at.sort((a, b) => a - b)]] : []
      }),
    ),
    learned: Object.fromEntries(
      result.learned.map(({ action, result }) => [
        action,
        typeof result === 'string'
          ? result
          : result
              .map(word => (/^P\d+$/.test(word) ? String(index(word)) : word))
              .sort((a, b) => Number(a) - Number(b) || (a < b ? -1 : 1))
              .join(','),
      ]),
    ),
    split: result.rulings
      .filter(({ id }) => id === 'split')
      .flatMap(({ actions }) => actions)
      .filter(id => !movers.includes(byId.get(id)!.does))
      .sort(),
  }
}
