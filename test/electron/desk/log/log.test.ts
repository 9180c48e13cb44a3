/** The log tells every change in words; undo takes any of them back, redo does them again, over a restart too. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CallInput, CallName } from '../../../../electron/desk/contract.ts'
import { deskAt, newDesk, nextFile, pm, standing, village, villagers, type Asking } from '../help.ts'
import { roundsOf } from '../../../../tools/level.mjs'

const desk = await newDesk()
const { ask, refused } = desk
const told = async (game: string) =>
  (await ask('log.view', { game })).map(({ says, undone }) => `${undone ? '(undone) ' : ''}${says}`)

describe('the log', () => {
  it('tells each change once, in words, with its phase', async () => {
    const game = await village(desk, { open: false })
    await ask('options.choose', { game, option: 'selfTarget', value: true })
    await ask('phases.open', { game, kind: 'night', number: 1 })
    await ask('inbox.paste', { game, page: [pm('Ann', 'protect Bob'), pm('Eli', 'kill Ann')].join('\n') })
    await ask('inbox.take', { game })
    await ask('actions.override', { game, id: 'a1', holds: false, reason: 'too late' })
    await ask('roster.replace', { game, slot: 'Bob', name: 'Zoë' })
    await ask('phases.lock', { game })
    await ask('games.finish', { game, winner: 'mafia' })
    const rows = await ask('log.view', { game })
    expect(rows.map(({ phase, says }) => [phase, says])).toEqual([
      [undefined, 'Created the game'],
      [undefined, 'Set the roster: 7 players'],
      [undefined, 'Set self-targeting: yes'],
      ['Night 1', 'Started Night 1'],
      ['Night 1', 'Pasted 2 messages'],
      ['Night 1', 'Accepted 2 actions'],
      ['Night 1', expect.stringMatching(/^Ruled that Ann's .+ failed \(too late\)$/)],
      ['Night 1', 'Zoë replaced Bob'],
      ['Night 1', 'Locked the phase: Ann died'],
      ['Night 1', 'Ended the game. Winner: mafia'],
    ])
    expect(rows.map(({ about = [] }) => about.join(' '))).toEqual([
      '',
      '',
      '',
      '',
      'Ann Bob Eli',
      'Ann Bob Eli',
      'Ann',
      'Bob',
      'Ann',
      '',
    ])
    expect(rows.flatMap(({ came }) => came ?? [])).toEqual([{ slot: 'Bob', name: 'Zoë' }])
    expect(new Set(rows.map(({ at }) => at)).size).toBe(rows.length)
    expect(rows.every(({ undone }) => !undone)).toBe(true)
  })

  it('shows what was taken back, and what would be taken back next', async () => {
    const game = await village(desk)
    await ask('actions.submit', { game, by: 'Ann', does: 'protect', to: ['Bob'] })
    expect(await ask('games.get', { game })).toMatchObject({ undo: expect.stringContaining("Accepted Ann's") })
    const { says } = await ask('log.undo', { game })
    expect(says).toContain("Accepted Ann's")
    expect((await told(game)).at(-1)).toContain("(undone) Accepted Ann's")
    expect(await ask('games.get', { game })).toMatchObject({ undo: 'Started Night 1', redo: says })
    expect((await ask('log.redo', { game })).says).toBe(says)
    expect(await ask('games.get', { game })).toMatchObject({ undo: says })
    expect((await ask('games.get', { game })).redo).toBeUndefined()
  })
})

describe('undo', () => {
  it('takes a change of several events back whole', async () => {
    const game = await village(desk)
    await ask('inbox.paste', { game, page: [pm('Ann', 'protect Bob'), pm('Eli', 'kill Ann')].join('\n') })
    const before = await standing(desk, game)
    await ask('inbox.take', { game })
    await ask('log.undo', { game })
    expect(await standing(desk, game)).toEqual(before)
  })

  it('takes everything from a change on back, and one redo brings all of it back', async () => {
    const game = await village(desk, { open: false })
    const atRoster = await standing(desk, game)
    await ask('phases.open', { game, kind: 'night', number: 1 })
    await ask('actions.submit', { game, by: 'Eli', does: 'factionKill', to: ['Ann'] })
    await ask('phases.lock', { game })
    const atEnd = await standing(desk, game)
    const from = (await ask('log.view', { game })).find(({ says }) => says === 'Started Night 1')!.seq
    expect((await ask('log.undo', { game, from })).says).toBe('3 changes, starting with “Started Night 1”')
    expect(await standing(desk, game)).toEqual(atRoster)
    await ask('log.redo', { game })
    expect(await standing(desk, game)).toEqual(atEnd)
  })

  it('ends where the game began, and redo where something else was done since', async () => {
    const game = await village(desk)
    await refused('log.redo', { game }, 'declined')
    await refused('log.undo', { game, from: 0 }, 'declined')
    await refused('log.undo', { game, from: 99 }, 'declined')
    await ask('log.undo', { game })
    await ask('log.undo', { game })
    await refused('log.undo', { game }, 'declined')
    await ask('roster.set', { game, seats: villagers.slice(0, 2) })
    await refused('log.redo', { game }, 'declined')
  })

  it('of a lock brings the phase back as it was, and a lock done again keeps its result', async () => {
    const game = await village(desk)
    await ask('actions.submit', { game, by: 'Eli', does: 'factionKill', to: ['Ann'] })
    const before = await standing(desk, game)
    await ask('phases.lock', { game })
    const locked = await standing(desk, game)
    await ask('log.undo', { game })
    expect(await standing(desk, game)).toEqual(before)
    await ask('log.redo', { game })
    expect(await standing(desk, game)).toEqual(locked)
    await ask('log.undo', { game })
    await ask('phases.lock', { game })
    expect(await standing(desk, game)).toEqual(locked)
  })

  it('takes back one change only, though the clock was set back between two sessions', async () => {
    const file = nextFile()
    const now = (): Date => new Date('2026-11-20T10:00:00Z')
    const first = await deskAt(file, { now })
    const game = await village(first)
    await first.desk.close()
    for (const by of ['Ann', 'Bob', 'Cat']) {
      const again = await deskAt(file, { now })
      await again.ask('roster.change', { game, slot: by, note: 'here' })
      await again.desk.close()
    }
    const last = await deskAt(file, { now })
    expect((await last.ask('log.view', { game })).map(({ says }) => says)).toEqual([
      'Created the game',
      'Set the roster: 7 players',
      'Started Night 1',
      'Changed Ann',
      'Changed Bob',
      'Changed Cat',
    ])
  })
})

type Step = { [Name in CallName]: [name: Name, input: Omit<CallInput<Name>, 'game'>] }[CallName]
const step = <Name extends CallName>(name: Name, input: Omit<CallInput<Name>, 'game'>): Step =>
  [name, input] as unknown as Step

const who = fc.constantFrom('Ann', 'Bob', 'Cat', 'Dee', 'Eli', 'Fay', 'Gus')
const deed = fc.constantFrom('protect', 'investigate', 'shoot', 'factionKill', 'block')
const action = fc.constantFrom('a1', 'a2', 'a3')
const message = fc.constantFrom('m1', 'm2', 'm3')
const orders = fc.constantFrom(
  'protect Bob',
  'kill Ann',
  'shoot Eli',
  'investigate',
  'cancel that',
  'no action tonight',
  'hello there',
)
/** Anything a host may do; much of it is refused. */
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.tuple(who, deed, who).map(([by, does, to]) => step('actions.submit', { by, does, to: [to] })),
  },
  {
    weight: 3,
    arbitrary: fc
      .array(fc.tuple(fc.oneof(who, fc.constant('Stranger')), orders, fc.integer({ min: 10, max: 23 })), {
        minLength: 1,
        maxLength: 3,
      })
      .map(list =>
        step('inbox.paste', {
          page: list.map(([from, body, hour]) => pm(from, body, `2026-11-20 ${hour}:00`)).join('\n'),
        }),
      ),
  },
  { weight: 2, arbitrary: fc.constant(step('inbox.take', {})) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      step('phases.lock', {}),
      step('phases.open', { kind: 'day', number: 1 }),
      step('phases.open', { kind: 'night', number: 2 }),
    ),
  },
  fc
    .tuple(message, fc.constantFrom(0, 1, null))
    .map(([id, choice]) => step('inbox.answer', { message: id, doubt: 0, choice })),
  fc.tuple(message, who).map(([id, sender]) => step('inbox.sender', { message: id, sender })),
  fc.tuple(message, fc.boolean()).map(([id, dismissed]) => step('inbox.dismiss', { message: id, dismissed })),
  action.map(id => step('actions.withdraw', { id })),
  fc.tuple(action, fc.boolean()).map(([id, admitted]) => step('actions.admit', { id, admitted })),
  fc.tuple(action, fc.boolean()).map(([id, holds]) => step('actions.override', { id, holds, reason: 'so ruled' })),
  action.map(id => step('actions.liftOverride', { id })),
  fc.tuple(who, who).map(([slot, name]) => step('roster.replace', { slot, name: `New ${name}` })),
  who.map(slot => step('roster.remove', { slot, reason: 'left' })),
  fc
    .tuple(who, fc.constantFrom('cop', 'goon', 'doctor'))
    .map(([slot, role]) => step('roster.change', { slot, role, note: role })),
  fc.constant(step('phases.extend', { closes: '2026-11-21T06:00:00Z' })),
  fc.constant(step('options.choose', { option: 'selfTarget', value: true })),
  fc.constant(step('games.finish', { winner: 'town' })),
  { weight: 2, arbitrary: fc.constantFrom(step('log.undo', {}), step('log.redo', {})) },
)

/** @returns whether it was done */
const does = async ({ desk: { dispatch } }: Asking, game: string, [name, input]: Step): Promise<boolean> => {
  const result = await dispatch(name, { ...input, game })
  if (!result.ok && !['declined', 'notFound', 'badInput'].includes(result.code))
    throw new Error(`${name}: ${result.message}`)
  return result.ok
}

const times = async (count: number, work: () => Promise<unknown>): Promise<void> => {
  for (let done = 0; done < count; done++) await work()
}

describe('any game', () => {
  it('is as at its start once everything is undone, and as before once everything is redone, over restarts', async () => {
    const file = nextFile()
    let now = await deskAt(file)
    let [runs, steps, done] = [0, 0, 0]
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { minLength: 1, maxLength: 14 }), fc.boolean(), async (list, restart) => {
        const game = await village(now, { name: `Run ${runs++}` })
        const start = await standing(now, game)
        const changes = async (): Promise<number> =>
          (await now.ask('log.view', { game })).filter(({ undone }) => !undone).length
        const atStart = await changes()
        for (const one of list) {
          if (one[0] === 'log.undo' && (await changes()) === atStart) continue
          steps++
          if (await does(now, game, one)) done++
        }
        const end = await standing(now, game)
        const undone = (await changes()) - atStart
        await times(undone, () => now.ask('log.undo', { game }))
        if (restart) {
          await now.desk.close()
          now = await deskAt(file)
        }
        expect(await standing(now, game)).toEqual(start)
        await times(undone, () => now.ask('log.redo', { game }))
        expect(await standing(now, game)).toEqual(end)
      }),
      { numRuns: roundsOf(import.meta.filename)(120) },
    )
    console.log(`undo and redo: ${runs} games, ${steps} commands, ${done} done and the others refused`)
    await now.desk.close()
    const again = await deskAt(file)
    expect((await again.ask('games.list', {})).length).toBeGreaterThanOrEqual(runs)
  })
})
