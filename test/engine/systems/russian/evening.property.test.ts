/** What holds of moves of the evening in any nights of the Russian rulebook: nothing of the night crosses with them. */
import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { play } from '../../../../engine/cases/play.ts'
import { russian } from '../../../../engine/systems/russian/index.ts'
import { caseDrawn } from '../../cases/drawn.ts'
import { always } from '../../resolve/properties.ts'

interface Sent {
  id: string
  by: string
  does: string
  to?: string[]
}

const players = {
  Com: 'commissioner',
  Tim: 'detective',
  Ira: 'investigator',
  Dan: 'doctor',
  Bea: 'blocker',
  Pia: 'prostitute',
  Mad: 'madman',
  Kim: { role: 'kamikaze', negative: 'mafia' },
  Max: { role: 'judge', negative: 'maniac' },
  Gia: { role: 'hero', negative: 'geisha' },
  Jon: { role: 'liar', negative: 'joker' },
  Hal: 'hypnotist',
}
const anybody = fc.constantFrom(...Object.keys(players))
const ofTheNight: readonly (readonly [string, string])[] = [
  ['Bea', 'arrest'],
  ['Bea', 'guard'],
  ['Pia', 'takeHome'],
  ['Gia', 'take'],
  ['Dan', 'heal'],
  ['Kim', 'shoot'],
  ['Max', 'shoot'],
  ['Jon', 'jokerCheck'],
]
/** What aims at whoever asks in the evening as often as at all others together. */
const target = fc.oneof(anybody, fc.constantFrom('Com', 'Tim', 'Ira'))
const anyNight: fc.Arbitrary<Sent[]> = fc
  .tuple(fc.subarray([...ofTheNight]), fc.array(target, { minLength: 8, maxLength: 8 }), fc.boolean())
  .map(([moves, targets, burns]) => [
    ...moves.flatMap(([by, does], place): Sent[] =>
      targets[place] === by ? [] : [{ id: `n${place}`, by, does, to: [targets[place]!] }],
    ),
    ...(burns ? [{ id: 'fire', by: 'Mad', does: 'burn' }] : []),
  ])

const ofTheEvening: Sent[] = [
  { id: 'v', by: 'Com', does: 'verify', to: ['Max'] },
  { id: 'r', by: 'Tim', does: 'request', to: ['role:doctor'] },
  { id: 'i', by: 'Ira', does: 'request', to: ['role:judge'] },
]

/** The verdicts of what was asked in the evening by those who live. */
function answered(night: readonly Sent[]): { verdicts: Record<string, string>; dead: string[] } {
  const drawn = {
    case: 'drawn',
    system: 'russian',
    rules: [],
    seed: 1,
    players,
    phases: [
      { night: 1, actions: [{ id: 'c', by: 'Com', does: 'check', to: ['Max'] }] },
      { night: 3, actions: [...ofTheEvening, ...night] },
    ],
  }
  const { outcome } = play(caseDrawn(drawn, russian), russian).phases.at(-1)!
  const living = ofTheEvening.filter(({ by }) => !outcome.deaths.includes(by))
  return {
    dead: outcome.deaths,
    verdicts: Object.fromEntries(
      living.map(({ id }) => [id, outcome.verdicts.find(({ action }) => action === id)?.verdict ?? 'none']),
    ),
  }
}

describe('moves of the evening in any nights of the Russian rulebook', () => {
  always(
    'whoever lives is answered, whichever moves of the night are taken away',
    60,
    fc.tuple(anyNight, fc.nat()),
    ([night, which], tally) => {
      const all = answered(night)
      tally('answers', Object.keys(all.verdicts).length)
      expect(new Set(Object.values(all.verdicts))).toEqual(new Set(['succeeded']))
      const fewer = answered(night.filter((_, place) => place !== which % Math.max(1, night.length)))
      for (const [id, verdict] of Object.entries(fewer.verdicts))
        if (id in all.verdicts) expect(verdict).toBe(all.verdicts[id])
      tally('stopped otherwise', night.filter(({ to }) => ['Com', 'Tim', 'Ira'].includes(to?.[0] ?? '')).length)
    },
    { answers: 100, 'stopped otherwise': 40 },
  )
})
