/** What may be kept, so that what is read later is what was written. The driver would turn the rest into something else. */
import type { InEach } from '../../engine/text/in-each.ts'
import { StoreError, damaged, mistake } from './error.ts'
import type { Row, Value } from './storage.ts'
import { say } from './words/say.ts'

/**
 * Makes sure that every `?` has a value which comes back the same.
 * @throws `badValue` for numbers that are no safe integers, broken text, and everything that is no Value; `internal` when values and `?` differ in number
 */
export function checkValues(sql: string, values: readonly Value[]): void {
  const wanted = sql.split('?').length - 1
  if (wanted !== values.length) throw mistake(say('values', { wanted, given: values.length }))
  for (const value of values) checkValue(value)
}

/** @throws `badValue` where it would not come back the same */
export function checkValue(value: Value): void {
  const wrong = whatIsWrong(value)
  if (wrong) throw bad(wrong)
}

/** Half of a surrogate pair, which cannot be written as UTF-8. */
const broken = /\p{Surrogate}/u

function whatIsWrong(value: unknown): InEach | undefined {
  if (value === null) return undefined
  if (typeof value === 'number')
    return Number.isSafeInteger(value) && !Object.is(value, -0) ? undefined : say('number', { value })
  if (typeof value !== 'string') return value === undefined ? say('nothing') : say('kind', { kind: typeof value })
  if (value.includes('\0')) return say('nul')
  return broken.test(value) ? say('half') : undefined
}

/** @param place where it stands, as `.key.0`; '' where it is the whole of it */
const bad = (what: InEach, place = ''): StoreError =>
  new StoreError(
    'badValue',
    place ? say('badAt', { what, place: place.slice(1) }) : say('bad', { what }),
    say('takeOut'),
  )

/** @throws `corrupt` when a row holds a number that reading has rounded, or a value of no kind we write */
export function checkRow(row: Row): Row {
  for (const [column, value] of Object.entries(row)) {
    const fine =
      value === null || typeof value === 'string' || (typeof value === 'number' && Number.isSafeInteger(value))
    if (!fine) throw damaged(say('neverWritten', { column }))
  }
  return row
}

/**
 * Plain data as JSON text, exactly: what JSON would leave out or change without a word is refused. Object entries that
 * are undefined count as absent.
 * @throws `badValue`, naming where it stands
 */
export function toJson(value: unknown): string {
  checkPlain(value, '', deepest)
  return JSON.stringify(value)
}

/** @throws `corrupt` when the text is no JSON */
export function fromJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw damaged(say('unreadableData'), error)
  }
}

/** SQLite reads JSON to a depth of 1000. */
const deepest = 500

function checkPlain(value: unknown, place: string, depth: number): void {
  if (!depth) throw bad(say('deep'))
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return
  if (typeof value === 'number') {
    if (!Number.isFinite(value) || Object.is(value, -0))
      throw bad(say('number', { value: Object.is(value, -0) ? '-0' : value }), place)
  } else if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) checkPlain(value[index], `${place}.${index}`, depth - 1)
  } else if (typeof value === 'object' && isPlain(value)) {
    for (const [key, part] of Object.entries(value))
      if (part !== undefined) checkPlain(part, `${place}.${key}`, depth - 1)
  } else throw bad(value === undefined ? say('nothing') : say('kind', { kind: kindOf(value) }), place)
}

const kindOf = (value: unknown): string =>
  typeof value === 'object' ? (value?.constructor?.name ?? 'object') : typeof value

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return (
    (prototype === null || prototype === Object.prototype) && !('toJSON' in value && typeof value.toJSON === 'function')
  )
}
