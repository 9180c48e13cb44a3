/** What stayed the same is the same object, so that what shows it need not be drawn again. */
import { useState } from 'react'

/**
 * An answer that was given again, with each part that says what it said before taken from there.
 * @param before what was shown; of the same shape or not
 * @param now plain data, as it comes from the desk
 * @returns equal to `now`; `before` itself where they are equal
 */
export function sharing<Value>(before: unknown, now: Value): Value {
  if (Object.is(before, now)) return now
  if (Array.isArray(before) && Array.isArray(now)) {
    const parts = now.map((part: unknown, index) => sharing(before[index], part))
    return (parts.length === before.length && parts.every((part, index) => Object.is(part, before[index]))
      ? before
      : parts) as unknown as Value
  }
  if (!isPlain(before) || !isPlain(now)) return now
  const keys = Object.keys(now)
  const parts = Object.fromEntries(keys.map(key => [key, sharing(before[key], now[key])]))
  const isSame =
    keys.length === Object.keys(before).length && keys.every(key => key in before && Object.is(parts[key], before[key]))
  return (isSame ? before : parts) as Value
}

/** What comes one after the other, each with what stayed the same kept from the last; the same thing again is compared once. */
export function sharer<Value>(): (now: Value) => Value {
  let given: { now: Value; shared: Value } | undefined
  return now => {
    if (!given || !Object.is(given.now, now)) given = { now, shared: sharing(given?.shared, now) }
    return given.shared
  }
}

/** Something that is made anew in some drawings, with what stayed the same kept from the last one. */
export function useShared<Value>(now: Value): Value {
  return useState(sharer<Value>)[0](now)
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
