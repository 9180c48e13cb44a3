/**
 * Reasons as a flat table: the form in which trees are stored, sent and compared. Every node stands once, children
 * are row numbers, and children come before their parents, so a table can be recomputed in one pass.
 */
import type { ActionId, Claim, RuleId } from './claim.ts'
import type { Note, Reason } from './reason.ts'

export interface ReasonRow {
  claim: Claim
  rule: RuleId
  also?: readonly RuleId[]
  notes?: readonly Note[]
  action?: ActionId
  need: number
  because: number[]
  unless: number[]
  holds: boolean
  more?: number
}
export interface ReasonTable {
  rows: ReasonRow[]
  roots: number[]
}

/** Every node below the roots, each once, children first. */
export function nodesOf(roots: Iterable<Reason>): Reason[] {
  const seen = new Set<Reason>()
  const ordered: Reason[] = []
  // An explicit stack: a chain of blockers a thousand long must not overflow the caller's. What is below a node stands
  // above it there, and above the node itself a gap: it is written down when the gap is reached.
  const stack: (Reason | undefined)[] = []
  const later = (children: readonly Reason[]): void => {
    for (let at = children.length - 1; at >= 0; at--) if (!seen.has(children[at]!)) stack.push(children[at])
  }
  for (const root of roots) {
    stack.push(root)
    while (stack.length) {
      const reason = stack.pop()
      if (!reason) ordered.push(stack.pop()!)
      else if (!seen.has(reason)) {
        seen.add(reason)
        if (!reason.because.length && !reason.unless.length) ordered.push(reason)
        else {
          stack.push(reason, undefined)
          later(reason.unless)
          later(reason.because)
        }
      }
    }
  }
  return ordered
}

/** Writes trees as one table. */
export function toTable(roots: readonly Reason[]): ReasonTable {
  const nodes = nodesOf(roots)
  const rowOf = new Map<Reason, number>()
  for (const [row, reason] of nodes.entries()) rowOf.set(reason, row)
  const row = (reason: Reason): number => rowOf.get(reason)!
  return {
    rows: nodes.map(({ claim, rule, also, notes, action, need, because, unless, holds, more }) => ({
      claim,
      rule,
      ...(also && { also }),
      ...(notes && { notes }),
      ...(action === undefined ? {} : { action }),
      need,
      because: because.map(row),
      unless: unless.map(row),
      holds,
      ...(more ? { more } : {}),
    })),
    roots: roots.map(row),
  }
}

/** Reads a table back into shared nodes. @returns one Reason per root */
export function fromTable(table: ReasonTable): Reason[] {
  const nodes: Reason[] = []
  for (const row of table.rows) {
    nodes.push({
      ...row,
      because: row.because.map(index => nodes[index]!),
      unless: row.unless.map(index => nodes[index]!),
    })
  }
  return table.roots.map(index => nodes[index]!)
}

/** The rows whose recorded verdict is not what their children say. A sound table has none. */
export function unsound(table: ReasonTable): number[] {
  return table.rows.flatMap((row, index) => {
    const held = row.because.filter(child => table.rows[child]!.holds).length
    const holds = held >= row.need && !row.unless.some(child => table.rows[child]!.holds)
    return holds === row.holds ? [] : [index]
  })
}

/** All rule ids that stand in the tree below a root. */
export const rulesIn = (root: Reason): Set<RuleId> => new Set(nodesOf([root]).flatMap(rulesOf))

/** The rules that a node cites: the one it applies first. */
export const rulesOf = ({ rule, also = [], notes = [] }: Reason): RuleId[] => [
  rule,
  ...also,
  ...notes.map(note => note.rule),
]
