/** How the reader says what is wrong: where, which value, and what would have been right. */
import type { z } from 'zod'
import { alike, type InEach } from '../text/in-each.ts'
import { nearest } from '../text/nearest.ts'
import type { ProblemFound } from './problem.ts'
import { placeOf, type Node, type Path } from './locate.ts'
import { said } from './said/shape.ts'
import { unknownSaid, type What } from './said/unknown.ts'

/** Nobody reads more at once; what comes after is not collected. */
const mostProblems = 100

/** Collects what is wrong with one document. */
export class Report {
  readonly problems: ProblemFound[] = []
  readonly #file: string
  readonly #root: Node

  constructor(file: string, root: Node) {
    this.#file = file
    this.#root = root
  }

  /** Something is wrong with the value at a path. */
  at(path: Path, message: InEach, remedy?: InEach): void {
    this.#add(path, 'value', message, remedy)
  }

  /** Something is wrong with a key. */
  atKey(path: Path, message: InEach, remedy?: InEach): void {
    this.#add(path, 'key', message, remedy)
  }

  /** Says so where a word is none of those known. @returns whether it was known */
  known(path: Path, what: What, word: string, valid: Iterable<string>, end: 'key' | 'value' = 'value'): boolean {
    const words = [...valid]
    if (words.includes(word)) return true
    if (this.problems.length < mostProblems) this.#add(path, end, unknownSaid(what, quoted(word)), offered(word, words))
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
          .map(({ expected }) => formOf(expected))
        this.at(path, faultIn(issue.message).message, said('canBe', { forms: either(expected) }))
      }
    } else {
      const { message, remedy } = faultIn(issue.message)
      this.at(path, message, remedy)
    }
  }

  #add(path: Path, end: 'key' | 'value', message: InEach, remedy?: InEach): void {
    if (this.problems.length >= mostProblems) return
    const place = placeOf(this.#root, path, end)
    this.problems.push({ file: this.#file, ...place, message, ...(remedy === undefined ? {} : { remedy }) })
  }
}

const isWrongForm = (issue: z.core.$ZodIssue): issue is z.core.$ZodIssueInvalidType =>
  issue.code === 'invalid_type' && issue.path.length === 0

interface Fault {
  message: InEach
  remedy?: InEach
}

/** A message for a schema's own checks, with its remedy: a schema hands on one text only, so they travel in one. */
export const fault = (message: InEach, remedy?: InEach): string => JSON.stringify({ message, remedy } satisfies Fault)

/** What was sent so; else the words of a schema itself. */
function faultIn(text: string): Fault {
  try {
    return JSON.parse(text) as Fault
  } catch {
    return { message: alike(text) }
  }
}

/** What says that a key is not there. */
export const missing = (issue: z.core.$ZodRawIssue): InEach =>
  said('missing', { key: String(issue.path?.at(-1) ?? '') })

/** Words what a schema found. For unknown keys it gives those that are known, since a finished issue no longer tells them. */
function say(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'unrecognized_keys':
      return Object.keys((issue.inst as z.ZodObject | undefined)?._zod.def.shape ?? {}).join(' ')
    case 'invalid_value':
      return fault(
        said('notKnown', { value: shown(issue.input) }),
        offered(String(issue.input), issue.values.map(String)),
      )
    case 'invalid_union':
    case 'invalid_type': {
      if (issue.input === undefined) return fault(missing(issue))
      const expected = issue.code === 'invalid_type' ? issue.expected : undefined
      return fault(
        said('stands', {
          value: shown(issue.input),
          expected: expected === undefined ? said('other') : formOf(expected),
        }),
        expected === 'array' && typeof issue.input === 'string' && issue.input !== ''
          ? said('writeList', { text: issue.input })
          : undefined,
      )
    }
    default:
      return undefined
  }
}

/** How every schema here is asked: in our words, and without making code at run time. */
export const reading: z.core.ParseContext<z.core.$ZodIssue> = { error: say, jitless: true }

const forms: Record<string, InEach | undefined> = {
  string: said('word'),
  array: said('list'),
  object: said('map'),
  record: said('map'),
}
const formOf = (expected: string): InEach => forms[expected] ?? alike(expected)

/** Several forms, each once: `a word or a list`. */
function either(expected: readonly InEach[]): InEach {
  const once = expected.filter((one, index) => expected.findIndex(({ en }) => en === one.en) === index)
  return once.reduce((first, other) => said('either', { first, other }))
}

/** A value as a message names it. */
export function shown(value: unknown): InEach {
  if (Array.isArray(value)) return said('list')
  if (typeof value === 'object') return said('map')
  return value === '' ? said('nothing') : quoted(String(value))
}

/** A word in quotes; not all of it, where it is long. */
function quoted(word: string): InEach {
  const text = word.length > 60 ? `${word.slice(0, 57)}…` : word
  const quotes = said('quoted', { text })
  return text === '' ? { ...quotes, en: said('nothing').en } : quotes
}

const mostListed = 20

/** What would have been right: the nearest word, else the words there are. */
export function offered(word: string, words: readonly string[]): InEach {
  const valid = [...new Set(words)]
  const meant = nearest(word, valid)
  if (meant !== undefined) return said('meant', { word: meant })
  if (!valid.length) return said('noneHere')
  const list = valid.slice(0, mostListed).join(', ')
  return valid.length > mostListed
    ? said('oneOfMore', { list, more: valid.length - mostListed })
    : said('oneOf', { list })
}
