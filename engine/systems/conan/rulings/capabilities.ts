/** The capability table (CONAN-S2 to S24): what each condition does to each kind of move, and who can be reached. */
import type { Move } from '../../../resolve/sequence/move.ts'
import { own } from '../../../ruleset/catalogue.ts'
import type { RuleId } from '../../../reason/claim.ts'
import { is } from '../abilities.ts'
import type { Attribute } from '../attributes.ts'
import type { Says } from '../vocabulary.ts'

/** Every condition, in the order of the table. */
export const conditions = ['abroad', 'injured', 'suspended', 'arrested'] as const
export type Condition = (typeof conditions)[number]
/** The kinds of moves that conditions tell apart; `ability` is every other. */
type Kind = 'ability' | 'extra' | 'vengeance' | 'item' | 'suitcase' | 'leading' | 'election' | 'return'

/** What a condition comes to for one kind of move. */
export interface Cell {
  /** The rule that forbids it. */
  rule: RuleId
  /** What allows it all the same: always, or where an option is on. */
  yet?: { kind: Says; rule: RuleId; option?: string }
}

interface Row extends Partial<Record<Kind, Cell | 'untouched'>> {
  /** What is said of every move of which nothing else is. */
  ability: Cell
  /** What takes passive abilities away. */
  passive: RuleId
  /** What keeps others from reaching him, save with abilities of an attribute. */
  target?: { rule: RuleId; save?: Attribute }
}

export const capabilities: Readonly<Record<Condition, Row>> = {
  abroad: {
    ability: { rule: 'CONAN-S3' },
    passive: 'CONAN-S3',
    target: { rule: 'CONAN-S4' },
    return: 'untouched',
  },
  injured: {
    ability: { rule: 'CONAN-S7' },
    passive: 'CONAN-S7',
    vengeance: { rule: 'CONAN-S7', yet: { kind: 'avengesInjured', rule: 'CONAN-S8' } },
    extra: { rule: 'CONAN-S8' },
    item: { rule: 'CONAN-S7', yet: { kind: 'usesItem', rule: 'CONAN-S9' } },
    suitcase: { rule: 'CONAN-S10', yet: { kind: 'usesItem', rule: 'CONAN-S10', option: 'injured.suitcase' } },
    leading: 'untouched',
    election: 'untouched',
  },
  suspended: {
    ability: { rule: 'CONAN-S14' },
    passive: 'CONAN-S17',
    item: { rule: 'CONAN-S14', yet: { kind: 'usesItem', rule: 'CONAN-S17' } },
    suitcase: { rule: 'CONAN-S14', yet: { kind: 'usesItem', rule: 'CONAN-S17' } },
  },
  arrested: {
    ability: { rule: 'CONAN-S20' },
    passive: 'CONAN-S20',
    target: { rule: 'CONAN-S20', save: 'frees' },
    election: { rule: 'CONAN-S20', yet: { kind: 'electsInPrison', rule: 'CONAN-L7' } },
    item: { rule: 'CONAN-S23', yet: { kind: 'usesItem', rule: 'CONAN-S23', option: 'arrested.gadgets' } },
  },
}

const ownKind: Readonly<Record<string, Kind>> = {
  vengeance: 'vengeance',
  gadget: 'item',
  fake: 'suitcase',
  elect: 'election',
  travel: 'return',
}
const kindOf = ({ does }: Move): Kind =>
  own(ownKind, does) ?? (is(does, 'extra') ? 'extra' : is(does, 'leading') ? 'leading' : 'ability')

/** What a condition says of a move; undefined where it does not touch it. */
export function cellFor(condition: Condition, move: Move): Cell | undefined {
  const cell = capabilities[condition][kindOf(move)] ?? capabilities[condition].ability
  return cell === 'untouched' ? undefined : cell
}
