/** Words for a kind of role: `Town Investigative`, `Backup Protective`. */
import type { Ability } from '../rules/role.ts'
import { getOwn } from './catalogue.ts'
import type { System } from './system.ts'

export const roleClasses: Readonly<Record<string, readonly Ability['kind'][]>> = {
  investigative: ['investigate'],
  investigation: ['investigate'],
  protective: ['protect'],
  killing: ['kill'],
  blocking: ['block'],
  support: ['block', 'move'],
  moving: ['move'],
  deceiving: ['deceive', 'hide'],
  deception: ['deceive', 'hide'],
}

/** The roles of a class: those with an ability of its kinds. */
export const rolesOf = ({ roles, abilities }: Pick<System, 'roles' | 'abilities'>, word: string): string[] =>
  Object.entries(roles).flatMap(([id, { abilities: own }]) =>
    own.some(ability => getOwn(roleClasses, word)?.includes(abilities[ability]!.kind)) ? [id] : [],
  )
