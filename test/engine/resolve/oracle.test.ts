import { describe, expect, it } from 'vitest'
import { everyKind, families, normalNight } from '../../oracle/generate.ts'
import type { NightOptions } from '../../oracle/generate.ts'
import { oracle, OracleTooBig } from '../../oracle/oracle.ts'
import type { OracleNight, OracleResult } from '../../oracle/oracle.ts'
import { inOracleWords, kindsOf, resolve } from '../../oracle/translate.ts'
import { roundsOf } from '../../../tools/level.mjs'
import { firstSeed } from './properties.ts'

const rounds = roundsOf(import.meta.filename)

/** Claims that the oracle may weigh in one night before it is called too big. */
const budget = 300_000
const readings = ['carried', 'literal'] as const
const names = ['random', 'dense', 'crowded'] as const

type Words = Omit<OracleResult, 'comes'> & Pick<OracleResult, 'comes'>

/** Both results in one order, kinds of actions as sets: the engine counts no kind twice. */
function comparable({ deaths, split, learned, comes, left, taken }: Words) {
  const sorted = <T>(record: Record<string, T>): Record<string, T> =>
    Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)))
  return {
    deaths,
    split: [...split].sort(),
    comes: sorted(comes),
    left: sorted(left),
    taken: sorted(taken),
    learned: sorted(
      Object.fromEntries(
        Object.entries(kindsOf(learned)).map(([id, told]) => [id, [...new Set(told.split(','))].join()]),
      ),
    ),
  }
}

/** With `split: all` the oracle names no action, and the engine those that land at several places. */
const named = (night: OracleNight, words: Words): Words =>
  night.split !== 'all'
    ? words
    : {
        ...words,
        split: night.actions
          .filter(({ id, to }) => to.length === 1 && (words.comes[id] ?? []).length > 1)
          .map(({ id }) => id),
      }

/**
 * By the letter a check in a loop may come to somebody and bring No Result (RAR-4a says so, and `open.test.ts` shows it):
 * what arrives against its word need not come together with the check. The oracle has a word for it all the same.
 */
function withoutOpen(night: OracleNight, engine: Words, brute: Words): { words: Words; open: number } {
  const isOpen = (id: string): boolean =>
    night.ruleFour === 'literal' && engine.learned[id] === 'noResult' && (engine.comes[id] ?? []).length > 0
  const open = night.actions.filter(
    ({ id, does }) => does === 'investigate' && isOpen(id) && brute.learned[id] !== 'noResult',
  )
  // A check that lands on several players gives one of their answers (RAR-R9, open with `split: all`).
  const several = night.actions.filter(
    ({ id, does }) => does === 'investigate' && brute.learned[id]!.split(',').includes(engine.learned[id] ?? ''),
  )
  const learned = {
    ...brute.learned,
    ...Object.fromEntries(several.map(({ id }) => [id, engine.learned[id]!])),
    ...Object.fromEntries(open.map(({ id }) => [id, 'noResult'])),
  }
  return { words: { ...brute, learned }, open: open.length }
}

interface Count {
  /** Checks that are open by the letter. */
  open: number
  taken: number
  nights: number
  tooBig: number
  deaths: number
  learned: number
  split: number
}

/** Compares nights of every family from `firstSeed` on, each in both readings. */
function compare(
  seeds: number,
  options: (seed: number, family: (typeof names)[number]) => Partial<NightOptions> = () => ({}),
): Count {
  const count: Count = { open: 0, taken: 0, nights: 0, tooBig: 0, deaths: 0, learned: 0, split: 0 }
  for (const family of names)
    for (let seed = firstSeed; seed < firstSeed + seeds; seed++)
      for (const ruleFour of readings) {
        const night = families[family](seed, { ...options(seed, family), ruleFour })
        const brute = witness(night)
        if (!brute) {
          count.tooBig++
          continue
        }
        const said = `family ${family}, seed ${seed}, ${ruleFour}: ${JSON.stringify(night)}`
        const engine = inOracleWords(night, resolve(night))
        const { words, open } = withoutOpen(night, engine, named(night, brute))
        expect(comparable(engine), said).toEqual(comparable(words))
        count.open += open
        count.nights++
        count.taken += Object.values(brute.taken).flat().length
        count.deaths += brute.deaths.length
        count.learned += Object.keys(brute.learned).length
        count.split += named(night, brute).split.length
      }
  return count
}

function witness(night: OracleNight): OracleResult | undefined {
  try {
    return oracle(night, budget)
  } catch (error) {
    if (error instanceof OracleTooBig) return undefined
    throw error
  }
}

function report(what: string, { open, nights, tooBig, deaths, learned, split, taken }: Count): void {
  console.info(
    `${what}: ${nights} nights from seed ${firstSeed} on agree (${deaths} deaths, ${learned} reports, ${split} split actions, ${taken} taken in); ${tooBig} too big for the oracle`,
  )
  expect(open, 'checks that are open by the letter').toBeLessThanOrEqual(1 + learned / 2000)
  expect(tooBig, 'nights that the oracle could not decide').toBeLessThan((nights + tooBig) / 100)
}

describe('the engine and an oracle that tries everything', () => {
  it('agree on one action a player, in every family and both readings', () => {
    report('one action a player', compare(rounds(860)))
  })

  it('agree where contradicting moves let an action land everywhere (split: all)', () => {
    report(
      'split: all',
      compare(rounds(90), () => ({ split: 'all' })),
    )
  })

  it('agree on masonizers, traitors who are taken in, loud visitors, and on what works on some players only', () => {
    const count = compare(rounds(340), () => normalNight)
    report('normal games', count)
    expect(count.taken).toBeGreaterThan(0)
  })

  // No voyeurs: whether he notices another visit of his own, no rule says; the oracle does, the engine does not.
  const kinds = everyKind.filter(kind => kind !== 'peek')

  it('agree on two actions a player', () => {
    report(
      'two actions a player',
      compare(rounds(90), (seed, family) => ({
        players: 3 + (seed % 3),
        actionsPerPlayer: 2,
        ...(family === 'dense' ? {} : { kinds }),
      })),
    )
  })
})
