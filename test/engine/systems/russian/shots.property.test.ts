/** What holds of the shots in any nights of the Russian rulebook: nobody dies twice, and the books balance. */
import fc from 'fast-check'
import { describe, expect } from 'vitest'
import type { Case } from '../../../../engine/cases/case.ts'
import { brokenLaws } from '../../../../engine/cases/laws.ts'
import { play, type PhasePlayed, type Played } from '../../../../engine/cases/play.ts'
import { catalogueOf } from '../../../../engine/ruleset/catalogue.ts'
import type { Remembered, Datum } from '../../../../engine/journal/state.ts'
import { russian } from '../../../../engine/systems/russian/index.ts'
import { shotsPanel } from '../../../../engine/systems/russian/killers/panels.ts'
import { caseDrawn } from '../../cases/drawn.ts'
import { always, expectSame, madeOnce, type Tally } from '../../resolve/properties.ts'
import { namedSeat } from '../../seat.ts'

interface Seated {
  role: string
  negative?: string
  faceless?: true
  dead?: true
}
interface Sent {
  id: string
  by: string
  does: string
  to?: string[]
  with?: Record<string, string>
}
interface Night {
  night: number
  actions: Sent[]
  commands?: { record: string; values: Record<string, string> }[]
}
interface GameWritten {
  options: Record<string, string | boolean>
  seed: number
  players: Record<string, Seated>
  phases: Night[]
}

const names = ['Ann', 'Bob', 'Cat', 'Dee', 'Eli', 'Fay', 'Gus', 'Hal', 'Ivy', 'Jan'] as const
const civils = [
  'doctor',
  'blocker',
  'commissioner',
  'detective',
  'investigator',
  'priest',
  'liar',
  'judge',
  'hero',
  'bum',
  'witness',
] as const
const werewolves = ['hireling', 'sonOfBoss', 'joker', 'poisoner', 'executor'] as const
/** Yakuza come in the maniac's place (RU-FMT-2). */
const negatives = [
  ['mafia', 'mafia', 'maniac', ...werewolves, 'geisha', 'imitator'],
  ['mafia', 'mafia', 'yakuza', 'yakuza', 'daughterOfHead', 'ninja', ...werewolves],
] as const

const rarely = <T>(value: fc.Arbitrary<T>, weight = 6): fc.Arbitrary<T | undefined> =>
  fc.oneof({ weight, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value })
const defined = <T extends object>(record: T): T =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as T

const checkers: ReadonlySet<string> = new Set(['commissioner', 'detective'])

/** Two sides at least most of the time, civil roles dealt once each; where both checkers are dead, the investigator may shoot. */
const anyPlayers: fc.Arbitrary<Record<string, Seated>> = fc
  .tuple(
    fc.shuffledSubarray([...civils], { minLength: names.length, maxLength: names.length }),
    fc.oneof(...negatives.map(pool => fc.shuffledSubarray([...pool], { minLength: 3, maxLength: 5 }))),
    fc.boolean(),
    fc.array(rarely(fc.constant(true as const), 12), { minLength: names.length, maxLength: names.length }),
    fc.boolean(),
  )
  .map(([roles, blacks, grey, dead, unchecked]) =>
    Object.fromEntries(
      names.map((name, place): [string, Seated] => [
        name,
        defined({
          role: roles[place]!,
          negative: blacks[place],
          faceless: grey && place === blacks.length ? (true as const) : undefined,
          dead: unchecked && checkers.has(roles[place]!) ? true : dead[place],
        }) as Seated,
      ]),
    ),
  )

/** What somebody may send in besides what brings nothing here. */
const sent: ReadonlySet<string> = new Set([
  'shoot',
  'insure',
  'declineInsurance',
  'pass',
  'suicide',
  'order',
  'heal',
  'arrest',
  'guard',
  'take',
  'capture',
  'poison',
  'vigilanteShot',
  'cutFace',
  'pretend',
  'check',
])
const keys: Record<string, fc.Arbitrary<Record<string, string>>> = {
  shoot: fc
    .record({ first: rarely(fc.constant('yes'), 4), agreed: rarely(fc.constant('yes'), 4) })
    .map(defined) as fc.Arbitrary<Record<string, string>>,
  pass: fc.record({ keepInsurance: rarely(fc.constant('yes'), 2) }).map(defined) as fc.Arbitrary<
    Record<string, string>
  >,
  suicide: fc
    .record({ agreed: rarely(fc.constant('yes'), 1), unlessDies: rarely(fc.constantFrom(...names), 3) })
    .map(defined) as fc.Arbitrary<Record<string, string>>,
}
/** How often in ten a move is sent in. */
const often: Record<string, number> = {
  shoot: 7,
  insure: 4,
  order: 5,
  heal: 6,
  arrest: 4,
  guard: 3,
  suicide: 1,
  pass: 1,
  declineInsurance: 1,
  vigilanteShot: 8,
}

function anyNight(players: Record<string, Seated>, night: number): fc.Arbitrary<Night> {
  const moves = Object.entries(players).flatMap(([by, { role, negative, faceless }]) => {
    const details = defined({ negative, faceless: faceless && 'true' }) as Record<string, string>
    const seat = namedSeat({ slot: by, role, faction: 'red', details })
    return catalogueOf(russian, { customRoles: {}, customAbilities: {} })
      .abilitiesOf(seat)
      .filter(id => sent.has(id))
      .map(does => {
        const { targets, most = targets } = russian.abilities[does]!
        const to = fc
          .integer({ min: targets, max: Math.min(most, Object.keys(players).length) })
          .chain(count => fc.shuffledSubarray(Object.keys(players), { minLength: count, maxLength: count }))
        const move = fc
          .tuple(to, keys[does] ?? fc.constant({}))
          .map(([to, given]) => defined({ by, does, to, with: Object.keys(given).length ? given : undefined }))
        return fc
          .integer({ min: 1, max: 10 })
          .chain(dice => (dice <= (often[does] ?? 3) ? move : fc.constant(undefined)))
      })
  })
  const correction = fc
    .record({ side: fc.constantFrom('mafia', 'maniac'), count: fc.integer({ min: 0, max: 3 }).map(String) })
    .map(values => [{ record: 'shots', values }])
  return fc.tuple(fc.tuple(...moves), rarely(correction, 8)).map(
    ([list, commands]) =>
      defined({
        night,
        actions: list
          .filter(move => move !== undefined)
          .map((move, place) => ({ id: `n${night}-${place + 1}`, ...move })) as Sent[],
        commands,
      }) as Night,
  )
}

const anyNumber = fc.oneof(
  { weight: 2, arbitrary: fc.constant(1) },
  { weight: 3, arbitrary: fc.integer({ min: 2, max: 5 }) },
)
const anyGameFrom = (start: fc.Arbitrary<number>, format: fc.Arbitrary<string>): fc.Arbitrary<GameWritten> =>
  fc.tuple(anyPlayers, start).chain(([players, first]) =>
    fc.record({
      options: fc.record({
        format,
        passCancelsInsurance: fc.boolean(),
        lateKillerKeepsShot: fc.boolean(),
        surplusShotOrder: fc.constantFrom('otherSide', 'poisoner'),
        guardCountsAsRescue: fc.boolean(),
      }),
      seed: fc.nat({ max: 9999 }),
      players: fc.constant(players),
      phases: fc.tuple(...[0, 1, 2].map(more => anyNight(players, first + more))) as fc.Arbitrary<Night[]>,
    }),
  )
const anyGame = anyGameFrom(anyNumber, fc.constantFrom('standard', 'extended'))

const caseOf = (written: GameWritten): Case => caseDrawn({ case: 'any nights', system: 'russian', ...written }, russian)
const playedAgain = (written: GameWritten): Played => play(caseOf(written), russian)
const played = madeOnce(playedAgain)

const count = (value: Datum | undefined): number => Number(value ?? 0)
const sides = ['mafia', 'maniac'] as const
const booksOf = ({ after, name }: PhasePlayed): Remembered[] =>
  (after.facts ?? []).filter(({ kind, phase }) => kind === 'shotsBooked' && phase === name)
const bookOf = (phase: PhasePlayed, side: string): Remembered | undefined =>
  booksOf(phase).find(({ of }) => of === side)

function booksBalance(phase: PhasePlayed, tally: Tally): void {
  for (const { of, data = {} } of booksOf(phase)) {
    const [came, went] = [
      ['carried', 'fresh', 'received'],
      ['passedOn', 'paid', 'realised', 'lost', 'kept'],
    ].map(lines => lines.reduce((sum, line) => sum + count(data[line]), 0))
    expect(`${of}: ${came}`, `${phase.name} ${JSON.stringify(data)}`).toBe(`${of}: ${went}`)
    for (const [line, value] of Object.entries(data))
      if (line !== 'from') expect(count(value), `${phase.name} ${of} ${line}`).toBeGreaterThanOrEqual(0)
    // A poisoner who is gone may leave shots to the blacks, after the books are closed (RU-POI-4).
    const left = phase.after.seats.some(({ alive, details }) => !alive && details?.negative === 'poisoner')
    if (left)
      expect(count(phase.after.state?.[of]?.shots), `${phase.name} ${of}`).toBeGreaterThanOrEqual(count(data.kept))
    else expect(count(phase.after.state?.[of]?.shots), `${phase.name} ${of}`).toBe(count(data.kept))
    const said = phase.outcome.questions.find(({ claim }) => claim.is === 'fact' && claim.kind === `${of}Keeps`)
    expect(said?.holds ?? false, `${phase.name}: the tree of what ${of} keeps`).toBe(count(data.kept) > 0)
    for (const line of ['realised', 'lost', 'paid', 'passedOn', 'received', 'kept']) if (count(data[line])) tally(line)
  }
}

/** Shots of negative roles that killed, by whose account they were. */
const killsFor = ({ after, name }: PhasePlayed, side: string): Remembered[] =>
  (after.facts ?? []).filter(({ kind, phase, data }) => kind === 'kill' && phase === name && data?.account === side)

describe('the shots of any nights', () => {
  always(
    'what comes into the books of a side goes out of them or stays',
    300,
    anyGame,
    (written, tally) => {
      for (const phase of played(written).phases) booksBalance(phase, tally)
    },
    { realised: 100, kept: 100, passedOn: 20, received: 20, paid: 3 },
  )

  always(
    'what a side keeps it carries into the next night, where nobody corrects it or is out',
    200,
    anyGame,
    (written, tally) => {
      const { phases } = played(written)
      phases.slice(1).forEach((phase, index) => {
        if (written.phases[index + 1]!.commands) return
        for (const side of sides) {
          const before = phases[index]!.after.state?.[side]?.shots
          const now = bookOf(phase, side)
          if (!now || count(now.data?.received)) continue
          tally('nights')
          expect(count(now.data?.carried), `${phase.name} ${side}`).toBe(count(before))
        }
      })
    },
    { nights: 100 },
  )

  always(
    'a shot is realised by the death of a red, and by nothing else',
    300,
    anyGame,
    (written, tally) => {
      for (const phase of played(written).phases)
        for (const side of sides) {
          const book = bookOf(phase, side)
          const reds = killsFor(phase, side).filter(({ data }) => data?.team === 'red').length
          if (!book) expect(reds, `${phase.name} ${side}`).toBe(0)
          else if (written.options.lateKillerKeepsShot === true)
            expect(count(book.data?.realised), `${phase.name} ${side}`).toBe(reds)
          else expect(count(book.data?.realised), `${phase.name} ${side}`).toBeGreaterThanOrEqual(reds)
          tally('reds', reds)
        }
    },
    { reds: 100 },
  )

  always(
    'no side kills more often than it has shots, and no killer more often than he may',
    300,
    anyGame,
    (written, tally) => {
      for (const phase of played(written).phases)
        for (const side of sides) {
          const { carried, fresh, received, passedOn, paid } = bookOf(phase, side)?.data ?? {}
          // What was paid at once for a kill through a civil role was there to shoot before.
          const most = count(carried) + count(fresh) + count(received) - count(passedOn)
          const kills = killsFor(phase, side)
          if (kills.length) tally('kills', kills.length)
          expect(
            new Set(
              kills
                .filter(({ data }) => data?.team === 'red')
                .map(({ by, data }) => JSON.stringify([by, data?.victim])),
            ).size,
            `${phase.name} ${side}, ${count(paid)} paid`,
          ).toBeLessThanOrEqual(most)
          for (const by of new Set(kills.map(({ by }) => by)))
            expect(
              new Set(kills.filter(kill => kill.by === by && kill.data?.team === 'red').map(({ data }) => data?.victim))
                .size,
              `${phase.name}: ${by ?? ''}`,
            ).toBeLessThanOrEqual(2)
        }
    },
    { kills: 100 },
  )

  always(
    'on the shared nights of the extended format at most one black dies by the shot of another',
    250,
    anyGameFrom(fc.constant(1), fc.constant('extended')),
    (written, tally) => {
      const { phases } = played(written)
      const blacks = new Set(
        Object.entries(written.players)
          .filter(([, { negative }]) => negative)
          .map(([name]) => name),
      )
      const shot = phases
        .slice(0, 2)
        .flatMap(phase => sides.flatMap(side => killsFor(phase, side)))
        .filter(({ by, data }) => blacks.has(by ?? '') && data?.team === 'black' && data.victim !== by)
      expect(shot.length).toBeLessThanOrEqual(1)
      tally('blacks', shot.length)
      for (const phase of phases.slice(0, 2))
        for (const { data } of booksOf(phase)) if (count(data?.lost)) tally('lost')
    },
    { blacks: 8 },
  )

  always(
    'nobody dies twice, and the dead stay dead',
    300,
    anyGame,
    (written, tally) => {
      const dead = new Set<string>(
        Object.entries(written.players)
          .filter(([, seated]) => seated.dead)
          .map(([name]) => name),
      )
      for (const { outcome, after, name } of played(written).phases) {
        expect(new Set(outcome.deaths).size, name).toBe(outcome.deaths.length)
        for (const who of outcome.deaths) {
          expect(dead.has(who), `${name}: ${who} again`).toBe(false)
          dead.add(who)
          tally('deaths')
        }
        // The faceless may leave alive, as a winner.
        const left = after.seats.filter(({ slot }) => outcome.changes?.seats?.[slot]?.out).map(({ slot }) => slot)
        for (const slot of left) dead.add(slot)
        expectSame(
          after.seats
            .filter(({ alive }) => !alive)
            .map(({ slot }) => slot)
            .sort(),
          [...dead].sort(),
        )
      }
    },
    { deaths: 200 },
  )

  always('the same nights with the same seed come to the same bytes', 60, anyGame, written => {
    const bytes = ({ phases }: Played): string => JSON.stringify(phases.map(({ outcome, after }) => [outcome, after]))
    expect(bytes(playedAgain(written))).toBe(bytes(played(written)))
  })

  always('the laws of every case hold', 15, anyGame, written => {
    expectSame(brokenLaws(played(written)), [])
  })

  always(
    'the panel shows the same books',
    60,
    anyGame,
    (written, tally) => {
      const { phases } = played(written)
      const last = phases.at(-1)!
      const { columns, rows } = shotsPanel(last.after, undefined, 'en')
      const at = (name: string): number => columns.indexOf(name)
      for (const phase of phases)
        for (const { of, data = {} } of booksOf(phase)) {
          const title = of === 'mafia' ? 'Mafia' : 'Maniac'
          const row = rows.find(({ cells }) => cells[0] === title && cells[1] === phase.name)
          expect(row?.cells[at('Kept')], phase.name).toBe(count(data.kept))
          expect(row?.cells[at('Used up')], phase.name).toBe(count(data.realised))
          tally('lines')
        }
    },
    { lines: 60 },
  )
})
