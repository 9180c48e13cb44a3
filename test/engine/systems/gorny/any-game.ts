/** Any whole game of `gorny`, days and nights, written as a case: a game that breaks a property prints as the case it is. */
import fc from 'fast-check'
import { play, type Played } from '../../../../engine/cases/play.ts'
import { reportsOf, type PhaseReport } from '../../../../engine/cases/report.ts'
import type { System } from '../../../../engine/ruleset/system.ts'
import { gorny } from '../../../../engine/systems/index.ts'
import { caseDrawn } from '../../cases/drawn.ts'

export interface Seated {
  role: string
  sanity?: string
  modifiers?: string[]
  dead?: true
}
export interface PhaseWritten {
  night?: number
  day?: number
  actions?: { id: string; by: string; does: string; to: string[] }[]
  votes?: { by: string; for: string }[]
  posts?: { by: string; text: string }[]
  commands?: { modkill: string; reason: string }[]
  answers?: Record<string, string>
}
export interface GameWritten {
  options: Record<string, string | boolean | number>
  seed: number
  players: Record<string, Seated>
  phases: PhaseWritten[]
}

export interface GamePlayed {
  written: GameWritten
  played: Played
  reports: PhaseReport[]
}

/** @param system the rules, where they are not quite those of `gorny` */
export function playGame(written: GameWritten, system: System = gorny): GamePlayed {
  const played = play(caseDrawn({ case: 'any game', system: 'gorny', ...written }, system), system)
  return { written, played, reports: reportsOf(played) }
}

const names = ['Ann', 'Bob', 'Cat', 'Dee', 'Eli', 'Fay', 'Gus', 'Hal', 'Ida'] as const
const town = [
  'vanilla',
  'treestump',
  'vest',
  'cop',
  'tracker',
  'doctor',
  'roleblocker',
  'vigilante',
  'busDriver',
  'redirector',
] as const

export interface Limits {
  options?: Record<string, readonly (string | boolean)[]>
  host?: false
}

/** @param limits values an option may have; whether the host removes players and answers */
export function anyGame({ options = {}, host }: Limits = {}): fc.Arbitrary<GameWritten> {
  return fc
    .record({
      size: fc.integer({ min: 4, max: names.length }),
      mafia: fc.integer({ min: 1, max: 3 }),
      rounds: fc.integer({ min: 1, max: 2 }),
      nightFirst: fc.boolean(),
    })
    .chain(({ size, mafia, rounds, nightFirst }) => {
      const who = names.slice(0, size)
      const players = fc.tuple(
        ...who.map((_, index) =>
          index < mafia ? fc.record<Seated>({ role: fc.constantFrom(index ? 'goon' : 'hitman', 'goon') }) : anyTownie,
        ),
      )
      return players.chain(seats =>
        fc.record({
          options: anyOptions(options),
          seed: fc.nat(999),
          players: fc.constant(Object.fromEntries(who.map((name, index) => [name, seats[index]!]))),
          phases: fc.tuple(
            ...Array.from({ length: rounds * 2 }, (_, index) =>
              (index % 2 === 0) === nightFirst
                ? anyNight(Math.floor(index / 2) + 1, who, seats, host !== false)
                : anyDay(Math.floor(index / 2) + 1, who, host !== false),
            ),
          ),
        }),
      )
    })
}

const anyTownie: fc.Arbitrary<Seated> = fc
  .constantFrom(...town, 'busDriver', 'busDriver', 'redirector', 'cop', 'roleblocker')
  .chain(role =>
    fc.record({
      role: fc.constant(role),
      ...(role === 'cop' && { sanity: fc.constantFrom('sane', 'insane', 'naive', 'paranoid') }),
      ...((role === 'vest' || role === 'vigilante') && {
        modifiers: fc.constantFrom<string[]>([], ['xShot(1)'], ['xShot(2)']),
      }),
    }),
  )

const anyOptions = (limits: Record<string, readonly (string | boolean)[]>): fc.Arbitrary<GameWritten['options']> =>
  fc.record(
    Object.fromEntries(
      Object.entries(gorny.options).flatMap(([id, { values, whole, list }]) =>
        whole || (list && id !== 'order')
          ? []
          : [
              [
                id,
                list
                  ? fc.shuffledSubarray([...list.of], { minLength: list.of.length }).map(words => words.join(','))
                  : fc.constantFrom(...(limits[id] ?? values)),
              ],
            ],
      ),
    ),
    { requiredKeys: Object.keys(limits) },
  )

function anyNight(
  number: number,
  who: readonly string[],
  seats: readonly Seated[],
  host: boolean,
): fc.Arbitrary<PhaseWritten> {
  const anybody = fc.constantFrom(...who)
  const uses = who.flatMap((by, index) => {
    const role = gorny.roles[seats[index]!.role]!
    return [...role.abilities, ...gorny.factions[role.faction]!.abilities]
      .filter(id => !gorny.abilities[id]!.passive)
      .map(does => ({ by, does }))
  })
  if (!uses.length) return fc.constant({ night: number })
  const action = fc
    .constantFrom(...uses)
    .chain(({ by, does }) =>
      fc
        .uniqueArray(anybody, { minLength: gorny.abilities[does]!.targets, maxLength: gorny.abilities[does]!.targets })
        .map(to => ({ by, does, to })),
    )
  return fc.record({
    night: fc.constant(number),
    actions: fc
      .array(action, { maxLength: 7 })
      .map(all => all.map((one, index) => ({ id: `n${number}x${index + 1}`, ...one }))),
    ...(host && {
      answers: fc.record({
        swaps: fc.constantFrom('stays', 'received'),
        redirects: fc.constantFrom('stays', 'received'),
      }),
      ...removals(anybody),
    }),
  })
}

function anyDay(number: number, who: readonly string[], host: boolean): fc.Arbitrary<PhaseWritten> {
  const anybody = fc.constantFrom(...who)
  // Few favourites, so that majorities and locks come about.
  const target = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...who.slice(0, 2)) },
    { weight: 2, arbitrary: anybody },
    { weight: 1, arbitrary: fc.constant('unvote') },
  )
  const post = fc.record({
    by: anybody,
    text: fc.oneof(
      target.map(name => (name === 'unvote' ? '[b]Unvote[/b]' : `[b]Vote: ${name}[/b]`)),
      target.map(name => `Vote: ${name}`),
      target.map(name => `[b]V: ${name}[/b]`),
    ),
  })
  return fc.record({
    day: fc.constant(number),
    votes: fc.oneof(
      { weight: 2, arbitrary: fc.array(fc.record({ by: anybody, for: target }), { maxLength: 14 }) },
      // A day on which nearly everybody wants the same.
      {
        weight: 1,
        arbitrary: fc
          .tuple(
            anybody,
            fc.shuffledSubarray([...who], { minLength: who.length - 1 }),
            fc.array(fc.record({ by: anybody, for: target }), { maxLength: 4 }),
          )
          .map(([wanted, voters, after]) => [...voters.map(by => ({ by, for: wanted })), ...after]),
      },
    ),
    posts: fc.oneof(
      { weight: 3, arbitrary: fc.constant<{ by: string; text: string }[]>([]) },
      { weight: 1, arbitrary: fc.array(post, { maxLength: 4 }) },
    ),
    ...(host && removals(anybody)),
  })
}

const removals = (anybody: fc.Arbitrary<string>) => ({
  commands: fc.oneof(
    { weight: 6, arbitrary: fc.constant<{ modkill: string; reason: string }[]>([]) },
    { weight: 1, arbitrary: anybody.map(modkill => [{ modkill, reason: 'silent' }]) },
  ),
})
