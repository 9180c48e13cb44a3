/**
 * A process to be killed: `commands FILE` says that it has opened a file, carries out one command after another and prints the number of each once it is
 * acknowledged; `upgrade FILE N` brings a file up to date and ends itself before the N-th call that writes; `hold FILE`
 * opens a file and waits; `open FILE` says whether it can.
 */
import { writeSync } from 'node:fs'
import { StoreError } from '../../../electron/store/error.ts'
import { openStore } from '../../../electron/store/open.ts'
import type { Writing } from '../../../electron/store/tables.ts'
import { later, onlyReads, watched } from './faults.ts'
import { action, created } from './samples.ts'

const [what, file = '', number = ''] = process.argv.slice(2)
const say = (line: string): void => void writeSync(1, `${line}\n`)

/** What command `k` leaves behind. `expected` in kill.test.ts says the same. */
async function command(tables: Writing, k: number): Promise<void> {
  const { events } = await tables.games.get('g')
  const add = (count: number): Promise<number> =>
    tables.journal.append(
      'g',
      events,
      Array.from({ length: count }, (_, index) => action(`${k}.${index}`)),
    )
  const put = (text: string): Promise<void> =>
    tables.posts.put('g', { id: String(k), phase: k, recipient: 'public', text, sent: '', link: '' })
  switch (k % 5) {
    case 0:
      await add(1)
      await put(`kill Боб ${k}`)
      break
    case 1:
      await add(3)
      await put('x'.repeat((k * 97) % 9000))
      break
    case 2:
      await add(2)
      await tables.resolutions.keep('g', {
        seq: events + 1,
        phase: k,
        engine: String(k),
        outcome: { k },
        trees: Array.from({ length: (k * 31) % 3000 }, (_, index) => index),
      })
      break
    case 3:
      await tables.games.rename('g', `after ${k}`)
      break
    case 4:
      await add(1)
      await put('long 🐺 '.repeat((k * 53) % 8000))
  }
  await tables.drafts.put('g', 'last', k)
  await tables.settings.put('last', k)
}

if (what === 'commands') {
  const store = await openStore(file)
  say('opened')
  const last = await store.read(tables => tables.settings.all().then(all => all.get('last')))
  if (last === undefined) {
    await store.write(async tables => {
      await tables.games.create('g', 'G', 'running')
      await tables.journal.append('g', 0, [created])
      await tables.settings.put('last', 0)
    })
  }
  for (let k = Number(last ?? 0) + 1; ; k++) {
    await store.write(tables => command(tables, k))
    say(String(k))
  }
} else if (what === 'upgrade') {
  const stop = Number(number)
  let writes = 0
  const store = await openStore(file, {
    steps: later,
    storage: watched((_, name) => {
      if (!onlyReads.test(name) && ++writes === stop) process.kill(process.pid, 'SIGKILL')
    }),
  })
  await store.close()
  say('done')
} else {
  try {
    await openStore(file)
    say('opened')
    if (what === 'hold') setInterval(() => undefined, 1000)
    else process.exit()
  } catch (error) {
    say(error instanceof StoreError ? error.code : String(error))
  }
}
