/** What holds of partners in any nights of the Russian rulebook: what they may do for each other hangs on no family. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { play } from '../../../../engine/cases/play.ts'
import { russian } from '../../../../engine/systems/russian/index.ts'
import { caseDrawn } from '../../cases/drawn.ts'
import { always } from '../../resolve/properties.ts'

interface Sent {
  id: string
  by: string
  does: string
  to?: string[]
  with?: Record<string, string>
}

/** Two mafia, two yakuza, and the pair made of the last two (RU-YAK-6). */
const families = [
  ['mafia', 'mafia'],
  ['yakuza', 'yakuza'],
  ['mafia', 'yakuza'],
  ['yakuza', 'mafia'],
] as const
const seated = ([one, other]: readonly [string, string]) => ({
  Ann: { role: 'commissioner', negative: one },
  Bob: { role: 'hero', negative: other },
  Bea: 'blocker',
  Dan: 'doctor',
  Pia: 'prostitute',
  Tim: 'detective',
  Xen: 'priest',
  Yan: 'judge',
})

const anybody = fc.constantFrom(...Object.keys(seated(families[0])))
const perhaps = (key: string, value: string, weight = 2): fc.Arbitrary<Record<string, string>> =>
  fc.oneof({ weight, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: fc.constant({ [key]: value }) })
const both = (...parts: fc.Arbitrary<Record<string, string>>[]): fc.Arbitrary<Record<string, string>> =>
  fc.tuple(...parts).map(said => Object.assign({}, ...said) as Record<string, string>)

/** What one of the two sends in, or the other for him. */
const ofPartner = (by: string, other: string): fc.Arbitrary<Sent[]> => {
  const sent = perhaps('sentBy', other)
  const move = (does: string, said: fc.Arbitrary<Record<string, string>>, aimed = true): fc.Arbitrary<Sent> =>
    fc
      .tuple(fc.oneof({ weight: 3, arbitrary: anybody }, { weight: 1, arbitrary: fc.constant(other) }), said)
      .map(([target, keys]) => ({ id: `${by}-${does}`, by, does, ...(aimed && { to: [target] }), with: keys }))
  return fc
    .tuple(
      fc.oneof(
        move('shoot', both(sent, perhaps('agreed', 'yes'), perhaps('first', 'yes'))),
        move('insure', sent),
        move('declineInsurance', sent, false),
        move('pass', sent, false),
      ),
      fc.option(move('slander', sent)),
      fc.option(move('suicide', both(sent, perhaps('agreed', 'yes', 1)), false), { freq: 8 }),
      fc.option(by === 'Ann' ? move('check', sent) : fc.constant(null)),
    )
    .map(moves => moves.filter(one => one !== null))
}

/** What the reds do; what saves a victim brings the mixed pair one shot more, by its own rule (RU-YAK-6). */
const ofReds: fc.Arbitrary<Sent[]> = fc
  .subarray(['Bea arrest', 'Bea guard', 'Dan heal', 'Pia takeHome', 'Tim track'])
  .chain(moves =>
    fc.tuple(...moves.map(() => anybody)).map(targets =>
      moves.flatMap((move, place): Sent[] => {
        const [by, does] = move.split(' ') as [string, string]
        return targets[place] === by ? [] : [{ id: does, by, does, to: [targets[place]!] }]
      }),
    ),
  )
const saves: ReadonlySet<string> = new Set(['guard', 'heal'])

/** What comes of a night for this pair. */
function resolved(pair: readonly [string, string], night: number, actions: readonly Sent[]) {
  const phases = [{ night, actions: [...actions] }]
  const drawn = { case: 'drawn', system: 'russian', rules: [], seed: 1, players: seated(pair), phases }
  const { outcome } = play(caseDrawn(drawn, russian), russian).phases.at(-1)!
  return {
    deaths: [...outcome.deaths].sort(),
    verdicts: Object.fromEntries(outcome.verdicts.map(({ action, verdict }) => [action, verdict])),
  }
}

describe('partners in any nights of the Russian rulebook', () => {
  always(
    'may do the same for each other, of whichever family they are',
    80,
    fc.tuple(ofPartner('Ann', 'Bob'), ofPartner('Bob', 'Ann'), ofReds, fc.constantFrom(1, 2)),
    ([ann, bob, reds, night], tally) => {
      const actions = [...ann, ...bob, ...reds]
      const [first, ...others] = reds.some(({ does }) => saves.has(does)) ? families.slice(0, 2) : families
      const expected = resolved(first!, night, actions)
      for (const pair of others) expect(resolved(pair, night, actions), pair.join(' and ')).toEqual(expected)
      tally('families', others.length)
      tally('deaths', expected.deaths.length)
      tally('sent in by the partner', actions.filter(({ with: keys }) => keys?.sentBy !== undefined).length)
      tally('refused', Object.values(expected.verdicts).filter(verdict => verdict === 'void').length)
    },
    { families: 100, deaths: 40, 'sent in by the partner': 60, refused: 20 },
  )

  it('are asked who sent a move in, and nobody else is', () => {
    const phases = [{ night: 1, actions: [] }]
    for (const pair of families) {
      const { phases: played } = play(
        caseDrawn({ case: 'drawn', system: 'russian', rules: [], seed: 1, players: seated(pair), phases }, russian),
        russian,
      )
      const { game } = played[0]!
      const asked = game.seats.filter(({ slot }) => russian.entry.asks!(game, slot, 'sentBy')).map(({ name }) => name)
      expect(asked, pair.join(' and ')).toEqual(['Ann', 'Bob'])
      expect(game.seats.every(({ slot }) => russian.entry.asks!(game, slot, 'shown'))).toBe(true)
    }
  })
})
