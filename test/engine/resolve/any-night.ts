/**
 * Any night of `rar`, written as a case: roles of the tables and composed ones, modifiers, settings, options, actions
 * legal and not, and what a host may do. A night that breaks a property prints as the case it is.
 */
import fc from 'fast-check'
import type { Case } from '../../../engine/cases/case.ts'
import { play, type Played } from '../../../engine/cases/play.ts'
import { reportsOf, type PhaseReport } from '../../../engine/cases/report.ts'
import { rar } from '../../../engine/systems/index.ts'
import { caseDrawn } from '../cases/drawn.ts'

export interface ActionSent {
  id: string
  by: string
  does: string
  to: string[]
  at?: string
}
export interface PlayerSeated {
  role: string
  faction?: string
  modifiers?: (string | Record<string, string | number | boolean>)[]
  dead?: boolean
  uses?: Record<string, number>
  sanity?: string
  dies?: string
  sparesDying?: boolean
}
type Component = string | Record<string, Record<string, string | number | boolean>>
interface Composed {
  id: string
  kind: string
  targets: number
  components: Component[]
  passive?: true
}
export interface RoleComposed {
  base?: string
  faction?: string
  abilities?: (string | Composed)[]
  modifiers?: string[]
}
export interface CommandGiven {
  modkill?: string
  replace?: string
  with?: string
  override?: string
  holds?: boolean
  withdraw?: string
  reason?: string
}
export interface PhaseWritten {
  night: number
  closes?: string
  actions: ActionSent[]
  commands?: CommandGiven[]
  answers?: Record<string, string>
  draws?: { for: string; gives: string }[]
}
export interface NightWritten {
  options: Record<string, string | boolean | number>
  seed: number
  players: Record<string, PlayerSeated>
  others?: number
  roles?: Record<string, RoleComposed>
  phases: PhaseWritten[]
}

/** The case, read as any case is. */
export const caseOf = (night: NightWritten): Case => caseDrawn({ case: 'any night', system: 'rar', ...night }, rar)

export interface Night {
  written: NightWritten
  played: Played
  reports: PhaseReport[]
}
export function playNight(written: NightWritten, request?: Parameters<typeof play>[2]): Night {
  const played = play(caseOf(written), rar, request)
  return { written, played, reports: reportsOf(played) }
}

export const names = ['Ann', 'Bob', 'Cat', 'Dee', 'Eli', 'Fay', 'Gus', 'Hal'] as const

export interface Limits {
  /** Fewest and most players (default 3 to 8). */
  players?: [number, number]
  nights?: 1 | 2
  /** Whether a role may be drawn. */
  role?: (id: string) => boolean
  modifier?: (id: string) => boolean
  /** Whether the host composes roles (default), rules, removes and replaces (default), and times stand on actions (default). */
  composed?: boolean
  host?: boolean
  times?: boolean
  /** Only actions that count: no second use, no stranger's ability, no number of targets that is wrong (default: most are). */
  tidy?: boolean
  options?: Partial<Record<string, readonly (string | boolean | number)[]>>
}

const rarely = <T>(value: fc.Arbitrary<T>, weight = 9): fc.Arbitrary<T | undefined> =>
  fc.oneof({ weight, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value })
const defined = <T extends object>(record: T): T =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as T
const yes = fc.boolean()

const atTarget: Component[] = [
  'kill',
  'block',
  'protect',
  'halt',
  'clean',
  { protect: { capacity: 1 } },
  { protect: { at: 'actor' } },
  { halt: { at: 'actor' } },
  { halt: { except: 'kill' } },
  { learn: { what: 'alignment' } },
  { learn: { what: 'role' } },
  { sense: { visits: 'by', tells: 'where' } },
  { sense: { visits: 'to', tells: 'who' } },
  { sense: { visits: 'either', tells: 'any' } },
  { frame: { as: 'mafia' } },
  { intercept: { dies: 'both' } },
  { intercept: { dies: 'attacker' } },
  'cover',
  { bind: { dies: 'actor' } },
  { bind: { dies: 'target' } },
  { perish: { unless: 'town' } },
  { recruit: { into: 'cult', sparesDying: true } },
  { recruit: { into: 'mafia', sparesDying: false } },
  { kill: { unlessAttacked: true } },
  { kill: { protectable: false } },
]
const atActor: Component[] = [
  { protect: { at: 'actor', capacity: 1 } },
  { protect: { at: 'actor', against: 'directKills', absolute: true } },
  { halt: { at: 'actor', except: 'kill' } },
  { seem: { as: 'mafia' } },
  'retaliate',
]
const kindOf = (component: Component): string =>
  typeof component === 'string' ? component : Object.keys(component)[0]!
const some = (from: Component[], most: number): fc.Arbitrary<Component[]> =>
  fc.uniqueArray(fc.constantFrom(...from), { minLength: 1, maxLength: most, selector: kindOf })
const kinds = fc.constantFrom('kill', 'protect', 'block', 'investigate', 'visit', 'deceive')

/** Roles that the host composed: an ability nobody has, a movement of another make, a passive, and a mixture. */
const anyRoles = fc.record({
  sleuth: fc.constant<RoleComposed>({
    base: 'cop',
    abilities: ['investigate', 'track', 'block'],
    modifiers: ['ninja'],
  }),
  tinker: fc.tuple(yes, kinds, some(atTarget, 3)).map(([seen, kind, components]): RoleComposed => ({
    faction: 'town',
    abilities: [{ id: 'tinker', kind, targets: 1, components: seen ? ['visit', ...components] : components }],
  })),
  ferryman: fc
    .tuple(
      yes,
      fc.constantFrom('swap', 'deflect', 'redirect'),
      fc.option(fc.constantFrom('block', 'protect', 'kill'), { nil: undefined }),
    )
    .map(([seen, how, more]): RoleComposed => ({
      faction: 'independent',
      abilities: [
        {
          id: 'ferry',
          kind: 'move',
          targets: 2,
          components: [...(seen ? ['visit'] : []), { move: { how } }, ...(more ? [more] : [])],
        },
        'visit',
      ],
    })),
  saint: some(atActor, 2).map((components): RoleComposed => ({
    base: 'vigilante',
    faction: 'cult',
    abilities: ['shoot', { id: 'halo', kind: 'protect', targets: 0, components, passive: true }],
  })),
})
const composedAbilities: Record<string, string[]> = {
  sleuth: ['investigate', 'track', 'block'],
  tinker: ['tinker'],
  ferryman: ['ferry', 'visit'],
  saint: ['shoot'],
}
const composedFactions: Record<string, string> = {
  sleuth: 'town',
  tinker: 'town',
  ferryman: 'independent',
  saint: 'cult',
}
const targetsOf = (does: string): number => ({ tinker: 1, ferry: 2 })[does] ?? rar.abilities[does]!.targets

const vivid = [
  'vigilante',
  'doctor',
  'jailkeeper',
  'roleblocker',
  'busDriver',
  'redirector',
  'tracker',
  'goon',
  'watcher',
  'bodyguard',
]

function anyPlayer(limits: Limits): fc.Arbitrary<PlayerSeated> {
  const { role = () => true, modifier = () => true, composed = true } = limits
  const roles = [...Object.keys(rar.roles), ...vivid, ...(composed ? Object.keys(composedAbilities) : [])].filter(role)
  const modifiers = Object.keys(rar.modifiers).filter(id => !rar.modifiers[id]!.lent && modifier(id))
  return fc
    .tuple(fc.constantFrom(...roles), rarely(fc.constantFrom(...Object.keys(rar.factions)), 6))
    .chain(([role, faction]) => {
      const able = abilitiesOf(defined({ role, faction }))
      const oneModifier = fc.constantFrom(...modifiers).chain(id =>
        fc.tuple(yes, fc.integer({ min: 1, max: 2 })).map(([on, count]) => {
          const written = rar.modifiers[id]!.limitsUses ? count : true
          return on && able.length ? { [id]: written, on: able[0]! } : id === 'xShot' ? `xShot(${count})` : id
        }),
      )
      const settings = rar.roles[role]?.settings ?? {}
      return fc
        .record({
          role: fc.constant(role),
          faction: fc.constant(faction),
          modifiers: fc.oneof(
            { weight: 5, arbitrary: fc.constant(undefined) },
            { weight: 3, arbitrary: fc.tuple(oneModifier) },
            { weight: 1, arbitrary: fc.tuple(oneModifier, oneModifier) },
          ),
          dead: rarely(fc.constant(true), 19),
          uses: able.length
            ? rarely(fc.integer({ min: 1, max: 2 }).map(count => ({ [able[0]!]: count })))
            : fc.constant(undefined),
          ...Object.fromEntries(
            Object.entries(settings)
              .filter(([name]) => !limits.options?.[name])
              .map(([name, values]) => [name, rarely(fc.constantFrom(...values), 2)]),
          ),
        })
        .map(player => defined(player) as PlayerSeated)
    })
}

/** What a player can send in. */
export function abilitiesOf({ role, faction }: PlayerSeated): string[] {
  const { abilities, faction: own } = rar.roles[role] ?? {
    abilities: composedAbilities[role]!,
    faction: composedFactions[role]!,
  }
  return [...new Set([...abilities, ...rar.factions[faction ?? own]!.abilities])].filter(
    id => !rar.abilities[id]?.passive,
  )
}
export const factionOf = ({ role, faction }: PlayerSeated): string =>
  faction ?? rar.roles[role]?.faction ?? composedFactions[role]!

const deadline = '2026-03-01T20:00:00Z'
const times = fc.constantFrom(
  '2026-03-01T17:05:00Z',
  '2026-03-01T18:00:00Z',
  '2026-03-01T19:59:59Z',
  '2026-03-01T20:00:01Z',
)

function anyActions(players: Record<string, PlayerSeated>, prefix: string, limits: Limits): fc.Arbitrary<ActionSent[]> {
  const everybody = Object.keys(players)
  const oneMove = (by: string, does: string): fc.Arbitrary<Omit<ActionSent, 'id'> | undefined> => {
    const count = targetsOf(does)
    const others = everybody.filter(name => name !== by)
    const aims = fc.shuffledSubarray(others, {
      minLength: Math.min(count, others.length),
      maxLength: Math.min(count, others.length),
    })
    const wild = limits.tidy
      ? aims
      : fc.oneof(
          { weight: 12, arbitrary: aims },
          { weight: 1, arbitrary: fc.array(fc.constantFrom(...everybody), { maxLength: 2 }) },
        )
    const sent = fc
      .record({ to: wild, at: limits.times === false || limits.tidy ? fc.constant(undefined) : rarely(times, 4) })
      .map(({ to, at }) => defined({ by, does, to, at }))
    return fc.oneof(
      { weight: does === 'factionKill' ? 2 : 5, arbitrary: sent },
      { weight: 1, arbitrary: fc.constant(undefined) },
    )
  }
  const own = Object.entries(players).flatMap(([by, player]) => abilitiesOf(player).map(does => oneMove(by, does)))
  const stray = fc
    .tuple(fc.constantFrom(...everybody), fc.constantFrom(...Object.keys(rar.abilities)))
    .chain(([by, does]) => oneMove(by, does))
  const again = Object.entries(players).flatMap(([by, player]) =>
    abilitiesOf(player)
      .slice(0, 1)
      .map(does => oneMove(by, does)),
  )
  const second = again.length ? fc.oneof(stray, ...again) : stray
  const all = fc
    .tuple(
      fc.tuple(...own),
      limits.tidy
        ? fc.constant([])
        : fc.oneof(
            { weight: 2, arbitrary: fc.constant([]) },
            { weight: 1, arbitrary: fc.array(second, { minLength: 1, maxLength: 2 }) },
          ),
    )
    .map(lists => lists.flat())
  return all
    .chain(moves => fc.shuffledSubarray(moves, { minLength: moves.length }))
    .map(moves => {
      const sent = moves.filter(move => move !== undefined)
      return (limits.tidy ? onceEach(players, sent) : sent).map((move, index) => ({
        id: `${prefix}${index + 1}`,
        ...move,
      }))
    })
}

/** One carrier for each faction's kill. */
function onceEach<T extends Omit<ActionSent, 'id'>>(players: Record<string, PlayerSeated>, moves: T[]): T[] {
  const carried = new Set<string>()
  return moves.filter(({ by, does }) => {
    if (does !== 'factionKill') return true
    const faction = factionOf(players[by]!)
    return !carried.has(faction) && carried.add(faction)
  })
}

function anyPhase(players: Record<string, PlayerSeated>, night: number, limits: Limits): fc.Arbitrary<PhaseWritten> {
  return anyActions(players, night === 1 ? 'a' : 'b', limits).chain(actions => {
    const anyone = fc.constantFrom(...Object.keys(players))
    const onAction = actions.flatMap(({ id }) => [
      fc.constant({ withdraw: id }),
      yes.map(holds => ({ override: id, holds, reason: 'so ruled' })),
    ])
    const command: fc.Arbitrary<CommandGiven> = fc.oneof(
      ...onAction,
      anyone.map(modkill => ({ modkill, reason: 'left' })),
      anyone.map(replace => ({ replace, with: `New${night}${replace}` })),
    )
    const host =
      limits.host === false ? fc.constant(undefined) : rarely(fc.array(command, { minLength: 1, maxLength: 2 }), 4)
    const answers =
      limits.host === false
        ? fc.constant(undefined)
        : rarely(
            fc.constantFrom(
              { split: 'all' },
              { split: 'chosenTarget' },
              { ruleFour: 'literal' },
              { ruleFour: 'carried' },
            ),
          )
    const closes = actions.some(({ at }) => at !== undefined) ? fc.constant(deadline) : fc.constant(undefined)
    return fc
      .record({ night: fc.constant(night), closes, actions: fc.constant(actions), commands: host, answers })
      .map(phase => defined(phase) as PhaseWritten)
  })
}

function anyOptions(limits: Limits): fc.Arbitrary<NightWritten['options']> {
  return fc.record(
    Object.fromEntries(
      // What is lent with the days has no say in a night.
      Object.entries(rar.options).flatMap(([id, { values, lent }]) => {
        if (lent || id === 'day' || values.length < 2) return []
        const only = limits.options?.[id]
        const value = only
          ? fc.constantFrom(...only)
          : fc.oneof(
              { weight: id === 'ruleFour' ? 1 : 5, arbitrary: fc.constant(values[0]!) },
              { weight: 1, arbitrary: fc.constantFrom(...values.slice(1)) },
            )
        return [[id, value]]
      }),
    ),
  )
}

/** Any night, within limits. */
export function anyNight(limits: Limits = {}): fc.Arbitrary<NightWritten> {
  const [fewest, most] = limits.players ?? [3, 8]
  const seats = fc
    .array(anyPlayer(limits), { minLength: fewest, maxLength: most })
    .map(list => Object.fromEntries(list.map((player, index) => [names[index]!, player])))
  return seats
    .chain(players =>
      fc.record({
        options: anyOptions(limits),
        seed: fc.nat({ max: 9999 }),
        players: fc.constant(players),
        others: rarely(fc.integer({ min: 1, max: 3 }), 4),
        roles: Object.values(players).some(({ role }) => role in composedAbilities)
          ? anyRoles.map(roles => usedOnly(roles, players))
          : fc.constant(undefined),
        phases: fc.tuple(
          ...Array.from({ length: limits.nights ?? 1 }, (_, index) => anyPhase(players, index + 1, limits)),
        ),
      }),
    )
    .map(night => defined(night) as NightWritten)
}

const usedOnly = (
  roles: Record<string, RoleComposed>,
  players: Record<string, PlayerSeated>,
): Record<string, RoleComposed> =>
  Object.fromEntries(Object.entries(roles).filter(([id]) => Object.values(players).some(({ role }) => role === id)))

/** Everybody as usual, with more of one role. */
export function movers(role: string): (id: string) => boolean {
  return id =>
    id === role
    || [
      'vigilante',
      'doctor',
      'tracker',
      'roleblocker',
      'jailkeeper',
      'goon',
      'redirector',
      'cop',
      'watcher',
      'hider',
    ].includes(id)
}

/** Whether a modifier says what may be done again: neither of the same ability nor on the same player. */
export const looksBack = (id: string): boolean => {
  const { notAgain, notTwice } = rar.modifiers[id] ?? {}
  return notAgain !== undefined || notTwice !== undefined
}
