/** A game that somebody edited outside is refused with the place and a remedy, or it can be looked at from every side. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { eventVersion } from '../../../../electron/desk/library/book.ts'
import type { CallName } from '../../../../electron/desk/contract.ts'
import { openStore } from '../../../../electron/store/open.ts'
import { deskAt, newDesk, nextFile, pm, village, type Asking } from '../help.ts'

type Plain = Record<string, unknown>
interface Export {
  game: Plain
  journal: { at: string; type: string; event: Plain }[]
  resolutions: { phase: number; outcome: Plain; trees: { rows: Plain[]; roots: number[] } }[]
  drafts: { key: string; value: unknown; changed: string }[]
  posts: Plain[]
  settings: unknown
}

/** The first night and day of a game with posts, votes and messages. */
function gravel(): Export {
  const data = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../../../assets/sample/3-gravel.json'), 'utf8'),
  ) as Export
  return {
    ...data,
    journal: data.journal.slice(0, 38),
    resolutions: data.resolutions.slice(0, 2),
    posts: data.posts.filter(({ phase }) => Number(phase) < 2),
  }
}

const spoilt = (how: (data: Export) => void): string => {
  const data = gravel()
  how(data)
  return JSON.stringify(data)
}
const event = ({ journal }: Export, type: string): Plain => journal.find(one => one.type === type)!.event
const reading = (data: Export): { proposals: Plain[]; doubts: Plain[]; notes: Plain[] } =>
  data.journal.find(
    ({ event: { type, reading: read } }) => type === 'messageReceived' && (read as { proposals: [] }).proposals.length,
  )!.event.reading as never
const edit = (value: unknown) => (data: Export) =>
  void data.drafts.push({ key: 'post:0:public:public', value, changed: '2026-01-01T00:00:00.000Z' })

const tampered: [string, (data: Export) => void, string | RegExp][] = [
  [
    'an edit whose text is an object',
    edit({ text: { a: 1 }, base: '' }),
    'This game cannot be imported: drafts[0].value.text is a set of fields, but should be text.',
  ],
  [
    'an edit that is too long',
    edit({ text: 'x'.repeat(200_001), base: '' }),
    'drafts[0].value.text has 200001 characters, but at most 200000 are allowed.',
  ],
  [
    'a wording that is none',
    data =>
      void data.drafts.push({ key: 'wording:x', value: [{ from: 0, says: {} }], changed: '2026-01-01T00:00:00.000Z' }),
    'drafts[0].value[0].says',
  ],
  [
    'spans that are none',
    data => void (reading(data).proposals[0]!.spans = 'x'),
    /: journal\[\d+\]\.event\.reading\.proposals\[0\]\.spans is "x", but should be a list\.$/,
  ],
  [
    'a span that ends before it starts',
    data => void (reading(data).proposals[0]!.spans = [{ start: 2, end: 1 }]),
    '.spans[0] ends before it starts.',
  ],
  [
    'a span beyond the message',
    data => void (reading(data).proposals[0]!.spans = [{ start: 0, end: 99_999 }]),
    '.spans[0] is past the end of the message.',
  ],
  [
    'a span of half a character',
    data => void (reading(data).proposals[0]!.targets = [{ start: 0.5, end: 1 }]),
    '.targets[0].start is 0.5',
  ],
  [
    'a note of no kind',
    data => void (reading(data).notes = [{ kind: 'constructor', span: { start: 0, end: 0 } }]),
    '.notes[0].kind is "constructor", which is not known here.',
  ],
  [
    "an object as a tree's rule",
    data => void (data.resolutions[1]!.trees.rows[2]!.rule = { says: 'no' }),
    'This game cannot be imported: resolutions[1].trees.rows[2].rule is a set of fields, but should be text.',
  ],
  [
    'a tree that turns in a circle',
    data => void (data.resolutions[0]!.trees.rows[0]!.because = [0]),
    'resolutions[0].trees.rows[0] names a cause that does not stand before it.',
  ],
  [
    'objects where a post has names',
    data => void ((data.resolutions[0]!.outcome.tells as Plain[])[0]!.values = { who: [{}] }),
    'resolutions[0].outcome.tells[0].values.who[0]',
  ],
  [
    '3,000 seats',
    data =>
      void (event(data, 'rosterSet').seats = Array.from(
        { length: 3000 },
        () => (event(data, 'rosterSet').seats as Plain[])[0],
      )),
    'journal[1].event.seats has 3000 entries, but at most 200 are allowed.',
  ],
  [
    '21 aliases',
    data =>
      void ((event(data, 'rosterSet').seats as Plain[])[0]!.aliases = Array.from({ length: 21 }, (_, at) => `n${at}`)),
    'aliases has 21 entries, but at most 20',
  ],
  [
    'a name of 300 characters',
    data => void (data.game.name = 'x'.repeat(300)),
    'This game cannot be imported: game.name has 300 characters, but at most 200 are allowed.',
  ],
  ['a deep nest', data => void (event(data, 'gameCreated').options = { a: 'DEEP' }), 'is nested too deeply.'],
  [
    'a number too large for one',
    data => void (event(data, 'gameCreated').seed = 'HUGE'),
    'journal[0].event.seed is a number that cannot be stored.',
  ],
  [
    '-0',
    data => void (event(data, 'gameCreated').seed = 'NONE'),
    'journal[0].event.seed is a number that cannot be stored.',
  ],
  [
    'a name that reaches behind an object',
    data => void (event(data, 'gameCreated').options = JSON.parse('{"__proto__": true}')),
    'journal[0].event.options contains "__proto__"',
  ],
  ['half a character in what was sent', data => void (data.posts[0]!.text = 'a\ud800b'), 'half a character'],
  ['a time that is none', data => void (data.posts[0]!.sent = 'soon'), 'posts[0].sent'],
]

describe('a tampered game', () => {
  it.each(tampered)('is refused by its place: %s', async (_, how, place) => {
    const desk = await newDesk()
    // What JSON can say and no value of ours is.
    const text = spoilt(how)
      .replace('"HUGE"', '1e999')
      .replace('"NONE"', '-0')
      .replace('"DEEP"', `${'['.repeat(100_000)}${']'.repeat(100_000)}`)
    const { message, remedy } = await desk.refused('games.import', { text }, 'badInput')
    const said = message.replace('This game cannot be taken in: ', '')
    if (typeof place === 'string') expect(said).toContain(place)
    else expect(said).toMatch(place)
    expect(remedy).toMatch(/\S\.$/)
    expect(await desk.ask('games.list', {})).toEqual([])
  })

  it('that nobody touched is taken in', async () => {
    const { ask } = await newDesk()
    await ask('games.import', { text: spoilt(() => {}) })
  })
})

/** Everything that screens ask of a game; whatever is refused says so in words. */
async function lookedAt({ desk }: Asking, game: string): Promise<string[]> {
  const mistakes: string[] = []
  const look = async (name: CallName, input: object): Promise<unknown> => {
    const answer = await desk.dispatch(name, { game, ...input })
    if (answer.ok) return answer.value
    if (answer.code === 'internal') mistakes.push(`${name}: ${answer.message}`)
    return undefined
  }
  for (const name of ['log.view', 'records.view', 'setup.view', 'wording.view', 'options.view', 'panels.view'] as const)
    await look(name, {})
  const { phases = [] } = ((await look('games.get', {})) ?? {}) as { phases?: unknown[] }
  for (const phase of phases.keys()) {
    for (const name of ['inbox.view', 'votes.view', 'posts.view', 'panels.view'] as const) await look(name, { phase })
    const night = (await look('night.view', { phase })) as { rows: { id: string; hasTree: boolean }[] } | undefined
    for (const { id, hasTree } of night?.rows ?? []) if (hasTree) await look('night.tree', { phase, of: id })
  }
  return mistakes
}

const gone = Symbol('taken out')
const oddities: unknown[] = [
  gone,
  {},
  { a: { b: [1] } },
  [],
  [[{}]],
  5,
  -1,
  0.5,
  1e300,
  null,
  true,
  '',
  '__proto__',
  'constructor',
  'a\ud800b',
  'x'.repeat(300_000),
]

type Way = (string | number)[]
const waysIn = (value: unknown, way: Way = []): Way[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]): Way[] => {
        const further = [...way, Array.isArray(value) ? Number(key) : key]
        return [further, ...waysIn(part, further)]
      })
    : []

/** The game with one thing in it replaced, or taken out. */
function mutated(way: Way, odd: unknown): string {
  const data: unknown = gravel()
  const holder = way.slice(0, -1).reduce<unknown>((here, key) => (here as Plain)[key], data) as Plain
  const key = way.at(-1)!
  if (odd !== gone) holder[key] = odd
  else if (Array.isArray(holder)) holder.splice(Number(key), 1)
  else delete holder[key]
  return JSON.stringify(data)
}

describe('a game with anything in it changed', () => {
  it('is refused in words, or answers whatever is asked of it', async () => {
    const desk = await newDesk()
    const ways = waysIn(gravel())
    await fc.assert(
      fc.asyncProperty(fc.nat(ways.length - 1), fc.constantFrom(...oddities), async (at, odd) => {
        const answer = await desk.desk.dispatch('games.import', { text: mutated(ways[at]!, odd) })
        const said = `${ways[at]!.join('.')} = ${String(JSON.stringify(odd)).slice(0, 60)}`
        if (answer.ok) expect(await lookedAt(desk, (answer.value as { game: string }).game), said).toEqual([])
        else {
          expect(['badInput', 'file', 'declined', 'notFound'], `${said}: ${answer.message}`).toContain(answer.code)
          expect([answer.message, answer.remedy]).toEqual([
            expect.stringMatching(/\S[.!?]$/),
            expect.stringMatching(/\S[.!?]$/),
          ])
        }
      }),
      { numRuns: 320, seed: 1923 },
    )
  })
})

describe('what cannot be read back', () => {
  it('is never kept: whatever a call takes in fits what is read', async () => {
    const desk = await newDesk()
    const game = await village(desk)
    await desk.ask('inbox.paste', { game, page: pm('Ann', `protect Bob\n${'x '.repeat(20_000)}`) })
    await desk.refused('inbox.paste', { game, page: 'x'.repeat(2_000_001) }, 'badInput')
    const { text } = await desk.ask('games.export', { game })
    await (await newDesk()).ask('games.import', { text })
  })
})

describe('a file that something else changed', () => {
  it('refuses the screens of what it was, in words; the game, and the other games, go on', async () => {
    const file = nextFile()
    const first = await deskAt(file)
    const { game } = await first.ask('games.import', { text: spoilt(() => {}) })
    const other = await village(first, { name: 'Other' })
    await first.ask('posts.edit', { game, phase: 0, post: 'public:public', text: 'Dawn.' })
    await first.desk.close()
    const store = await openStore(file, { now: () => new Date(), eventVersion })
    await store.write(async tables => {
      await tables.drafts.put(game, 'post:0:public:public', { text: { a: 1 }, base: '' })
      await tables.settings.put(`game:${game}`, {
        zone: 7,
        dialect: [],
        hosts: [{}],
        remind: -1,
        topics: [7],
      })
    })
    await store.close()
    const desk = await deskAt(file)
    await desk.refused('posts.view', { game, phase: 0 }, 'file')
    expect((await desk.ask('posts.view', { game, phase: 1 })).posts.length).toBeGreaterThan(0)
    expect((await desk.ask('night.view', { game, phase: 0 })).rows.length).toBeGreaterThan(0)
    const { phases, settings } = await desk.ask('games.get', { game })
    expect([phases.length, settings]).toEqual([
      2,
      { zone: 'UTC', dialect: 'xenforo', hosts: [], remind: 12, topics: {}, parts: [] },
    ])
    expect((await desk.ask('games.get', { game: other })).name).toBe('Other')
  })
})
