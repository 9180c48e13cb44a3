/**
 * Cases drawn at random, read from what was drawn. Their text would be parsed tens of thousands of times, which is most
 * of the work; that a text reads the same is shown in `drawn.test.ts`.
 */
import type { Case } from '../../../engine/cases/case.ts'
import { keysOf, sizeOf, type Node } from '../../../engine/cases/locate.ts'
import { readDocument } from '../../../engine/cases/read.ts'
import type { System } from '../../../engine/ruleset/system.ts'

/** Where everything stands in a text of one line, as far as a case keeps it. */
const at = { line: 1, column: 1 }

/**
 * Reads a case from plain data.
 * @param drawn what its text in JSON would say
 * @throws Error when it is no case of this system
 */
export function caseDrawn(drawn: object, system: System): Case {
  const { cases, problems } = readDocument(documentOf(JSON.parse(JSON.stringify(drawn))), 'any', [system])
  if (problems.length) throw new Error(`unreadable: ${JSON.stringify(problems)}`)
  return cases[0]!
}

function documentOf(value: unknown): Node {
  if (typeof value !== 'object' || value === null) return { is: 'word', at, size: 1, text: String(value) }
  if (!Array.isArray(value))
    return keysOf(
      at,
      new Map(Object.entries(value).map(([key, inner]) => [key, { key: at, value: documentOf(inner) }])),
    )
  const items = value.map(documentOf)
  return { is: 'list', at, items, size: sizeOf(items) }
}
