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
  if (Array.isArray(before) && Array.isArray(now)) return sharedList(before, now) as unknown as Value
  return isPlain(before) && isPlain(now) ? (sharedThing(before, now) as Value) : now
}

/** A list or a thing is made anew only where some of its parts are taken from before and others are not. */
function sharedList(before: readonly unknown[], now: readonly unknown[]): readonly unknown[] {
  let same = before.length === now.length
  let parts: unknown[] | undefined
  for (let at = 0; at < now.length; at++) {
    const part = sharing(before[at], now[at])
    same &&= Object.is(part, before[at])
    if (!Object.is(part, now[at])) (parts ??= [...now])[at] = part
  }
  return same ? before : (parts ?? now)
}

function sharedThing(before: Record<string, unknown>, now: Record<string, unknown>): Record<string, unknown> {
  const keys = Object.keys(now)
  let same = keys.length === Object.keys(before).length
  let parts: Record<string, unknown> | undefined
  for (const key of keys) {
    const part = sharing(before[key], now[key])
    same &&= key in before && Object.is(part, before[key])
    if (!Object.is(part, now[key])) (parts ??= { ...now })[key] = part
  }
  return same ? before : (parts ?? now)
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
