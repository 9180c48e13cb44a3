/**
 * Long work of the desk is followed as a reading is: how far it has come is told, it can be stopped between any two pieces,
 * and what was stopped leaves nothing behind. Counted, with a clock on which each piece is long.
 */
import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { CallInput, ReadingStep } from '../../../electron/desk/contract.ts'
import { followedCalls } from '../../../electron/desk/turns.ts'
import { deskAt, newDesk, refusal, type Asking } from './help.ts'
import { slowClock } from './slow-clock.ts'

type Followed = (typeof followedCalls)[number]

const sample = (name: string): string =>
  readFileSync(new URL(`../../../assets/sample/${name}.json`, import.meta.url), 'utf8')

afterEach(() => void vi.restoreAllMocks())

/** Asks, and stops it when so many words about it were heard. */
async function followed(
  { desk }: Asking,
  name: Followed,
  input: object,
  until = Infinity,
): Promise<{ result: Awaited<ReturnType<typeof desk.dispatch>>; heard: ReadingStep[] }> {
  const heard: ReadingStep[] = []
  const end = desk.subscribe(({ reading }) => {
    if (reading?.id !== 'here') return
    heard.push(reading)
    if (heard.length === until) void desk.dispatch('reading.stop', { reading: 'here' })
  })
  slowClock(60)
  try {
    return { result: await desk.dispatch(name, { ...input, reading: 'here' }), heard }
  } finally {
    vi.restoreAllMocks()
    end()
  }
}

/** Everything that is kept: each game with all there is of it, by its number in the list. */
async function keptIn({ ask }: Asking): Promise<string[]> {
  const games = await ask('games.list', {})
  const texts: string[] = []
  for (const { id } of games) texts.push((await ask('games.export', { game: id })).text)
  return [JSON.stringify(games), ...texts]
}

/** Is told of in steps that rise, and leaves nothing wherever it is stopped; then it goes through. */
async function goesThrough(asking: Asking, name: Followed, input: object, changes: boolean): Promise<void> {
  const before = await keptIn(asking)
  // What is remembered from one time to the next is not done again: the first time says how far it can come.
  const first = await followed(asking, name, input, 1)
  expect(refusal(first.result, 'stopped').message).toBe('Stopped.')
  expect(first.heard.length, name).toBe(1)
  let words = 1
  for (let until = 2; ; until *= 2) {
    const { result, heard } = await followed(asking, name, input, until)
    words = Math.max(words, heard.length)
    expect(heard.every(({ done, of }, at) => of === 100 && done <= 100 && done > (heard[at - 1]?.done ?? -1))).toBe(
      true,
    )
    if (result.ok) break
    refusal(result, 'stopped')
    expect(await keptIn(asking), `${name} stopped at ${heard.at(-1)!.done}`).toEqual(before)
  }
  expect(words, name).toBeGreaterThan(1)
  expect((await keptIn(asking)).join() === before.join(), name).toBe(!changes)
  expect(await asking.ask('reading.stop', { reading: 'here' })).toEqual({ stopped: false })
}

const imported = (asking: Asking, name: string): Promise<{ game: string }> =>
  asking.ask('games.import', { text: sample(name) })

const said: Record<Followed, true> = {
  'games.import': true,
  'games.copy': true,
  'workspace.bringBack': true,
  'posts.reasons': true,
  'posts.turned': true,
  'mend.view': true,
  'mend.accept': true,
  'merge.view': true,
  'merge.accept': true,
}

describe('is told of, and stopped without a trace:', () => {
  it('an import', async () => {
    await goesThrough(await newDesk(), 'games.import', { text: sample('1-harvest') }, true)
  })

  it('a copy, and a game out of a backup', async () => {
    const asking = await newDesk()
    const { game } = await imported(asking, '1-harvest')
    await goesThrough(asking, 'games.copy', { game, name: 'Again' }, true)
    const { path } = await asking.ask('workspace.backUp', {})
    await goesThrough(asking, 'workspace.bringBack', { path, of: game }, true)
  })

  it('where a game turned', async () => {
    const asking = await newDesk()
    const { game } = await imported(asking, '1-harvest')
    await goesThrough(asking, 'posts.turned', { game }, false)
  })

  it('a game with its reasons', async () => {
    const asking = await newDesk()
    const { game } = await imported(asking, '1-harvest')
    await goesThrough(asking, 'posts.reasons', { game }, false)
  })

  it('a past that is mended, shown and accepted', async () => {
    const asking = await newDesk()
    const { game } = await imported(asking, '3-gravel')
    const { game: past } = await asking.ask('mend.begin', { game, phase: 0, reason: 'seen late' })
    const { actions } = await asking.ask('inbox.view', { game: past, phase: 0 })
    await asking.ask('actions.override', { game: past, id: actions[0]!.id, holds: false, reason: 'seen late' })
    await goesThrough(asking, 'mend.view', { game: past }, false)
    for (const { phases } of [await asking.ask('mend.view', { game: past })])
      for (const { key, ways } of phases.flatMap(({ misfits }) => misfits))
        await asking.ask('mend.decide', { game: past, key, as: ways[0]!.id })
    // What was played is remembered: then there is nothing to follow.
    await asking.desk.close()
    await goesThrough(await deskAt(asking.file), 'mend.accept', { game: past }, true)
  })

  it('a game that two went on with, shown and made one', async () => {
    const asking = await newDesk()
    const { game } = await imported(asking, '6-sloboda')
    const { game: copy } = await asking.ask('games.copy', { game, name: 'copy' })
    await asking.ask('games.note', { game: copy, note: 'of the other host' })
    const input: CallInput<'merge.view'> = { game, copy }
    await goesThrough(asking, 'merge.view', input, false)
    await goesThrough(asking, 'merge.accept', input, true)
  })

  it('whatever takes long', () => expect(Object.keys(said).sort()).toEqual([...followedCalls].sort()))
})
