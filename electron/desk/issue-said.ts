/** What does not fit in data from outside, in words: where it stands, what stands there, and what should. */
import type { z } from 'zod'

const forms: Record<string, string | undefined> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a set of entries',
  record: 'a set of entries',
}

/**
 * The first thing that is wrong, as one sentence.
 * @param issues what a schema found
 * @param data what it looked at
 * @param within where that stands in the whole: `journal[12].event`
 */
export function issueSaid(issues: readonly z.core.$ZodIssue[], data: unknown, within = ''): string {
  const issue = deepest(issues[0]!)
  return `${placeOf(issue.path, within) || 'it'} ${wrongIn(issue, valueAt(data, issue.path))}.`
}

/** Of what could be one thing or another: what is wrong with the one that it is most like. */
function deepest(issue: z.core.$ZodIssue): z.core.$ZodIssue {
  if (issue.code !== 'invalid_union' || !issue.errors.length) return issue
  const [nearest] = issue.errors.flatMap(([first]) => first ?? []).sort((a, b) => b.path.length - a.path.length)
  return nearest?.path.length ? deepest({ ...nearest, path: [...issue.path, ...nearest.path] }) : issue
}

/** A place in data: `journal[12].event.reading`. */
export const placeOf = (path: readonly PropertyKey[], within = ''): string =>
  path.reduce<string>((place, key) => {
    if (typeof key === 'number') return `${place}[${key}]`
    return `${place}${place && '.'}${shortened(String(key), 40)}`
  }, within)

function wrongIn(issue: z.core.$ZodIssue, found: unknown): string {
  switch (issue.code) {
    case 'invalid_type':
      return found === undefined
        ? 'is missing'
        : `is ${shown(found)}, and should be ${forms[issue.expected] ?? issue.expected}`
    case 'unrecognized_keys':
      return `holds "${shortened(issue.keys[0] ?? '', 40)}", which is not known here`
    case 'too_big':
      return issue.origin === 'array' || issue.origin === 'string'
        ? `has ${sizeOf(found)} ${issue.origin === 'array' ? 'entries' : 'characters'}, and ${Number(issue.maximum)} at most are possible`
        : `is ${shown(found)}, and ${String(issue.maximum)} at most is possible`
    case 'too_small':
      return issue.origin === 'array' || issue.origin === 'string'
        ? 'is too short'
        : `is ${shown(found)}, which is too little`
    case 'custom':
      return issue.message
    default:
      return found === undefined ? 'is missing' : `is ${shown(found)}, which is not known here`
  }
}

const sizeOf = (value: unknown): number => (Array.isArray(value) || typeof value === 'string' ? value.length : 0)

const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? (value as Record<PropertyKey, unknown>)[key]
        : undefined,
    data,
  )

function shown(value: unknown): string {
  if (value === null) return 'nothing'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return 'a set of entries'
  return typeof value === 'string' ? `"${shortened(value, 60).replace(/\p{Surrogate}/gu, '\uFFFD')}"` : String(value)
}

const shortened = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most - 1)}…` : text)
