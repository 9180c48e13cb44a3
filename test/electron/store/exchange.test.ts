import fc from 'fast-check'
import { expect, it } from 'vitest'
import { openStore } from '../../../electron/store/open.ts'
import type { Store } from '../../../electron/store/store.ts'
import type { GameExport } from '../../../electron/store/exchange.ts'
import { folder, refused } from './help.ts'
import { fill } from './samples.ts'

const { file } = folder()
const exported = (store: Store, id: string): Promise<GameExport> => store.read(tables => tables.exchange.export(id))

it('carries a game to another file without loss', async () => {
  const [here, there] = [await openStore(file()), await openStore(file())]
  await fill(here)
  const written = JSON.stringify(await exported(here, 'g1'))
  expect(await there.write(tables => tables.exchange.import(JSON.parse(written)))).toBe('g1')
  expect(JSON.stringify(await exported(there, 'g1'))).toBe(written)
  await there.check()
  await refused(
    there.write(tables => tables.exchange.import(JSON.parse(written))),
    'exists',
  )
  expect(await there.write(tables => tables.exchange.import(JSON.parse(written), 'g2'))).toBe('g2')
  const copy = await exported(there, 'g2')
  expect(JSON.stringify({ ...copy, game: { ...copy.game, id: 'g1' } })).toBe(written)
  await here.close()
  await there.close()
})

const text = fc.string({ unit: 'grapheme' }).filter(said => !said.includes('\0'))
const data = fc.jsonValue().map((value): unknown => JSON.parse(JSON.stringify(value)))
const list = <One>(one: fc.Arbitrary<One>, by: (one: One) => string): fc.Arbitrary<One[]> =>
  fc.uniqueArray(one, { selector: by, maxLength: 4 })

const anyGame: fc.Arbitrary<GameExport> = fc.record({
  format: fc.constant('nightdesk-game' as const),
  version: fc.constant(1 as const),
  game: fc.record({ id: text.filter(id => id !== ''), name: text, state: text, created: text, changed: text }),
  journal: fc.array(fc.record({ at: text, type: text, version: fc.maxSafeNat(), event: data }), {
    minLength: 1,
    maxLength: 5,
  }),
  resolutions: fc
    .record({ seq: fc.constant(0), phase: fc.nat(), at: text, engine: text, outcome: data, trees: data })
    .map(one => [one]),
  drafts: list(fc.record({ key: text, value: data, changed: text }), ({ key }) => key),
  messages: fc.constant([]),
  posts: list(
    fc.record({ id: text, phase: fc.constant(3), recipient: text, text, sent: text, link: text }),
    ({ id }) => id,
  ),
})
/** Drafts come out by key, in the order of their bytes in UTF-8. */
const sorted = (game: GameExport): GameExport => ({
  ...game,
  drafts: [...game.drafts].sort((one, other) => Buffer.compare(Buffer.from(one.key), Buffer.from(other.key))),
})

it('carries any game without loss', async () => {
  const store = await openStore(file())
  await fc.assert(
    fc.asyncProperty(anyGame, async game => {
      const back = await store
        .write(async tables => {
          await tables.exchange.import(game, 'here')
          const got = await tables.exchange.export('here')
          throw Object.assign(new Error('seen'), { got })
        })
        .catch((error: unknown) => (error as { got?: GameExport }).got ?? Promise.reject(error))
      expect(JSON.stringify({ ...back, game: { ...back.game, id: game.game.id } })).toBe(JSON.stringify(sorted(game)))
    }),
    { numRuns: 50 },
  )
  await store.close()
})

it('takes nothing that does not fit, and says where', async () => {
  const store = await openStore(file())
  await fill(store, 'whole')
  const whole = await exported(store, 'whole')
  const broken: [said: string, data: unknown][] = [
    ['This cannot be read: it is not a set of fields.', null],
    ['format is not text', {}],
    ['not a game', { format: 'letter', version: 1 }],
    ['journal is not a list', { ...whole, journal: {} }],
    ['journal[0].version is not a whole number', { ...whole, journal: [{ ...whole.journal[0], version: 1.5 }] }],
    ['game.more is not known here', { ...whole, game: { ...whole.game, more: 1 } }],
    ['posts[0].link is not text', { ...whole, posts: [{ ...whole.posts[0], link: undefined }] }],
    ['half a character', { ...whole, posts: [{ ...whole.posts[0], text: '\uD83D' }] }],
    ['messages is not an empty list', { ...whole, messages: [{ id: 'm1' }] }],
  ]
  for (const [said, data] of broken)
    expect(
      (
        await refused(
          store.write(tables => tables.exchange.import(data, 'other')),
          'badValue',
        )
      ).message,
    ).toContain(said)
  await refused(
    store.write(tables => tables.exchange.import({ ...whole, version: 2 }, 'other')),
    'newer',
  )
  await refused(
    store.write(tables =>
      tables.exchange.import({ ...whole, resolutions: [{ ...whole.resolutions[0]!, seq: 99 }] }, 'other'),
    ),
    'notFound',
  )
  expect(await store.read(async tables => (await tables.games.list()).map(({ id }) => id))).toEqual(['whole'])
  await store.close()
})
