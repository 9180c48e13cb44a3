/**
 * A thread that grows, in a game: its last page is pasted once more, with nothing new on it or with one post, and the
 * count is told.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { opened, type DeskMeasured } from './desk.ts'
import { Dice } from './dice.ts'
import { spread } from './measure.ts'
import { articleOf, names, onAPage, pagesOf, posts } from './threads.ts'

/** So many pages fit into what is pasted in one go. */
const atOnce = 40

export async function measureLastPage(quick: boolean): Promise<DeskMeasured[]> {
  const folder = mkdtempSync(join(tmpdir(), 'nightdesk-bench-'))
  const { call, close } = await opened(join(folder, 'bench.nightdesk'))
  try {
    const { game } = await call('games.create', { name: 'Thread', system: 'rar' })
    await call('roster.set', { game, seats: names.map(name => ({ name, role: 'vanilla' })) })
    await call('phases.open', { game, kind: 'day', number: 1 })
    const pages = pagesOf(new Dice(7), onAPage).map(({ text }) => text)
    for (let at = 0; at < pages.length; at += atOnce)
      await call('votes.paste', { game, page: pages.slice(at, at + atOnce).join('\n') })
    await call('votes.view', { game, phase: 0 })
    const last = pages.at(-1)!
    const dice = new Dice(8)
    const grown = (round: number): string => last.replace('</body>', `${articleOf(posts + 1 + round, dice)}</body>`)
    const times = quick ? 5 : 20
    const said = `last of ${pages.length} pages pasted again`
    return [
      await timed(`${said}, nothing new: read`, times, () => call('votes.paste', { game, page: last })),
      await timed(`${said}, one post more: read and kept`, times, round =>
        call('votes.paste', { game, page: grown(round) }),
      ),
      await timed(`${said}, one post more: read, kept, counted and told`, times, async round => {
        await call('votes.paste', { game, page: grown(times + round) })
        await call('votes.view', { game, phase: 0 })
      }),
    ]
  } finally {
    await close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function timed(says: string, times: number, work: (round: number) => Promise<unknown>): Promise<DeskMeasured> {
  const each: number[] = []
  for (let round = 0; round < times; round++) {
    const from = performance.now()
    await work(round)
    each.push(performance.now() - from)
  }
  return { says, times, ms: spread(each) }
}
