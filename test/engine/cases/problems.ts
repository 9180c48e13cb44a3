/** What is said of files that are wrong: a table of texts and sentences. */
import { expect, it } from 'vitest'
import { componentFields } from '../../../engine/cases/component-schema.ts'
import type { ProblemFound } from '../../../engine/cases/problem.ts'
import { readCases } from '../../../engine/cases/read.ts'
import { caseSchema } from '../../../engine/cases/schema.ts'
import { grouped, tiny } from './read.system.ts'

const latinIn = (text: string): string[] => text.match(/\p{Script=Latin}[\p{L}\p{N}_]*/gu) ?? []

/** Keys of a phase, commands, what is expected, and how times are written. */
const written = `
  YAML id base targets setup check actions id by does to with at on for family individual unvote a1 Z h m d
  modkill replace override withdraw extend record deaths result about fact is succeeded
  swap deflect redirect attract guard attacker both`.split(/\s+/)

const sentence = ({ line, message, remedy }: ProblemFound): string =>
  `${line}: ${message.en}${remedy === undefined ? '' : ` → ${remedy.en}`}`

/** Keys and words of a table, which hosts write as they are in every language. */
const wordsOf = (table: unknown): string[] =>
  typeof table === 'object' && table !== null
    ? Object.entries(table).flatMap(([key, value]) => [key, ...wordsOf(value)])
    : [String(table)]
const ids = new Set(
  [
    ...[tiny, grouped].flatMap(system => [...wordsOf(system), ...Object.keys(caseSchema(system).shape)]),
    ...wordsOf(Object.entries(componentFields).map(([kind, { shape }]) => [kind, Object.keys(shape)])),
    ...written,
  ].flatMap(latinIn),
)

/** What is said in Russian of a text, without words of the text, ids and keys. */
function foreign({ message, remedy }: ProblemFound, text: string): string[] {
  const mine = new Set(latinIn(text))
  return latinIn(`${message.ru} ${remedy?.ru ?? ''}`).filter(
    word => !ids.has(word) && !mine.has(word) && !mine.has(word.toLowerCase()),
  )
}

/** What is wrong with a text, which then gives no case; in Russian it says no English. */
export function problems(text: string): string[] {
  const read = readCases(text, 'x.yaml', [tiny, grouped])
  expect(read.cases).toEqual([])
  expect(read.problems.every(({ file }) => file === 'x.yaml')).toBe(true)
  expect(read.problems.flatMap(problem => foreign(problem, text))).toEqual([])
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
