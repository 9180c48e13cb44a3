/** What takes long goes in pieces: so often the desk turns to others meanwhile. Counted, with a clock on which each piece is long. */
import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { giveWay, inPieces } from '../../../electron/desk/give-way.ts'
import { splitInSteps } from '../../../engine/text/split.ts'
import { dialects } from '../../../engine/text/dialects/index.ts'
import { text } from '../../../engine/text/span.ts'
import { newDesk } from './help.ts'
import { slowClock } from './slow-clock.ts'

const sample = (name: string): string =>
  readFileSync(new URL(`../../../assets/sample/${name}.json`, import.meta.url), 'utf8')

afterEach(() => void vi.restoreAllMocks())

/** How often others could be answered while something was under way. */
async function turnsDuring<Given>(work: () => Promise<Given>): Promise<{ turns: number; given: Given }> {
  slowClock(20)
  let turns = 0
  let over = false
  const turn = (): void => {
    turns++
    if (!over) setImmediate(turn)
  }
  setImmediate(turn)
  const given = await work()
  over = true
  vi.restoreAllMocks()
  return { turns, given }
}

describe('long work gives way', () => {
  it('once a piece, and not at all where it is short', async () => {
    expect((await turnsDuring(() => inPieces(splitInSteps(dialects.phpbb, [[text('a')]])))).turns).toBeLessThan(3)
    const many = Array.from({ length: 300 }, (_, at) => [text(`paragraph ${at}`)])
    expect((await turnsDuring(() => inPieces(splitInSteps(dialects.phpbb, many, 2_000)))).turns).toBeGreaterThan(300)
    let turned = false
    setImmediate(() => (turned = true))
    vi.spyOn(performance, 'now').mockReturnValue(0)
    await giveWay()
    expect(turned).toBe(false)
  })

  it('in every row of a game with its reasons, in every event of an import, in every phase of what is compared', async () => {
    const { ask } = await newDesk()
    const took = await turnsDuring(() => ask('games.import', { text: sample('4-saltmarket') }))
    const { game } = took.given
    const { revision, phases } = await ask('games.get', { game })
    expect(took.turns).toBeGreaterThan(revision + 5 * phases.length)
    const { ask: anew } = await newDesk()
    const log = await anew('games.import', { text: sample('4-saltmarket') })
    const changes = await turnsDuring(() => anew('log.view', { game: log.game }))
    expect(changes.turns).toBeGreaterThan(revision + changes.given.length / 50)
    const rows = []
    for (const { index } of phases) rows.push(...(await ask('night.view', { game, phase: index })).rows)
    const posts = await turnsDuring(() => ask('posts.reasons', { game }))
    expect(posts.turns).toBeGreaterThan(rows.length)
    const { game: copy } = await ask('games.copy', { game, name: 'copy' })
    expect((await turnsDuring(() => ask('merge.view', { game, copy }))).turns).toBeGreaterThan(0)
    const { game: past } = await ask('mend.begin', { game, phase: 0, reason: 'seen late' })
    expect((await turnsDuring(() => ask('mend.view', { game: past }))).turns).toBeGreaterThan(2 * phases.length)
  })
})
