/** What is said of files that are wrong: a table of texts and sentences. */
import { expect, it } from 'vitest'
import type { Problem } from '../../../engine/cases/case.ts'
import { readCases } from '../../../engine/cases/read.ts'
import { grouped, tiny } from './read.system.ts'

const sentence = ({ line, message, remedy }: Problem): string =>
  `${line}: ${message}${remedy === undefined ? '' : ` → ${remedy}`}`

/** What is wrong with a text, which then gives no case. */
export function problems(text: string): string[] {
  const read = readCases(text, 'x.yaml', [tiny, grouped])
  expect(read.cases).toEqual([])
  expect(read.problems.every(({ file }) => file === 'x.yaml')).toBe(true)
  return read.problems.map(sentence)
}

export const head = 'case: x\nsystem: tiny\n'
export const four = `${head}players: {Ann: healer, Bob: wolf, Cat: seer, "Mary Ann": ferryman}\n`
export const phase = (lines: string) =>
  `${four}phases:\n  - night: 1\n${lines
    .split('\n')
    .map(line => `    ${line}\n`)
    .join('')}`
export const expecting = (line: string) => phase(`actions: [Ann heal Bob]\nexpect:\n  ${line}`)
export const composed = (ability: string) => `${four}roles:\n  r: {faction: town, abilities: [${ability}]}\n`
export const first = 'a case begins with "case: " and a sentence about the game'

export type Row = [what: string, text: string, ...wrong: string[]]
export const table = (rows: Row[]) =>
  it.each(rows)('%s', (_what, text, ...wrong) => expect(problems(text)).toEqual(wrong))
