/** Looking through plain data from outside. Each of these takes a value and where it stands, and gives it back with a type. @throws `badValue` */
import type { InEach } from '../../engine/text/in-each.ts'
import { StoreError } from './error.ts'
import { say } from './words/say.ts'

export type Shape<Known> = (value: unknown, place: string) => Known

const wrong = (place: string, wanted: InEach): StoreError =>
  new StoreError('badValue', place ? say('unreadAt', { place, wanted }) : say('unread', { wanted }), say('unedited'))

export const text: Shape<string> = (value, place) => {
  if (typeof value !== 'string') throw wrong(place, say('text'))
  return value
}

export const whole: Shape<number> = (value, place) => {
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) throw wrong(place, say('whole'))
  return value
}

/** Plain data of any form; what cannot be kept is refused when it is written. */
export const anything: Shape<unknown> = (value, place) => {
  if (value === undefined) throw wrong(place, say('there'))
  return value
}

export const list =
  <Known>(shape: Shape<Known>): Shape<Known[]> =>
  (value, place) => {
    if (!Array.isArray(value)) throw wrong(place, say('list'))
    return value.map((entry: unknown, index) => shape(entry, `${place}[${index}]`))
  }

/** A list that has to be empty: what stood in it would be lost. */
export const empty: Shape<never[]> = (value, place) => {
  if (!Array.isArray(value) || value.length) throw wrong(place, say('emptyList'))
  return []
}

type Parts = Record<string, Shape<unknown>>
type Whole<Some extends Parts> = { [Key in keyof Some]: Some[Key] extends Shape<infer Known> ? Known : never }

/** An object with these entries. @param open lets others stand beside them; otherwise they are refused, because they would be lost */
export const record =
  <Some extends Parts>(parts: Some, open = false): Shape<Whole<Some>> =>
  (value, place) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw wrong(place, say('entries'))
    const given = new Map<string, unknown>(Object.entries(value))
    const stray = open ? undefined : [...given.keys()].find(key => !Object.hasOwn(parts, key))
    if (stray !== undefined) throw wrong(inside(place, stray), say('known'))
    return Object.fromEntries(
      Object.entries(parts).map(([key, shape]) => [key, shape(given.get(key), inside(place, key))]),
    ) as Whole<Some>
  }

const inside = (place: string, key: string): string => (place ? `${place}.${key}` : key)
