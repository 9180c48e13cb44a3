/** On which side a faction is, and how those of one side are told apart. */
import type { System } from '../../../engine/ruleset/system.ts'
import type { Side, SideMark } from './answers.ts'

type Factions = Pick<System, 'factions'>

/** The town stands first in the factions of a system, those who kill it second. */
const sides = ['town', 'hostile'] as const

/** On which side a faction is. */
export const sideOf = ({ factions }: Factions, faction: string): Side =>
  sides[Object.keys(factions).indexOf(faction)] ?? 'other'

/** The mark of a faction: the shape of its side, and the how manyth of that side it is. */
export function sideMarkOf(system: Factions, faction: string): SideMark {
  const side = sideOf(system, faction)
  const alike = Object.keys(system.factions).filter(one => sideOf(system, one) === side)
  return { side, nth: Math.max(0, alike.indexOf(faction)) }
}
