/**
 * What a document says, with the place of every part of it. Leaves are words: whether `7` is a number or somebody's
 * name is for the schema to decide. Places survive merging, so a mistake in a variant is found in the variant.
 */

/** Lines and columns count from 1. */
export interface Place {
  line: number
  column: number
}
export type Node = Word | List | Keys
interface Word {
  is: 'word'
  at: Place
  size: number
  text: string
}
interface List {
  is: 'list'
  at: Place
  size: number
  items: readonly Node[]
}
export interface Keys {
  is: 'keys'
  at: Place
  size: number
  entries: ReadonlyMap<string, Entry>
}
export interface Entry {
  key: Place
  value: Node
}
export type Path = readonly PropertyKey[]

/** How many nodes a tree has, shared ones counted wherever they stand. */
export const sizeOf = (parts: Iterable<Node>): number => [...parts].reduce((sum, { size }) => sum + size, 1)

/** The value of a key. @returns undefined when it is not there, or the node has no keys */
export const under = (node: Node | undefined, key: string): Node | undefined =>
  node?.is === 'keys' ? node.entries.get(key)?.value : undefined

/** The keys in the order written. */
export const keysIn = (node: Node | undefined): Iterable<string> => (node?.is === 'keys' ? node.entries.keys() : [])

/** The same as plain values: objects, arrays and strings. */
export function plain(node: Node): unknown {
  switch (node.is) {
    case 'word':
      return node.text
    case 'list':
      return node.items.map(plain)
    case 'keys':
      return Object.fromEntries([...node.entries].map(([key, { value }]) => [key, plain(value)]))
  }
}

/**
 * Where a path leads: the place of its value, or of the last part of it that is there.
 * @param end `key`: the place of the last key itself
 */
export function placeOf(root: Node, path: Path, end: 'key' | 'value' = 'value'): Place {
  let node = root
  let place = root.at
  for (const [index, step] of path.entries()) {
    const entry = node.is === 'keys' ? node.entries.get(String(step)) : undefined
    const value = entry?.value ?? (node.is === 'list' ? node.items[Number(step)] : undefined)
    if (!value) break
    const empty = value.is === 'word' && value.text === ''
    place = entry && (empty || (end === 'key' && index === path.length - 1)) ? entry.key : value.at
    node = value
  }
  return place
}

/** Lays one tree over another: keys merge, everything else is replaced. */
export function merge(base: Node, over: Node): Node {
  if (base.is !== 'keys' || over.is !== 'keys') return over
  const entries = new Map(base.entries)
  for (const [key, entry] of over.entries) {
    const below = base.entries.get(key)
    entries.set(key, below ? { key: entry.key, value: merge(below.value, entry.value) } : entry)
  }
  return keysOf(base.at, entries)
}

/** The same keys without one. */
export function without(node: Keys, key: string): Keys {
  return keysOf(node.at, new Map([...node.entries].filter(([name]) => name !== key)))
}

export const keysOf = (at: Place, entries: ReadonlyMap<string, Entry>): Keys => ({
  is: 'keys',
  at,
  entries,
  size: sizeOf([...entries.values()].map(({ value }) => value)),
})
