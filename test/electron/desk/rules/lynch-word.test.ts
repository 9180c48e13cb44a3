/** A host's own word for the lynch is in the post, the PMs, the prompts, the answers, the rules and what the screens are told. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { inHostsWord } from '../../../../engine/ruleset/lynch-word.ts'
import { systemById } from '../../../../engine/systems/index.ts'
import { newDesk, villagers } from '../help.ts'

const folder = mkdtempSync(join(tmpdir(), 'nightdesk-lynch-word-'))
mkdirSync(join(folder, 'explore'))
for (const name of ['explore.js', 'explore.css']) writeFileSync(join(folder, 'explore', name), '')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const { ask, refused } = await newDesk({ pages: folder })

const said = (who: string, minute: number, words: string): string =>
  `From: ${who}\nSent: 28 Nov 2026, 10:${minute}\n\n${words}\n\n`

it('runs through everything that the game says', async () => {
  const { game } = await ask('games.create', { name: 'Exiles', system: 'rar' })
  await ask('options.choose', { game, option: 'day', value: 'forum' })
  await ask('options.choose', { game, option: 'ballots', value: 'colon' })
  await ask('options.choose', { game, option: 'lynchWord', value: 'banish, banished, banishment' })
  await ask('roster.set', {
    game,
    seats: villagers.map((seat, at) => (at ? seat : { ...seat, modifiers: [{ modifier: 'hated' }] })),
  })
  const messages = JSON.stringify(await ask('setup.messages', { game }))
  await ask('phases.open', { game, kind: 'day', number: 1 })
  await ask('votes.paste', { game, page: said('Ann', 10, 'Banish: Fay') + said('Bob', 11, 'Vote: no banishment') })
  const view = await ask('votes.view', { game, phase: 0 })
  expect(view.ballots.map(({ by, standing }) => [by, standing])).toEqual([
    ['Ann', 'counts'],
    ['Bob', 'counts'],
  ])
  await ask('phases.lock', { game })
  const posts = JSON.stringify(await ask('posts.view', { game, phase: 0 }))
  const rules = JSON.stringify(await ask('options.view', { game }))
  expect((await ask('games.get', { game })).lynchWord).toBe('banish, banished, banishment')
  expect(messages).toContain('to banish you')
  expect(posts).toContain('Nobody was banished.')
  for (const text of [messages, posts, rules.replaceAll(/"(lynch(ed|er)?)"|lynchWord|noLynch\w*/g, '')])
    expect(text.match(/[^"]{0,40}\blynch(ed|ing)?\b[^"]{0,40}/gi) ?? []).toEqual([])
})

/** Everything in which the word may stand: not ids, and not what people write. */
const textsIn = (of: unknown, at: string): string[] =>
  typeof of === 'string'
    ? [`${at}: ${of.replaceAll(/\w+ \{(?!\w+[,}])/g, '{')}`]
    : typeof of === 'object' && of
      ? Object.entries(of).flatMap(([key, one]) => (idKeys.has(key) ? [] : textsIn(one, `${at}.${key}`)))
      : []
const idKeys = new Set(['verbs', 'rolesShort', 'keyWords', 'values', 'choices', 'each', 'died', 'lynched', 'begins'])

it('is in every text of the rules', () => {
  const spoken = inHostsWord(systemById('rar')!, { options: { lynchWord: 'banish, banished, banishment' } })
  const { wording, says } = spoken.words
  const all = { ...spoken, words: { tells: wording.en.tells, words: wording.en, says: says?.en } }
  const texts = [...textsIn(all, 'rar'), ...textsIn(Object.values(wording.en.tells), 'tells')]
  expect(texts.length).toBeGreaterThan(1000)
  expect(texts.filter(text => /\blynch(ed|ing)?\b/i.test(text.slice(text.indexOf(': '))))).toEqual([])
})

it('is in the log, the count, a substitute’s PM, the last post and the page of the whole game', async () => {
  const { game } = await ask('games.create', { name: 'Exile', system: 'rar' })
  for (const [option, value] of [
    ['day', 'forum'],
    ['ballots', 'colon'],
    ['lynchWord', 'banish, banished, banishment'],
  ] as const)
    await ask('options.choose', { game, option, value })
  await ask('roster.set', { game, seats: villagers })
  await ask('phases.open', { game, kind: 'day', number: 1 })
  await ask('votes.paste', {
    game,
    page: said('Ann', 10, 'Vote: no banishment') + said('Bob', 11, 'Vote: nolunch') + said('Cat', 12, 'Vote: Gus'),
  })
  const { posts: read } = await ask('votes.view', { game, phase: 0 })
  const asked = read.find(({ found }) => found.some(({ kind }) => kind === 'unresolved'))!
  await ask('votes.meant', { game, names: [{ post: asked.id, name: asked.found[0]!.name! }] })
  await ask('votes.cast', { game, by: 'Dee', nobody: true })
  const counted = await ask('votes.countPost', { game, phase: 0, parts: ['distance', 'silent'], order: 'size' })
  await ask('roster.replace', { game, slot: 'Ann', name: 'Zoe' })
  const newcomer = await ask('setup.newcomer', { game, slot: 'Ann' })
  for (const by of ['Bob', 'Cat', 'Dee', 'Eli']) await ask('votes.cast', { game, by, for: 'Gus' })
  await ask('phases.lock', { game })
  await ask('games.finish', { game, winner: 'Town' })
  const log = await ask('log.view', { game })
  const posts = await ask('posts.view', { game, phase: 0 })
  const page = await ask('explore.game', { game })
  const saids = { counted, newcomer, log, posts, page }
  expect(JSON.stringify(log)).toContain('no banishment')
  expect(JSON.stringify(newcomer)).toContain('no banishment')
  expect(JSON.stringify(posts)).toContain('(banished day 1)')
  for (const [name, one] of Object.entries(saids)) {
    const text = JSON.stringify(one).replaceAll(/\\?"\w*[lL]ynch\w*\\?"|\b(option|DAY)\b/g, '')
    expect([name, text.match(/[^"]{0,40}\blynch(ed|ing)?\b[^"]{0,40}/gi) ?? []]).toEqual([name, []])
  }
})

it.each(['two words', 'banish,', 'a', 'x, y', '{who}', 'lynch, lynched, lynch, more'])(
  '“%s” is no word',
  async value => {
    const { game } = await ask('games.create', { name: value, system: 'rar' })
    const { remedy } = await refused('options.choose', { game, option: 'lynchWord', value }, 'declined')
    expect(remedy).toContain('banish')
  },
)
