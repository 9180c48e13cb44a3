/** Every call, whatever it is given: an answer, or a refusal with words; never a mistake of ours, and nothing printed. */
import fc from 'fast-check'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { contract, type CallName, type CallResult } from '../../../electron/desk/contract.ts'
import { openDesk } from '../../../electron/desk/open.ts'
import { clubGame } from './club.ts'
import { asking, newDesk, pm, refusal, village } from './help.ts'
import { roundsOf } from '../../../tools/level.mjs'

vi.mock('../../../engine/systems/index.ts', async original => (await import('./club.ts')).withClub(original as never))

const names = Object.keys(contract) as CallName[]
const changing = names.filter(name => !name.startsWith('cases.') && !name.startsWith('rules.'))
const out = [vi.spyOn(process.stdout, 'write'), vi.spyOn(process.stderr, 'write')]
for (const stream of out) stream.mockImplementation(() => true)
const logs = [vi.spyOn(console, 'log'), vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
for (const log of logs) log.mockImplementation(() => undefined)
afterAll(() => vi.restoreAllMocks())

const desk = await newDesk()
/** A night with something sent in. */
async function night(): Promise<string> {
  const game = await village(desk)
  await desk.ask('inbox.paste', { game, page: [pm('Ann', 'protect Bob'), pm('Player', 'shoot Bob')].join('\n') })
  await desk.ask('inbox.take', { game })
  return game
}

/** A day of the club with votes, posts and a record, on which every other test of a call goes. */
async function clubDay(): Promise<string> {
  const game = await clubGame(desk)
  await desk.ask('votes.cast', { game, by: 'Ann', for: 'Bob' })
  await desk.ask('votes.paste', { game, page: 'From: Cat\n\n[b]Vote: Ann[/b]\n' })
  await desk.ask('records.add', { game, form: 'infraction', values: { who: 'Bob', what: 'late' } })
  return game
}

const word = fc.constantFrom(
  'Ann',
  'a1',
  'm1',
  'm2',
  'night',
  'public:public',
  'action:a1',
  'tell:died',
  'b1',
  'p1',
  'r1',
  'infraction',
  'gorny',
  'hit',
  'order',
  'guard,poison,hit',
  'day',
  'From: Ann\n\n[b]Vote: Bob[/b]',
  'xenforo',
  'rar',
  'protect',
  'ruleFour',
  'selfTarget',
  'plain',
  'UTC',
  '__proto__',
  'constructor',
  '',
  ' ',
  '\0',
  '\uD800',
  '🐺',
  'x'.repeat(600),
  '2026-11-20T12:00:00Z',
  '{"format":"nightdesk-game","version":1}',
)
const thing = fc.oneof(
  word,
  word,
  fc.constantFrom(0, 1, -1, 1.5, NaN, Infinity, 1e21, true, false, null, undefined),
  fc.constantFrom(
    [],
    ['Bob'],
    ['a1'],
    [null],
    {},
    { sanity: 'insane' },
    { who: 'Bob', what: 'rude' },
    { level: 'novice' },
    { drink: 'gin' },
  ),
  fc.jsonValue({ maxDepth: 2 }),
)
const keys = [...new Set(names.flatMap(name => Object.keys(contract[name].shape)))]
/** The keys of a call with anything behind them. */
const input = (name: CallName): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 8, arbitrary: fc.record(Object.fromEntries(Object.keys(contract[name].shape).map(key => [key, thing]))) },
    { weight: 1, arbitrary: fc.dictionary(fc.constantFrom(...keys), thing) },
    { weight: 1, arbitrary: thing },
  )
const wellAnswered = (name: string, result: CallResult<unknown>): void => {
  if (result.ok) return void JSON.stringify(result.value)
  refusal(result)
  expect(result.code, `${name}: ${result.message}`).not.toBe('internal')
}

const runs = roundsOf(import.meta.filename)(200)

describe('any call', () => {
  for (const name of names) {
    it(`${name} answers or says why not, whatever it is given`, async () => {
      const games = [await night(), await clubDay()]
      const here = (given: unknown, game: string): unknown =>
        typeof given === 'object' && given !== null && 'game' in given ? { ...given, game } : given
      await fc.assert(
        fc.asyncProperty(input(name), fc.constantFrom('', ...games), async (given, game) =>
          wellAnswered(name, await desk.desk.dispatch(name, game ? here(given, game) : given)),
        ),
        { numRuns: runs },
      )
    })
  }

  it('of a game that is not there says so', async () => {
    for (const name of names.filter(one => 'game' in contract[one].shape)) {
      const full = {
        game: 'gone',
        phase: 0,
        name: 'x',
        winner: 'x',
        seats: [],
        slot: 'Ann',
        reason: '',
        option: 'x',
        preset: 'x',
        value: 1,
        kind: 'night',
        number: 1,
        closes: '2026-11-20T12:00:00Z',
        page: 'x',
        html: '',
        source: 'thread',
        message: 'm1',
        doubt: 0,
        choice: 0,
        sender: 'Ann',
        dismissed: true,
        by: 'Ann',
        does: 'x',
        word: 'x',
        means: null,
        to: [],
        id: 'a1',
        admitted: true,
        holds: true,
        prompt: 'x',
        answer: 'x',
        for: 'x',
        gives: 'x',
        of: 'x',
        reached: 'x',
        dialect: 'plain',
        post: 'x',
        part: 'roster',
        on: true,
        text: 'x',
        sent: true,
        as: 'file',
        into: 'wiki',
        way: 'ours',
        state: 'sent',
        form: 'x',
        values: {},
        says: 'x',
        system: 'rar',
        language: 'en',
        seq: 0,
        out: true,
        late: true,
        key: 'x',
        names: [],
        parts: [],
        order: 'size',
        silent: [],
        substitutes: [],
        note: 'x',
        slots: ['Ann'],
        away: null,
        absences: [],
        rule: {},
        handled: true,
        step: 'title',
        done: true,
        which: 'near',
        copy: 'y',
        draft: { name: 'x', faction: 'x', abilities: [], modifiers: [] },
        role: 'x',
        roles: ['x'],
        saved: 'x',
        file: 'x',
        reading: 'x',
      }
      const fitting = Object.fromEntries(Object.entries(full).filter(([key]) => key in contract[name].shape))
      expect((await desk.refused(name, fitting, 'notFound')).message, name).toContain('no such game')
    }
  })

  it('that is not in the contract says so', async () => {
    for (const name of ['games.lst', 'constructor', '__proto__', 'toString', '', 'games', 'games.list '])
      refusal(await desk.desk.dispatch(name, {}), 'unknownCall')
    expect(((await desk.desk.dispatch('games.lst', {})) as { remedy: string }).remedy).toContain('games.list')
  })

  it('given something that fights back says so', async () => {
    const trap = new Proxy(
      {},
      {
        get: () => {
          throw new Error('gotcha')
        },
        ownKeys: () => {
          throw new Error('gotcha')
        },
      },
    )
    const wrong: unknown[] = []
    const own = await openDesk({ broken: error => void wrong.push(error) })
    refusal(await own.dispatch('games.create', trap))
    refusal(
      await own.dispatch('cases.check', {
        get files() {
          throw new Error('gotcha')
        },
      }),
    )
    await own.close()
  })

  it('needs an open workspace, save for case files and rules', async () => {
    const bare = await openDesk()
    for (const name of changing) refusal(await bare.dispatch(name, {}))
    refusal(await bare.dispatch('games.list', {}), 'noWorkspace')
    expect((await asking(bare).ask('rules.roles', { system: 'rar' })).roles.length).toBeGreaterThan(20)
    await bare.close()
  })
})

describe('a desk', () => {
  it('writes nothing to the terminal, not even of what it refuses or gets wrong', () => {
    expect([...out, ...logs].flatMap(stream => stream.mock.calls.map(call => String(call[0])))).toEqual([])
  })
})
