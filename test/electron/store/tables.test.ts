import { describe, expect, it } from 'vitest'
import { openStore } from '../../../electron/store/open.ts'
import type { Store } from '../../../electron/store/store.ts'
import { folder, refused } from './help.ts'
import { action, created, everything, fill, resolved } from './samples.ts'

const { file } = folder()
const opened = (at = '2026-11-20T12:00:00.000Z'): Promise<Store> => openStore(file(), { now: () => new Date(at) })

describe('the journal', () => {
  it('gives back what was added, numbered from 0', async () => {
    const store = await opened()
    await store.write(tables => tables.games.create('g', 'G', 'running'))
    expect(await store.write(tables => tables.journal.append('g', 0, [created, action('a1')]))).toBe(2)
    expect(await store.write(tables => tables.journal.append('g', 2, [resolved]))).toBe(3)
    const read = await store.read(tables => tables.journal.read('g'))
    expect(read.map(({ seq, at, type, version }) => [seq, at, type, version])).toEqual(
      [created, action('a1'), resolved].map(({ type }, seq) => [seq, '2026-11-20T12:00:00.000Z', type, 1]),
    )
    expect(read.map(({ event }) => event)).toEqual([created, action('a1'), resolved])
    await store.close()
  })

  it('refuses what was decided on an older game', async () => {
    const store = await opened()
    await fill(store)
    const before = await everything(store)
    await refused(
      store.write(tables => tables.journal.append('g1', 2, [action('a2')])),
      'conflict',
    )
    await refused(
      store.write(tables => tables.journal.append('g1', 4, [action('a2')])),
      'conflict',
    )
    const both = await Promise.allSettled(
      ['a2', 'a3'].map(id => store.write(tables => tables.journal.append('g1', 3, [action(id)]))),
    )
    expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
    expect((await store.read(tables => tables.games.get('g1'))).events).toBe(4)
    expect(before).not.toBe(await everything(store))
    await store.close()
  })

  it('adds all events of a command, or none', async () => {
    const store = await opened()
    await fill(store)
    const before = await everything(store)
    await refused(
      store.write(tables =>
        tables.journal.append('g1', 3, [action('a2'), { type: 'playerRemoved', slot: 'Ann', reason: NaN as never }]),
      ),
      'badValue',
    )
    await refused(
      store.write(async tables => {
        await tables.journal.append('g1', 3, [action('a2')])
        await tables.games.rename('nowhere', 'X')
      }),
      'notFound',
    )
    expect(await everything(store)).toBe(before)
    await store.close()
  })

  it('refuses a game that is not there', async () => {
    const store = await opened()
    await refused(
      store.write(tables => tables.journal.append('g', 0, [created])),
      'notFound',
    )
    await refused(
      store.read(tables => tables.journal.read('g')),
      'notFound',
    )
    await refused(
      store.write(tables => tables.drafts.put('g', 'a', 1)),
      'notFound',
    )
    await refused(
      store.write(tables => tables.posts.put('g', { id: '1', phase: 0, recipient: '', text: '', sent: '', link: '' })),
      'notFound',
    )
    await store.close()
  })
})

describe('values', () => {
  it.each([
    [NaN],
    [-0],
    [undefined],
    [1n],
    [new Date(0)],
    [new Map()],
    [() => 1],
    [{ a: [{ b: Infinity }] }],
    [[undefined]],
    [circle()],
    [deep(600)],
  ])('are refused where JSON would change them: %o', async value => {
    const store = await opened()
    await refused(
      store.write(tables => tables.settings.put('key', value)),
      'badValue',
    )
    await store.close()
  })

  it.each([
    [null],
    [0.1],
    ['\uD83D half, NUL \0, ünï 🐺'],
    [{ toJSON: 'a word' }],
    [JSON.parse('{"__proto__": {"a": 1}, "constructor": 2}')],
    [deep(400)],
    [[1e21, 5e-324, -1.5]],
  ])('come back as they were: %o', async value => {
    const store = await opened()
    await store.write(tables => tables.settings.put('key', value))
    const back = (await store.read(tables => tables.settings.all())).get('key')
    expect(JSON.stringify(back)).toBe(JSON.stringify(value))
    await store.close()
  })

  it('say where the trouble is', async () => {
    const store = await opened()
    const { message } = await refused(
      store.write(tables => tables.settings.put('key', { roster: [{ uses: NaN }] })),
      'badValue',
    )
    expect(message).toContain('roster.0.uses')
    await store.close()
  })
})

describe('the tables', () => {
  it('list games with names, states and counts', async () => {
    const store = await opened()
    await fill(store)
    await store.write(async tables => {
      await tables.games.create('g2', 'Second', 'setup')
      await tables.games.rename('g2', 'Second night')
      await tables.games.setState('g2', 'finished')
      await tables.posts.put('g1', {
        id: 'p2',
        phase: 0,
        recipient: 'Zoë',
        text: 'You saw nothing.',
        sent: '2026-11-20T13:00:00Z',
        link: 'https://forum.example/t/1#2',
      })
    })
    const at = '2026-11-20T12:00:00.000Z'
    expect(await store.read(tables => tables.games.list())).toEqual([
      {
        id: 'g1',
        name: 'Ночь в городе',
        state: 'running',
        created: at,
        changed: at,
        events: 3,
        resolutions: 1,
        posts: 2,
        sent: 1,
      },
      {
        id: 'g2',
        name: 'Second night',
        state: 'finished',
        created: at,
        changed: at,
        events: 0,
        resolutions: 0,
        posts: 0,
        sent: 0,
      },
    ])
    await refused(
      store.write(tables => tables.games.create('g1', 'Again', 'setup')),
      'exists',
    )
    await refused(
      store.write(tables => tables.games.create('', 'Nameless', 'setup')),
      'badValue',
    )
    await refused(
      store.write(tables => tables.games.rename('g3', 'Nobody')),
      'notFound',
    )
    await store.close()
  })

  it('keep what a phase was locked with, once', async () => {
    const store = await opened()
    await fill(store)
    const locked = {
      seq: 2,
      phase: 0,
      engine: '1.0.0',
      outcome: { deaths: ['Боб'] },
      trees: { nodes: [[0, [1, 2]], []] },
    }
    expect(await store.read(tables => tables.resolutions.get('g1', 2))).toEqual({
      ...locked,
      at: '2026-11-20T12:00:00.000Z',
    })
    expect(await store.read(tables => tables.resolutions.list('g1'))).toEqual([
      { seq: 2, phase: 0, engine: '1.0.0', at: '2026-11-20T12:00:00.000Z' },
    ])
    await refused(
      store.write(tables => tables.resolutions.keep('g1', { ...locked, engine: '2.0.0' })),
      'exists',
    )
    await refused(
      store.write(tables => tables.resolutions.keep('g1', { ...locked, seq: 9 })),
      'notFound',
    )
    await refused(
      store.read(tables => tables.resolutions.get('g1', 1)),
      'notFound',
    )
    await store.close()
  })

  it('keep the latest of settings, drafts and posts', async () => {
    const store = await opened()
    await fill(store)
    await store.write(async tables => {
      await tables.settings.put('theme', 'light')
      await tables.drafts.put('g1', 'night 1', 'new')
      await tables.drafts.put('g1', 'night 2', 'other')
      await tables.drafts.remove('g1', 'night 2')
      await tables.posts.put('g1', {
        id: 'p1',
        phase: 0,
        recipient: 'public',
        text: 'Боб is dead!',
        sent: 'now',
        link: '',
      })
    })
    await store.read(async tables => {
      expect([...(await tables.settings.all())]).toEqual([['theme', 'light']])
      expect(await tables.drafts.list('g1')).toMatchObject([{ key: 'night 1', value: 'new' }])
      expect(await tables.posts.list('g1')).toMatchObject([{ id: 'p1', text: 'Боб is dead!', sent: 'now' }])
    })
    await store.write(async tables => {
      await tables.settings.remove('theme')
    })
    expect(await store.read(async tables => [(await tables.settings.all()).size])).toEqual([0])
    await store.close()
  })
})

function circle(): unknown {
  const one: { self?: unknown } = {}
  one.self = one
  return one
}

function deep(levels: number): unknown {
  let value: unknown = 'ground'
  for (let level = 0; level < levels; level++) value = [value]
  return value
}
