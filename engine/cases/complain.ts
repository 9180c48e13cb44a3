/** How the reader says what is wrong: where, which value, and what would have been right. */
import type { z } from 'zod'
import { nearest } from '../text/nearest.ts'
import type { Problem } from './problem.ts'
import { placeOf, type Node, type Path } from './locate.ts'

/** Nobody reads more at once; what comes after is not collected. */
const mostProblems = 100

/** Collects what is wrong with one document. */
export class Report {
  readonly problems: Problem[] = []
  readonly #file: string
  readonly #root: Node

  constructor(file: string, root: Node) {
    this.#file = file
    this.#root = root
  }

  /** Something is wrong with the value at a path. */
  at(path: Path, message: string, remedy?: string): void {
    this.#add(path, 'value', message, remedy)
  }

  /** Something is wrong with a key. */
  atKey(path: Path, message: string, remedy?: string): void {
    this.#add(path, 'key', message, remedy)
  }

  /** Says so where a word is none of those known. @returns whether it was known */
  known(path: Path, what: string, word: string, valid: Iterable<string>, end: 'key' | 'value' = 'value'): boolean {
    const words = [...valid]
    if (words.includes(word)) return true
    if (this.problems.length < mostProblems)
      this.#add(path, end, `unknown ${what} ${shown(word)}`, offered(word, words))
    return false
  }

  /** Everything a schema found wrong below a path. */
  issues(issues: readonly z.core.$ZodIssue[], below: Path = []): void {
    for (const issue of issues) this.#issue(issue, below)
  }

  line(path: Path, end: 'key' | 'value' = 'value'): number {
    return placeOf(this.#root, path, end).line
  }

  #issue(issue: z.core.$ZodIssue, below: Path): void {
    const path = [...below, ...issue.path]
    if (issue.code === 'unrecognized_keys') {
      const valid = issue.message.split(' ')
      for (const key of issue.keys) this.known([...path, key], 'key', key, valid, 'key')
    } else if (issue.code === 'invalid_union' && issue.errors.length > 0) {
      const fitting = issue.errors.filter(branch => !branch.some(isWrongForm)).sort((a, b) => a.length - b.length)
      if (fitting[0]) this.issues(fitting[0], path)
      else {
        const expected = issue.errors
          .flat()
          .filter(isWrongForm)
          .map(({ expected }) => forms[expected] ?? expected)
        this.at(path, issue.message, `it can be ${[...new Set(expected)].join(' or ')}`)
      }
    } else {
      const [message, remedy] = issue.message.split(between)
      this.at(path, message!, remedy)
    }
  }

  #add(path: Path, end: 'key' | 'value', message: string, remedy?: string): void {
    if (this.problems.length >= mostProblems) return
    const place = placeOf(this.#root, path, end)
    this.problems.push({ file: this.#file, ...place, message, ...(remedy === undefined ? {} : { remedy }) })
  }
}

const isWrongForm = (issue: z.core.$ZodIssue): issue is z.core.$ZodIssueInvalidType =>
  issue.code === 'invalid_type' && issue.path.length === 0

/** A schema hands on one text only, so message and remedy travel in one. */
const between = '\u0000'

/** A message for a schema's own checks, with its remedy. */
export const fault = (message: string, remedy: string): string => message + between + remedy

/** What says that a key is not there. */
export const missing = (issue: z.core.$ZodRawIssue): string => `"${String(issue.path?.at(-1) ?? '')}" is missing`

/** Words what a schema found. For unknown keys it gives those that are known, since a finished issue no longer tells them. */
function say(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'unrecognized_keys':
      return Object.keys((issue.inst as z.ZodObject | undefined)?._zod.def.shape ?? {}).join(' ')
    case 'invalid_value':
      return fault(`${shown(issue.input)} is not known here`, offered(String(issue.input), issue.values.map(String)))
    case 'invalid_union':
    case 'invalid_type': {
      if (issue.input === undefined) return missing(issue)
      const expected = issue.code === 'invalid_type' ? (forms[issue.expected] ?? issue.expected) : 'something else'
      const message = `${shown(issue.input)} stands where ${expected} should be`
      return expected === forms.array && typeof issue.input === 'string' && issue.input !== ''
        ? fault(message, `write [${issue.input}]`)
        : message
    }
    default:
      return undefined
  }
}

/** How every schema here is asked: in our words, and without making code at run time. */
export const reading: z.core.ParseContext<z.core.$ZodIssue> = { error: say, jitless: true }

const forms: Record<string, string | undefined> = {
  string: 'a word',
  array: 'a list',
  object: 'a map of keys',
  record: 'a map of keys',
}

/** A value as a message names it. */
export function shown(value: unknown): string {
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return 'a map of keys'
  const text = String(value)
  if (text === '') return 'nothing'
  return text.length > 60 ? `"${text.slice(0, 57)}…"` : `"${text}"`
}

const mostListed = 20

/** What would have been right: the nearest word, else the words there are. */
export function offered(word: string, valid: readonly string[]): string {
  const meant = nearest(word, valid)
  if (meant !== undefined) return `did you mean "${meant}"?`
  if (!valid.length) return 'there is none here'
  const listed = valid.slice(0, mostListed).join(', ')
  return valid.length > mostListed ? `one of: ${listed} and ${valid.length - mostListed} more` : `one of: ${listed}`
}
