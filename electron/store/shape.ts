/** Looking through plain data from outside. Each of these takes a value and where it stands, and gives it back with a type. @throws `badValue` */
import { StoreError } from './error.ts'

export type Shape<Known> = (value: unknown, place: string) => Known

const wrong = (place: string, wanted: string): StoreError =>
  new StoreError(
    'badValue',
    `This cannot be read: ${place ? `${place} is` : 'it is'} not ${wanted}.`,
    'Choose a file that Nightdesk exported and nobody edited since.',
  )

export const text: Shape<string> = (value, place) => {
  if (typeof value !== 'string') throw wrong(place, 'a text')
  return value
}

export const whole: Shape<number> = (value, place) => {
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) throw wrong(place, 'a whole number')
  return value
}

/** Plain data of any form; what cannot be kept is refused when it is written. */
export const anything: Shape<unknown> = (value, place) => {
  if (value === undefined) throw wrong(place, 'there')
  return value
}

export const list =
  <Known>(shape: Shape<Known>): Shape<Known[]> =>
  (value, place) => {
    if (!Array.isArray(value)) throw wrong(place, 'a list')
    return value.map((entry: unknown, index) => shape(entry, `${place}[${index}]`))
  }

/** A list that has to be empty: what stood in it would be lost. */
export const empty: Shape<never[]> = (value, place) => {
  if (!Array.isArray(value) || value.length) throw wrong(place, 'an empty list')
  return []
}

type Parts = Record<string, Shape<unknown>>
type Whole<Some extends Parts> = { [Key in keyof Some]: Some[Key] extends Shape<infer Known> ? Known : never }

/** An object with these entries. @param open lets others stand beside them; otherwise they are refused, because they would be lost */
export const record =
  <Some extends Parts>(parts: Some, open = false): Shape<Whole<Some>> =>
  (value, place) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw wrong(place, 'a set of entries')
    const given = new Map<string, unknown>(Object.entries(value))
    const stray = open ? undefined : [...given.keys()].find(key => !Object.hasOwn(parts, key))
    if (stray !== undefined) throw wrong(inside(place, stray), 'known here')
    return Object.fromEntries(
      Object.entries(parts).map(([key, shape]) => [key, shape(given.get(key), inside(place, key))]),
    ) as Whole<Some>
  }

const inside = (place: string, key: string): string => (place ? `${place}.${key}` : key)
