/** A file as the first version made it: of its migration alone, with rows written by hand. */
import { Connection } from '../../../electron/store/connection.ts'
import { openDatabase } from '../../../electron/store/driver.ts'
import { hold } from '../../../electron/store/gate.ts'
import { migrate } from '../../../electron/store/migrate.ts'
import { migrations } from '../../../electron/store/migrations/index.ts'
import { sealOf } from '../../../electron/store/seal.ts'
import type { Value } from '../../../electron/store/storage.ts'
import { action, created, post, resolved } from './samples.ts'

const at = '2026-11-20T12:00:00.000Z'

/** Every table of the first version with something in it: what `fill` writes, and what nothing ever wrote. */
export async function makeFirstVersion(file: string, id = 'g1'): Promise<void> {
  const handle = await openDatabase(file, 'create')
  const connection = new Connection(handle)
  await connection.alone(bare => hold(bare, true))
  await migrate(connection, 0, migrations.slice(0, 1))
  const add = (table: string, ...values: Value[]): Promise<number> =>
    handle.run(`INSERT INTO ${table} VALUES (${values.map(() => '?').join()})`, values)
  const events = [created, action('a1'), resolved]
  const seals = events.reduce<string[]>(
    (known, event, seq) => [...known, sealOf(known.at(-1) ?? '', id, seq, at, event.type, 1, JSON.stringify(event))],
    [],
  )
  await add('games', id, 'Ночь в городе', 'running', at, at, events.length, seals.at(-1)!)
  for (const [seq, event] of events.entries())
    await add('journal', id, seq, at, event.type, 1, JSON.stringify(event), seals[seq]!)
  const [outcome, trees] = [{ deaths: ['Боб'] }, { nodes: [[0, [1, 2]], []] }].map(one => JSON.stringify(one))
  await add('resolutions', id, 2, 0, at, '1.0.0', outcome!, trees!, sealOf(id, 2, 0, at, '1.0.0', outcome!, trees!))
  await add('drafts', id, 'night 1', JSON.stringify({ text: 'wip', at: [1, 2.5, null] }), at)
  await add('posts', id, post.id, post.phase, post.recipient, post.text, post.sent, post.link)
  await add('settings', 'theme', '"dark"')
  await add('messages', id, 'm1', 0, at, 'Zoë', 'never read by anything', 'new')
  await add('templates', 't1', 'Dawn', '{}', at)
  await connection.close()
}
