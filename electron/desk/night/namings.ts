/** What an ability could be aimed at: for examples, and to see whether there is anything it could be used on. */
import { aimOf, familiesOf } from '../../../engine/game/entry.ts'
import type { Game } from '../../../engine/journal/state.ts'
import type { Ability } from '../../../engine/rules/role.ts'
import type { System } from '../../../engine/ruleset/system.ts'

/**
 * Lists of targets as long as the ability names at least, each place beginning with another one of those it may name: the
 * living but oneself, oneself last, families, roles. Empty where there are too few.
 */
export function namings(
  system: Pick<System, 'roles'>,
  game: Game,
  by: string,
  ability: Pick<Ability, 'targets' | 'aims'>,
): string[][] {
  const others = game.seats.filter(({ alive, slot }) => alive && slot !== by).map(({ slot }) => slot)
  const whom = {
    player: game.seats.some(({ slot, alive }) => slot === by && alive) ? [...others, by] : others,
    family: familiesOf(game),
    role: Object.keys(system.roles).map(role => `role:${role}`),
  }
  const places = Array.from({ length: ability.targets }, (_, place) => whom[aimOf(ability as Ability, place)])
  if (!places.length) return [[]]
  return Array.from({ length: Math.max(...places.map(({ length }) => length)) }, (_, turn): string[] =>
    places.reduce<string[]>((named, valid) => {
      const rotated = valid.map((_one, at) => valid[(turn + at) % valid.length]!)
      const next = rotated.find(one => !named.includes(one))
      return next === undefined ? named : [...named, next]
    }, []),
  ).filter(({ length }) => length === ability.targets)
}
