/** Small sets of numbers below a fixed bound, as words of bits. */
export type Bits = Uint32Array

export const bits = (bound: number): Bits => new Uint32Array((bound + 31) >>> 5)
export const has = (set: Bits, n: number): boolean => (set[n >>> 5]! & (1 << (n & 31))) !== 0
export const put = (set: Bits, n: number): void => {
  set[n >>> 5]! |= 1 << (n & 31)
}

/** Adds all of `more` to `set`. @returns whether `set` grew */
export function join(set: Bits, more: Bits): boolean {
  let grew = false
  for (let i = 0; i < set.length; i++) {
    const word = set[i]! | more[i]!
    if (word >>> 0 !== set[i]!) {
      set[i] = word
      grew = true
    }
  }
  return grew
}

/** What two sets share, as a short text: equal texts, equal sets. */
export function sharedKey(set: Bits, other: Bits): string {
  let key = ''
  for (let i = 0; i < set.length; i++) {
    const word = (set[i]! & other[i]!) >>> 0
    if (word) key += String.fromCharCode(0x100 + i, word & 0xffff, word >>> 16)
  }
  return key
}

export function* members(set: Bits): Generator<number> {
  for (let i = 0; i < set.length; i++)
    for (let word = set[i]!, n = 0; word; word >>>= 1, n++) if (word & 1) yield i * 32 + n
}
