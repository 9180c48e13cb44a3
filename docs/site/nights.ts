/** The smallest night that shows a rule, taken from the system's own cases: its text without what the case expects of it. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stringify } from 'yaml'
import { keysIn, plain, under, without, type Node } from '../../engine/cases/locate.ts'
import { withVariant } from '../../engine/cases/read.ts'
import { readDocuments } from '../../engine/cases/yaml.ts'

/** @returns by rule, the text of the smallest case that cites it */
export function nightsOf(folder: string): ReadonlyMap<string, string> {
  const nights = new Map<string, string>()
  for (const name of readdirSync(folder)
    .filter(one => one.endsWith('.yaml'))
    .sort())
    for (const document of readDocuments(readFileSync(join(folder, name), 'utf8'), name).documents)
      for (const one of variantsOf(document)) {
        const { rules = [], ...written } = plain(one) as Record<string, unknown> & { rules?: string[] }
        const text = textOf(written)
        for (const rule of rules) {
          const best = nights.get(rule)
          if (best === undefined || lengthOf(text) < lengthOf(best)) nights.set(rule, text)
        }
      }
  return nights
}

/** One in which nothing is sent in shows less than any other. */
const lengthOf = (text: string): number => text.length + (/^ *(actions|votes|posts|commands):/m.test(text) ? 0 : 1e6)

/** A case as it stands, and with each of its variants laid over it. */
function variantsOf(document: Node): Node[] {
  const variants = under(document, 'variants')
  if (document.is !== 'keys' || !variants) return [document]
  const shared = without(document, 'variants')
  return [...keysIn(variants)].map(key => withVariant(shared, under(variants, key)!))
}

const left = new Set(['expect', 'variants'])

function textOf(written: Record<string, unknown>): string {
  const { phases = [], ...head } = written as { phases?: Record<string, unknown>[] }
  const lines = Object.entries(head)
    .filter(([key]) => !left.has(key))
    .map(([key, value]) => `${key}: ${inline(value)}\n`)
  const listed = phases.map(phase =>
    Object.entries(phase)
      .filter(([key]) => !left.has(key))
      .map(([key, value], at) => `${at ? '    ' : '  - '}${key}: ${inline(value)}\n`)
      .join(''),
  )
  return `${lines.join('')}phases:${listed.length ? `\n${listed.join('')}` : ' []\n'}`
}

const inline = (value: unknown): string =>
  stringify(natural(value), { collectionStyle: 'flow', lineWidth: 0, flowCollectionPadding: false }).trimEnd()

/** Numbers without quotes, as one writes them: every value is read as it stands. */
function natural(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(natural)
  if (value === 'true' || value === 'false') return value === 'true'
  if (typeof value === 'string') return /^(0|-?[1-9]\d{0,14})$/.test(value) ? Number(value) : value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, natural(part)]))
}
