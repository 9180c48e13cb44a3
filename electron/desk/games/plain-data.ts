/** Data from outside before anything is made of it: how deep it lies, and what no text of ours would hold. */
import { say } from '../words/say.ts'
import { placeOf } from '../issue-said.ts'

/** Nothing that is kept lies deeper. */
const deepest = 64

interface Place {
  value: object
  key: PropertyKey
  above: Place | undefined
  depth: number
}

/**
 * Looks for what would be dropped or changed without a word later on: too deep a nest, numbers that are none, names that
 * reach behind an object.
 * @param data out of JSON
 * @returns a sentence naming the place, where there is such a thing
 */
export function* unplainInSteps(data: object): Generator<undefined, string | undefined, undefined> {
  const open: Place[] = [{ value: data, key: '', above: undefined, depth: 0 }]
  let seen = 0
  for (let here = open.pop(); here; here = open.pop()) {
    if (++seen % 500 === 0) yield
    const { value, depth } = here
    if (depth > deepest) return say('games.tooDeep', { place: placeOf(pathOf(here).slice(0, 6)) })
    const list = Array.isArray(value)
    for (const [key, part] of (list ? value.entries() : Object.entries(value)) as Iterable<
      [string | number, unknown]
    >) {
      if (key === '__proto__') return say('games.proto', { place: saidOf(here) })
      if (typeof part === 'number' && (!Number.isFinite(part) || Object.is(part, -0)))
        return say('games.badNumber', { place: placeOf([...pathOf(here), key]) })
      if (typeof part === 'object' && part !== null) open.push({ value: part, key, above: here, depth: depth + 1 })
    }
  }
  return undefined
}

const saidOf = (place: Place): string => placeOf(pathOf(place)) || say('games.itself')

function pathOf(place: Place): PropertyKey[] {
  const path: PropertyKey[] = []
  for (let here: Place | undefined = place; here?.above; here = here.above) path.push(here.key)
  return path.reverse()
}
