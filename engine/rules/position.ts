/**
 * A position: everything a resolver is told about one night. Players and actions by number, in roster order and in
 * the order received; parameters filled in, modifiers applied, passives put beside the actions sent in.
 */
import type { ActionId, RuleId, SeatId } from '../reason/claim.ts'
import type { Ability, Trait } from './role.ts'
import type { Filled } from './component.ts'

export interface Person {
  slot: SeatId
  alignment: string
  role: string
  /** What checks say of the player, by what they ask. */
  reads?: Readonly<Record<string, string>>
  /** The rule that makes one of them what it is, where it is not that of the check. */
  why?: Readonly<Record<string, RuleId>>
  alive: boolean
  traits: ReadonlySet<Trait>
  /** Which modifier gave a trait. */
  given: Readonly<Partial<Record<Trait, RuleId>>>
}

export interface Act {
  id: ActionId
  actor: number
  ability: string
  kind: Ability['kind']
  /** Player numbers, in the order named. */
  targets: number[]
  components: Filled[]
  /** Which targets it visits, as positions in `targets`. */
  visits: number[]
  passive: boolean
  /** It is done for a side, by whoever of it carries it. */
  factional?: true
  /** A passive that is an action on its actor like any other. */
  stoppable?: true
  /** What is set for its actor, where the options of the game do not decide. */
  set?: { deadActorsAct?: boolean; passivesCanBeStopped?: boolean }
  traits: ReadonlySet<Trait>
  /** Which modifier gave a trait: the rule a tree cites for it. */
  given: Readonly<Partial<Record<Trait, RuleId>>>
  /** The rule that makes the ability something of its own. */
  rule?: RuleId
  /** The host's word: it holds whatever speaks against it, or it does not whatever speaks for it. */
  ruled?: { holds: boolean; note: string; spends?: boolean }
}

export interface Position {
  people: Person[]
  /** In which words an alignment is told, by the lens it is seen through. */
  lenses?: Readonly<Record<string, Readonly<Record<string, string>>>>
  acts: Act[]
  /** Players whom the host removed tonight: they die, whatever protects them. */
  removed: { who: number; note: string }[]
}
