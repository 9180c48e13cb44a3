/** The longest that another call waits while something long is under way: by the clock, and by the processor. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { System } from '../../../engine/ruleset/system.ts'
import { threadFromBundle } from '../../desk/reading/from-bundle.ts'
import { exported, longJournal, nightOf, opened, type DeskMeasured, type Opened } from './desk.ts'
import { spread } from './measure.ts'

const small = 'small'
const phases = 400
const undos = 50_000
const messages = 20_000

/** @param root the folder of the checkout, with its samples and what was built */
export async function measureWaits(system: System, root: string, quick: boolean): Promise<DeskMeasured[]> {
  const folder = mkdtempSync(join(tmpdir(), 'nightdesk-bench-'))
  // As in the app, where it was built: pages are read on a thread of their own.
  const reader = join(root, 'dist/reading.cjs')
  const desk = await opened(
    join(folder, 'bench.nightdesk'),
    existsSync(reader) ? () => threadFromBundle(reader) : undefined,
  )
  const { call } = desk
  const of = (count: number): number => (quick ? Math.ceil(count / 20) : count)
  try {
    await call('games.import', { text: exported(small, nightOf(system, 0)) })
    // What it costs itself the first time is no wait for others.
    await call('games.get', { game: small })
    const found: DeskMeasured[] = []
    const during = async (says: string, work: () => Promise<unknown>): Promise<void> => {
      found.push(...(await waits(desk, says, work)))
    }
    const long = longJournal(system, of(phases) * 5)
    await during(`import of ${of(phases)} phases`, () => call('games.import', { text: exported('long', long) }))
    const many = exported('undone', undoneOften(system, of(undos)))
    await during(`import of ${of(undos)} undos`, () => call('games.import', { text: many }))
    const told = exported('told', manyMessages(system, of(messages)))
    await during(`import of ${of(messages)} messages`, () => call('games.import', { text: told }))
    const samples = join(root, 'assets/sample')
    for (const name of readdirSync(samples)
      .filter(one => one.endsWith('.json'))
      .sort()) {
      const text = readFileSync(join(samples, name), 'utf8')
      const { game } = await call('games.import', { text })
      await during(`${name}: the whole game with its reasons`, () => call('posts.reasons', { game }))
      if (quick) continue
      const { phases: all } = await call('games.get', { game })
      if (!all.some(({ state }) => state !== 'open')) continue
      await during(`${name}: mending its first phase`, async () => {
        const { game: past } = await call('mend.begin', { game, phase: 0, reason: 'bench' })
        const { actions } = await call('inbox.view', { game: past, phase: 0 })
        for (const { id } of actions.slice(0, 1))
          await call('actions.override', { game: past, id, holds: false, reason: 'bench' })
        await call('mend.view', { game: past })
        await call('mend.drop', { game: past })
      })
      const { game: copy } = await call('games.copy', { game, name: 'copy' })
      await during(`${name}: merging a copy`, () => call('merge.view', { game, copy }))
      const { game: other } = await call('games.import', { text: partedEarly(text) })
      await during(`${name}: merging a copy that parted early`, () => call('merge.view', { game, copy: other }))
    }
    const page = Array.from({ length: of(1_600) }, (_, at) => unclosed(at)).join('\n')
    await during('a count of a page whose posts never close', () =>
      call('votes.count', { files: [{ file: 'page.html', text: `<!doctype html><table><tr><td>${page}` }] }),
    )
    return found
  } finally {
    await desk.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Milliseconds of the processor that this thread has had: where the system does not say, all threads. */
function used(): number {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1e6
  } catch {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1000
  }
}

/** Asks for another game over and over while something is under way. */
async function waits({ call }: Opened, says: string, work: () => Promise<unknown>): Promise<DeskMeasured[]> {
  const [clock, processor] = [[0], [0]]
  let over = false
  const done = work().finally(() => (over = true))
  while (!over) {
    const [from, before] = [performance.now(), used()]
    // It comes from outside, as a call of a window does: what is under way goes first.
    await new Promise(come => setImmediate(come))
    await call('games.get', { game: small })
    clock.push(performance.now() - from)
    processor.push(used() - before)
  }
  await done
  const longest = (ms: number[]) => spread([ms.reduce((most, one) => Math.max(most, one), 0)])
  return [
    { says: `${says}: the longest wait, by the processor`, times: processor.length - 1, ms: longest(processor) },
    { says: `${says}: the longest wait, by the clock`, times: clock.length - 1, ms: longest(clock) },
  ]
}

function undoneOften(system: System, count: number): Parameters<typeof exported>[1] {
  const journal = nightOf(system, 0).slice(0, 2)
  for (let at = 0; at < count; at++)
    journal.push({ type: 'gameNoted', note: `${at}` }, { type: 'undone', to: journal.length - 1 })
  return journal
}

const manyMessages = (system: System, count: number): Parameters<typeof exported>[1] => [
  ...nightOf(system, 0).slice(0, 2),
  ...Array.from({ length: count }, (_, at) => ({
    type: 'messageReceived' as const,
    id: `m${at}`,
    from: 'somebody',
    body: 'Good evening, tonight I would like to look at somebody, please.',
    reading: { proposals: [], doubts: [], notes: [] },
  })),
]

interface Sample {
  journal: { event: { type: string; to?: number } }[]
  resolutions: { seq: number }[]
}

/** A game as a co-host would have it who never took in its first order: everything from there on is played again. */
function partedEarly(text: string): string {
  const game = JSON.parse(text) as Sample
  const at = game.journal.findIndex(({ event }) => event.type === 'actionReceived')
  const moved = (seq: number): number => (seq >= at ? seq - 1 : seq)
  const journal = game.journal
    .filter((_, seq) => seq !== at)
    .map(one => (one.event.to === undefined ? one : { ...one, event: { ...one.event, to: moved(one.event.to) } }))
  return JSON.stringify({
    ...game,
    journal,
    resolutions: game.resolutions.map(one => ({ ...one, seq: moved(one.seq) })),
  })
}

const unclosed = (at: number): string =>
  `<table><tr><td><span class="name"><a name="${at}"></a><b>P${at % 20}</b></span><span class="postbody"><b>Vote: P1</b></span>`
