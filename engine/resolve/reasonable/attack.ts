/** What would kill somebody before protections are asked. */
import type { Argument } from './argument.ts'

export interface Attack {
  /** The ways in which this attack comes. */
  ways: Argument[]
  /** The action it is counted as, against shields. */
  counted: string
  attacker: number
  direct: boolean
  piercing: boolean
  protectable: boolean
  /** Comes to nothing when another attack comes too, so it is none to its own kind. */
  conditional: boolean
  by: number
}
