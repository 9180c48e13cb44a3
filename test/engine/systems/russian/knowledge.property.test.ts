/** What holds of knowledge in any nights of the Russian rulebook: nothing reaches the dead, and the public post betrays no team. */
import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { play, type Played } from '../../../../engine/cases/play.ts'
import { reportsOf } from '../../../../engine/cases/report.ts'
import { catalogueOf } from '../../../../engine/ruleset/catalogue.ts'
import { russian } from '../../../../engine/systems/russian/index.ts'
import { caseDrawn } from '../../cases/drawn.ts'
import { always, madeOnce } from '../../resolve/properties.ts'
import { namedSeat } from '../../seat.ts'

interface Seated {
  role: string
  negative?: string
  faceless?: true
}
interface Sent {
  id: string
  by: string
  does: string
  to: string[]
  with?: Record<string, string>
}
interface Night {
  night: number
  actions: Sent[]
}
interface GameWritten {
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
  'activeCitizen',
  'priest',
  'hypnotist',
  'anonymous',
  'witness',
  'hero',
] as const
const negatives = [
  'mafia',
  'mafia',
  'maniac',
  'sonOfBoss',
  'joker',
  'executor',
  'geisha',
  'imitator',
  'yakuza',
  'poisoner',
] as const

const defined = <T extends object>(record: T): T =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as T

const anyPlayers: fc.Arbitrary<Record<string, Seated>> = fc
  .tuple(
    fc.shuffledSubarray([...civils], { minLength: names.length, maxLength: names.length }),
    fc.shuffledSubarray([...negatives], { minLength: 3, maxLength: 5 }),
    fc.boolean(),
    fc.shuffledSubarray([...names], { minLength: names.length, maxLength: names.length }),
  )
  .map(([roles, blacks, grey, places]) =>
    Object.fromEntries(
      names.map((name, seat): [string, Seated] => {
        const place = places.indexOf(name)
        return [
          name,
          defined({
            role: roles[seat]!,
            negative: blacks[place],
            faceless: grey && place === blacks.length ? (true as const) : undefined,
          }),
        ]
      }),
    ),
  )

/** How often in ten somebody sends in a move; of the others three. */
const often: Readonly<Record<string, number>> = {
  shoot: 7,
  check: 8,
  track: 6,
  request: 4,
  learnRole: 3,
  slander: 5,
  jokerCheck: 7,
  suicide: 1,
  pass: 1,
  declineInsurance: 1,
  order: 0,
  cutFace: 8,
}
const keysOf: Readonly<Record<string, readonly Record<string, string>[]>> = {
  check: [{}, {}, { shown: 'red' }, { shown: 'black' }],
  track: [{}, {}, { shown: 'home' }, { at: 'Bob' }],
}

function anyNight(players: Record<string, Seated>, night: number): fc.Arbitrary<Night> {
  const slots = Object.keys(players)
  const moves = Object.entries(players).flatMap(([by, { role, negative, faceless }]) => {
    const details = defined({ negative, faceless: faceless && 'true' }) as Record<string, string>
    const seat = namedSeat({ slot: by, role, faction: 'red', details })
    return catalogueOf(russian, { customRoles: {}, customAbilities: {} })
      .abilitiesOf(seat)
      .filter(
        id =>
          !russian.abilities[id]!.passive
          && id !== 'note'
          && (russian.abilities[id]!.phases ?? russian.calendar.acting).includes('night'),
      )
      .map(does => {
        const { targets, most = targets, aims } = russian.abilities[does]!
        const to = aims?.includes('role')
          ? fc.constantFrom(...civils).map(word => [`role:${word}`])
          : fc.integer({ min: targets, max: Math.min(most, 2) }).chain(count =>
              fc.shuffledSubarray(slots, {
                minLength: Math.max(targets, count),
                maxLength: Math.max(targets, count),
              }),
            )
        const move = fc
          .tuple(to, fc.constantFrom(...(keysOf[does] ?? [{}])))
          .map(([aimed, given]) =>
            defined({ by, does, to: aimed, with: Object.keys(given).length ? given : undefined }),
          )
        return fc
          .integer({ min: 1, max: 10 })
          .chain(dice => (dice <= (often[does] ?? 3) ? move : fc.constant(undefined)))
      })
  })
  return fc.tuple(...moves).map(list => ({
    night,
    actions: list.filter(move => move !== undefined).map((move, place) => ({ id: `n${night}-${place + 1}`, ...move })),
  }))
}

const anyGame: fc.Arbitrary<GameWritten> = anyPlayers.chain(players =>
  fc.record({
    seed: fc.nat({ max: 9999 }),
    players: fc.constant(players),
    phases: fc.tuple(anyNight(players, 1), anyNight(players, 2), anyNight(players, 3)) as fc.Arbitrary<Night[]>,
  }),
)

const played = madeOnce((written: GameWritten): Played =>
  play(caseDrawn({ case: 'any nights', system: 'russian', ...written }, russian), russian),
)
const publicPosts = (written: GameWritten): string[] => reportsOf(played(written)).map(({ text }) => text.public ?? '')

/** The same game with what lies over two players exchanged. */
function exchanged(written: GameWritten, one: string, other: string): GameWritten {
  const overlay = ({ negative, faceless }: Seated): Pick<Seated, 'negative' | 'faceless'> => ({ negative, faceless })
  const [first, second] = [written.players[one]!, written.players[other]!]
  return {
    ...written,
    players: {
      ...written.players,
      [one]: defined({ role: first.role, ...overlay(second) }),
      [other]: defined({ role: second.role, ...overlay(first) }),
    },
  }
}

/** Nobody sent these two anything or was sent anything by them, so that what lies over them did nothing. */
const untouched = ({ actions }: Night, ...players: string[]): Night => ({
  night: 1,
  actions: actions.filter(
    ({ by, to }) => !players.includes(by) && !to.some(slot => players.includes(slot) || slot.startsWith('role:')),
  ),
})

describe('knowledge in any nights of the Russian rulebook', () => {
  always(
    'a private result never reaches the dead',
    100,
    anyGame,
    (written, tally) => {
      for (const { game, outcome } of played(written).phases) {
        const dead = new Set([...outcome.deaths, ...game.seats.filter(({ alive }) => !alive).map(({ slot }) => slot)])
        tally('players dead at dawn', dead.size)
        tally('results', outcome.learned.length)
        expect(outcome.learned.filter(({ who }) => dead.has(who))).toEqual([])
        expect(outcome.tells.filter(({ to }) => to.to === 'player' && dead.has(to.player))).toEqual([])
      }
    },
    { 'players dead at dawn': 130, results: 530 },
  )

  always(
    'the public post stays the same, byte for byte, when hidden teams that did nothing change places',
    100,
    fc.tuple(anyGame, fc.shuffledSubarray([...names], { minLength: 2, maxLength: 2 })),
    ([written, [one, other]], tally) => {
      const [first, second] = [written.players[one!]!, written.players[other!]!]
      // The faceless who sends nothing in cuts a face all the same.
      if (first.faceless || second.faceless || first.negative === second.negative) return
      const quiet = { ...written, phases: [untouched(written.phases[0]!, one!, other!)] }
      const posts = publicPosts(quiet)
      tally('exchanges')
      if (posts.some(post => /\d players? died/.test(post))) tally('of them with deaths')
      expect(publicPosts(exchanged(quiet, one!, other!))).toEqual(posts)
    },
    { exchanges: 40, 'of them with deaths': 13 },
  )

  always(
    'the investigator is told of checks what the commissioner was told',
    100,
    anyGame,
    (written, tally) => {
      for (const { game, outcome } of played(written).phases) {
        const holder = (role: string): string | undefined =>
          game.seats.find(seat => seat.alive && seat.role === role)?.slot
        const [investigator, commissioner] = [holder('investigator'), holder('commissioner')]
        if (investigator === undefined || commissioner === undefined) continue
        const told = (who: string): string[] =>
          outcome.learned
            .filter(item => item.who === who && item.ability === 'check' && item.fact === undefined)
            .map(({ about, result }) => JSON.stringify([about, result]))
        if (told(investigator).length) expect(told(investigator)).toEqual(told(commissioner))
        tally('checks passed on', told(investigator).length)
      }
    },
    { 'checks passed on': 40 },
  )
})
