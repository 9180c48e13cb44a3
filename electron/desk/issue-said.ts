/** What does not fit in data from outside, in words: where it stands, what stands there, and what should. */
import type { z } from 'zod'
import { getOwn } from '../../engine/ruleset/catalogue.ts'
import { say } from './words/say.ts'

/** What something should be, by the name a schema has for it. */
function formOf(expected: string): string {
  switch (expected) {
    case 'string':
      return say('issues.text')
    case 'number':
      return say('issues.number')
    case 'int':
      return say('issues.whole')
    case 'boolean':
      return say('issues.yesOrNo')
    case 'array':
      return say('issues.list')
    case 'object':
    case 'record':
      return say('issues.entries')
    default:
      return expected
  }
}

/** What shapes of the engine find wrong by themselves, by their own words for it. */
const wrongByItself: Readonly<
  Record<string, 'issues.empty' | 'issues.unseen' | 'issues.noTime' | 'issues.endsBefore' | 'issues.noTree'>
> = {
  'is empty': 'issues.empty',
  'has no visible characters': 'issues.unseen',
  'is not a time': 'issues.noTime',
  'ends before it starts': 'issues.endsBefore',
  'names a tree that does not exist': 'issues.noTree',
}

/**
 * The first thing that is wrong, as one sentence.
 * @param issues what a schema found
 * @param data what it looked at
 * @param within where that stands in the whole: `journal[12].event`
 */
export function issueSaid(issues: readonly z.core.$ZodIssue[], data: unknown, within = ''): string {
  const issue = deepest(issues[0]!)
  const [place, wrong] = [placeOf(issue.path, within), wrongIn(issue, valueAt(data, issue.path))]
  return place ? say('issues.at', { place, wrong }) : say('issues.inAll', { wrong })
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

function wrongIn(issue: z.core.$ZodIssue, value: unknown): string {
  switch (issue.code) {
    case 'invalid_type':
      return value === undefined
        ? say('issues.missing')
        : say('issues.otherForm', { found: shown(value), form: formOf(issue.expected) })
    case 'unrecognized_keys':
      return say('issues.unknownKey', { key: shortened(issue.keys[0] ?? '', 40) })
    case 'too_big':
      return tooBig(issue, value)
    case 'too_small':
      return issue.origin === 'array' || issue.origin === 'string'
        ? say('issues.tooShort')
        : say('issues.tooLittle', { found: shown(value) })
    case 'custom': {
      const known = getOwn(wrongByItself, issue.message)
      return known ? say(known) : issue.message
    }
    default:
      return value === undefined ? say('issues.missing') : say('issues.unknownValue', { found: shown(value) })
  }
}

function tooBig({ origin, maximum }: z.core.$ZodIssueTooBig, value: unknown): string {
  const given = { count: sizeOf(value), most: Number(maximum) }
  if (origin === 'array') return say('issues.manyEntries', given)
  if (origin === 'string') return say('issues.manyCharacters', given)
  return say('issues.tooMuch', { found: shown(value), most: String(maximum) })
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
  if (value === null) return say('issues.nothing')
  if (Array.isArray(value)) return say('issues.list')
  if (typeof value === 'object') return say('issues.entries')
  if (typeof value === 'boolean') return value ? say('issues.yes') : say('issues.no')
  if (typeof value !== 'string') return String(value)
  return say('issues.quoted', { text: shortened(value, 60).replace(/\p{Surrogate}/gu, '\uFFFD') })
}

const shortened = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most - 1)}…` : text)
