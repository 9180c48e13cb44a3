import { describe, expect, it } from 'vitest'
import { Connection } from '../../../electron/store/connection.ts'
import { openDatabase } from '../../../electron/store/driver.ts'
import type { Handle } from '../../../electron/store/storage.ts'
import { refused } from './help.ts'
import { diskError } from './faults.ts'

async function connected(change: (handle: Handle) => Handle = handle => handle): Promise<Connection> {
  const handle = await openDatabase('', 'memory')
  await handle.script('CREATE TABLE t (n INTEGER NOT NULL UNIQUE) STRICT')
  return new Connection(change(handle))
}
const numbers = (connection: Connection): Promise<unknown[]> =>
  connection.read(async db => (await db.all('SELECT n FROM t ORDER BY n')).map(({ n }) => n))
const insert = (connection: Connection, n: number): Promise<number> =>
  connection.write(db => db.run('INSERT INTO t VALUES (?)', n))
const pause = (): Promise<void> =>
  new Promise(resolve => {
    setTimeout(resolve, 5)
  })

describe('a connection', () => {
  it('keeps what one path writes when another is taken back', async () => {
    const connection = await connected()
    const failing = connection.write(async db => {
      await db.run('INSERT INTO t VALUES (1)')
      await pause()
      throw new Error('changed my mind')
    })
    const other = insert(connection, 2)
    await expect(failing).rejects.toThrow('changed my mind')
    await other
    expect(await numbers(connection)).toEqual([2])
  })

  it('shows nobody what is not yet kept', async () => {
    const connection = await connected()
    const writing = connection.write(async db => {
      await db.run('INSERT INTO t VALUES (1)')
      await pause()
      await db.run('INSERT INTO t VALUES (2)')
    })
    expect(await numbers(connection)).toEqual([1, 2])
    await writing
  })

  it('goes in the order asked', async () => {
    const connection = await connected()
    const order: number[] = []
    await Promise.all(
      [3, 1, 2].map(async n => {
        await insert(connection, n)
        order.push(n)
      }),
    )
    expect(order).toEqual([3, 1, 2])
  })

  it('acknowledges after COMMIT', async () => {
    const said: string[] = []
    const connection = await connected(handle => ({
      ...handle,
      run: async (sql, values) => {
        await pause()
        const changes = await handle.run(sql, values)
        said.push(sql)
        return changes
      },
    }))
    await insert(connection, 1)
    expect(said.at(-1)).toBe('COMMIT')
  })

  it('keeps nothing after a statement that failed, though the error was caught', async () => {
    const connection = await connected()
    await insert(connection, 1)
    await refused(
      connection.write(async db => {
        await db.run('INSERT INTO t VALUES (2)')
        await db.run('INSERT INTO t VALUES (1)').catch(() => undefined)
        await db.run('INSERT INTO t VALUES (3)').catch(() => undefined)
      }),
      'internal',
    )
    expect(await numbers(connection)).toEqual([1])
  })

  it('waits for statements that nobody waited for', async () => {
    const connection = await connected()
    await connection.write(async db => {
      void db.run('INSERT INTO t VALUES (1)')
    })
    expect(await numbers(connection)).toEqual([1])
  })

  it('is of no use after its turn', async () => {
    const connection = await connected()
    const kept = await connection.write(async db => db)
    await refused(kept.run('INSERT INTO t VALUES (1)'), 'internal')
    const reader = await connection.read(async db => db)
    await refused(reader.all('SELECT 1'), 'internal')
  })

  it('refuses a turn within a turn, which would wait for ever', async () => {
    const connection = await connected()
    await refused(
      connection.write(async () => {
        await insert(connection, 1)
      }),
      'internal',
    )
    await refused(
      connection.read(() => numbers(connection)),
      'internal',
    )
    expect(await numbers(connection)).toEqual([])
  })

  it('goes on after a COMMIT that failed', async () => {
    let broken = true
    const connection = await connected(handle => ({
      ...handle,
      run: async (sql, values) => {
        if (sql === 'COMMIT' && broken) throw diskError()
        return await handle.run(sql, values)
      },
    }))
    await refused(insert(connection, 1), 'io')
    broken = false
    await insert(connection, 2)
    expect(await numbers(connection)).toEqual([2])
  })

  it('does nothing more once something could not be taken back', async () => {
    const connection = await connected(handle => ({
      ...handle,
      run: async (sql, values) => {
        if (sql === 'COMMIT' || sql === 'ROLLBACK') throw diskError()
        return await handle.run(sql, values)
      },
    }))
    const [first, second] = [insert(connection, 1), insert(connection, 2)]
    await refused(first, 'io')
    await refused(second, 'io')
    await refused(numbers(connection), 'io')
    await connection.close()
  })

  it('closes after what is under way, and then refuses', async () => {
    const connection = await connected()
    const [writing, closing] = [insert(connection, 1), connection.close()]
    await refused(insert(connection, 2), 'closed')
    await writing
    await closing
    await connection.close()
    await refused(numbers(connection), 'closed')
  })
})
