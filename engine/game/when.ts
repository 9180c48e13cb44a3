/** Phases as moments in a row. */
import { getOwn } from '../ruleset/catalogue.ts'
import type { System } from '../ruleset/system.ts'

/** `night 2` */
export const phaseCalled = ({ kind, number }: { kind: string; number: number }): string => `${kind} ${number}`

/** Where a phase stands among all phases there could be: earlier ones have less. */
export function order({ calendar }: Pick<System, 'calendar'>, name: string): number {
  const known = places.get(calendar) ?? new Map<string, number>()
  places.set(calendar, known)
  const place = known.get(name) ?? placeOf(calendar, name)
  known.set(name, place)
  return place
}

function placeOf({ phases, instead, after }: System['calendar'], name: string): number {
  const { kind, number } = phaseNamed(name)
  const round = after?.includes(kind) ? number + afterAll : number
  return round * phases.length + Math.max(0, phases.indexOf(getOwn(instead ?? {}, kind) ?? kind))
}

/** Where phases stand, by their names: whatever lasts until a phase asks for it, in every walk. */
const places = new WeakMap<System['calendar'], Map<string, number>>()

/** What comes after the end of a game comes after every round of it. */
const afterAll = 1_000_000

/** The phase that comes so many phases after another; the kinds in `of` take turns in the system's order. */
export function phaseAfter(
  { calendar: { phases, after = [] } }: Pick<System, 'calendar'>,
  name: string,
  steps: number,
  of: readonly string[] = phases,
): string {
  const round = phases.filter(kind => of.includes(kind) && !after.includes(kind))
  let { kind, number } = phaseNamed(name)
  for (let step = 0; step < steps; step++) {
    const next = round.indexOf(kind) + 1
    if (next >= round.length) number++
    kind = round[next % round.length]!
  }
  return `${kind} ${number}`
}

const phaseNamed = (name: string): { kind: string; number: number } => {
  const space = name.lastIndexOf(' ')
  return { kind: name.slice(0, space), number: Number(name.slice(space + 1)) }
}
