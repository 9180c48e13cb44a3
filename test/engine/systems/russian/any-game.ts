/**
 * Any game of the Russian rulebook, written as a case: every civil role there is, what lies over it, offices, and days,
 * evenings and nights in turn, with actions legal and not. One that breaks a property prints as the case it is.
 */
import fc from 'fast-check'
import type { Key } from '../../../../engine/rules/role.ts'
import { russian } from '../../../../engine/systems/russian/index.ts'

export interface Seated {
  role: string
  negative?: string
  faceless?: true
  title?: string
}
export interface Sent {
  id: string
  by: string
  does: string
  to: string[]
  with?: Record<string, string>
}
export interface PhaseWritten {
  night?: number
  evening?: number
  day?: number
  actions: Sent[]
  votes?: { by: string; for: string }[]
}
export interface GameWritten {
  options: Record<string, string>
  seed: number
  players: Record<string, Seated>
  phases: PhaseWritten[]
}

export const names = [
  'Ann',
  'Bob',
  'Cat',
  'Dee',
  'Eli',
  'Fay',
  'Gus',
  'Hal',
  'Ivy',
  'Jan',
  'Kim',
  'Lou',
  'Meg',
  'Ned',
] as const
const isOver = (id: string): boolean => Object.values(russian.overlays ?? {}).some(roles => Object.hasOwn(roles, id))
export const civils: readonly string[] = Object.keys(russian.roles).filter(
  id => !isOver(id) && !['agent', 'mason', 'servant', 'faceless'].includes(id),
)
const negatives: readonly string[] = Object.keys(russian.overlays?.negative ?? {})

/** Chances one after the other out of one number, the same ones every time (mulberry32). */
export function chancesOf(seed: number): { below: (most: number) => number; of: <T>(list: readonly T[]) => T } {
  let state = seed
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (most: number): number => Math.floor(next() * most)
  return { below, of: list => list[below(list.length)]! }
}
export type Chances = ReturnType<typeof chancesOf>

export const taken = <T>({ below }: Chances, from: readonly T[], count: number): T[] => {
  const left = [...from]
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(below(left.length), 1)[0]!)
}

export function seatsOf(chances: Chances): Record<string, Seated> {
  const roles = taken(chances, civils, names.length)
  const blacks = taken(chances, names, 3 + chances.below(3))
  const lies = new Map(blacks.map((name, place) => [name, place === 0 ? 'mafia' : chances.of(negatives)]))
  const others = taken(
    chances,
    names.filter(name => !lies.has(name)),
    3,
  )
  const [grey, mayor, secretary] = others
  const isGrey = chances.below(2) === 0
  const inOffice = chances.below(3) === 0
  return Object.fromEntries(
    names.map((name, seat): [string, Seated] => [
      name,
      {
        role: roles[seat]!,
        ...(lies.has(name) && { negative: lies.get(name)! }),
        ...(isGrey && name === grey && { faceless: true as const }),
        ...(inOffice && name === mayor && { title: 'mayor' }),
        ...(inOffice && name === secretary && { title: 'secretary' }),
      },
    ]),
  )
}

const abilitiesOf = ({ role, negative, faceless }: Seated): string[] => [
  ...russian.roles[role]!.abilities,
  ...(negative === undefined ? [] : (russian.overlays!.negative![negative]?.abilities ?? [])),
  ...(faceless ? ['cutFace'] : []),
]

/** A key that a move is sent with, now and then; texts and answers that are open have none. */
function keysGiven({ below, of }: Chances, keys: Readonly<Record<string, Key>> = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(keys).flatMap(([id, { values, aims, must, ofAll }]) => {
      // A pimp chooses for his slaves alone: drawn, it would have most moves refused.
      if (ofAll && id === 'assignedBy') return []
      if (!must && below(5) > 0) return []
      if (values) return [[id, of(values)]]
      return aims === 'player' ? [[id, of(names)]] : []
    }),
  )
}

/** @param does what each may do @param often of ten @param ideas whom each names every other time */
export function movesOf(
  chances: Chances,
  does: Readonly<Record<string, readonly string[]>>,
  kind: string,
  often: number,
  ideas: (by: string) => readonly string[] = () => names,
): Omit<Sent, 'id'>[] {
  return Object.entries(does).flatMap(([by, abilities]) =>
    abilities.flatMap((id): Omit<Sent, 'id'>[] => {
      const { targets, most = targets, aims, passive, phases = russian.calendar.acting, keys } = russian.abilities[id]!
      if (passive || !phases.includes(kind) || chances.below(10) >= often) return []
      const given = keysGiven(chances, keys)
      const to = aims?.includes('role')
        ? [`role:${chances.of(civils)}`]
        : taken(chances, chances.below(2) ? names : ideas(by), targets + chances.below(most - targets + 1))
      return [{ by, does: id, to, ...(Object.keys(given).length && { with: given }) }]
    }),
  )
}

/** Whole rounds: a night, and then a day, an evening of its own or none, and a night again. */
export function gameOf(seed: number): GameWritten {
  const chances = chancesOf(seed)
  const players = seatsOf(chances)
  const does = Object.fromEntries(Object.entries(players).map(([name, seated]) => [name, abilitiesOf(seated)]))
  const sent = (kind: string, number: number, often: number): Sent[] =>
    movesOf(chances, does, kind, often).map((move, place) => ({ id: `${kind[0]}${number}n${place + 1}`, ...move }))
  const phases: PhaseWritten[] = [{ night: 1, actions: sent('night', 1, 4) }]
  for (const number of [2, 3]) {
    const accused = taken(chances, names, 3)
    const votes = names.filter(() => chances.below(3) > 0).map(by => ({ by, for: chances.of(accused) }))
    phases.push({ day: number, actions: sent('day', number, 3), votes })
    if (chances.below(2) === 0) phases.push({ evening: number, actions: sent('evening', number, 4) })
    phases.push({ night: number, actions: sent('night', number, 4) })
  }
  return { options: chances.below(3) === 0 ? { format: 'extended' } : {}, seed: seed % 10_000, players, phases }
}

export const anyGame: fc.Arbitrary<GameWritten> = fc.nat({ max: 1_000_000 }).map(gameOf)
