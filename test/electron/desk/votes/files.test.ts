/** Files of a thread: many at once, in any order, with some that are no pages, are one change of the game. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { newDesk, village } from '../help.ts'

const place = 'here'
const post = (number: number, by: string, text: string): string =>
  `<article class="message" data-author="${by}" data-content="post-${100 + number}"><time datetime="2026-03-03T20:${String(number).padStart(2, '0')}:00Z"></time><ul class="message-attribution-opposite"><li><a href="/threads/1/post-${100 + number}">#${number}</a></li></ul><div class="bbWrapper">${text}</div></article>`
const page = (...posts: string[]): string => `<!doctype html><html><body>${posts.join('')}</body></html>`
const first = page(post(1, 'Ann', '<b>Vote: Bob</b>'), post(2, 'Bob', 'no'), post(3, 'Cat', '<b>Vote: Dee</b>'))
const second = page(post(3, 'Cat', '<b>Vote: Dee</b>'), post(4, 'Ann', '<b>Vote: Dee</b>'))

async function day() {
  const desk = await newDesk()
  const game = await village(desk, { open: false })
  await desk.ask('phases.open', { game, kind: 'day', number: 1 })
  const gather = (file: string, text: string, more: { anew?: true; goesOn?: true; savedAt?: string } = {}) =>
    desk.ask('votes.gather', { game, reading: place, file, text, ...more })
  return {
    ...desk,
    game,
    gather,
    take: () => desk.ask('votes.takeFiles', { game, reading: place }),
    view: () => desk.ask('votes.view', { game, phase: 0 }),
  }
}

it('come in any order and with what is no page, each post once, and one undo takes them all back', async () => {
  const { ask, game, gather, take, view } = await day()
  await gather('page 2.html', second, { anew: true })
  await gather('notes.txt', 'milk, eggs')
  expect(await gather('page 1.html', first)).toEqual({ files: 3 })
  expect(await take()).toMatchObject({
    added: 4,
    known: 0,
    unknownAuthors: [],
    unread: [{ file: 'notes.txt', message: 'no posts were found in this text' }],
  })
  expect((await view()).posts.map(({ number }) => number)).toEqual([1, 2, 3, 4])
  expect((await view()).ballots.filter(({ standing }) => standing === 'counts').map(one => [one.by, one.for])).toEqual([
    ['Cat', 'Dee'],
    ['Ann', 'Dee'],
  ])
  await ask('log.undo', { game })
  expect((await view()).posts).toEqual([])
})

it('are known when they come again, however they come', async () => {
  const { ask, game, gather, take } = await day()
  await ask('votes.paste', { game, page: first })
  await gather('all.html', first + second, { anew: true })
  expect(await take()).toMatchObject({ added: 1, known: 3 })
})

it('count in the order of the thread, whichever page comes first', async () => {
  const { ask, game, view } = await day()
  await ask('votes.paste', { game, page: second })
  await ask('votes.paste', { game, page: first })
  expect((await view()).posts.map(({ number }) => number)).toEqual([1, 2, 3, 4])
  expect((await view()).ballots.filter(({ standing }) => standing === 'counts').map(one => [one.by, one.for])).toEqual([
    ['Cat', 'Dee'],
    ['Ann', 'Dee'],
  ])
})

it('keep that order without times, also for a post that is edited', async () => {
  const { ask, game, view } = await day()
  const timeless = (text: string): string => text.replaceAll(/<time[^>]*><\/time>/g, '')
  await ask('votes.paste', { game, page: timeless(second) })
  await ask('votes.paste', { game, page: timeless(first) })
  const order = async (): Promise<unknown> => (await view()).posts.map(({ number, edited }) => [number, edited])
  expect(await order()).toEqual([1, 2, 3, 4].map(number => [number, false]))
  await ask('votes.paste', { game, page: timeless(first).replace('>no<', '>no, I am town<') })
  expect(await order()).toEqual([1, 2, 3, 4].map(number => [number, number === 2]))
})

it('come in pieces, which are one file', async () => {
  const { gather, take } = await day()
  const cut = first.indexOf('Vote: Dee') + 3
  await gather('page.html', first.slice(0, cut), { anew: true })
  expect(await gather('page.html', first.slice(cut), { goesOn: true })).toEqual({ files: 1 })
  expect(await take()).toMatchObject({ added: 3, unread: [] })
})

it('of a Discord channel are read by the names of its accounts, with times of the file where none are told', async () => {
  const { gather, take, view } = await day()
  const text = ['Ann — Today at 8:01 PM', 'Vote: Bob', 'Bob — Today at 8:02 PM', 'hm'].join('\n')
  await gather('copied.txt', text, { anew: true, savedAt: '2026-03-03T21:00:00Z' })
  expect(await take()).toMatchObject({ added: 2 })
  expect((await view()).posts.map(({ at }) => at?.slice(0, 10))).toEqual(['2026-03-03', '2026-03-03'])
  const channel = readFileSync(join(import.meta.dirname, '../../../fixtures/vote/discord-export.json'), 'utf8')
  await gather('channel.json', channel.replaceAll('"asa"', '"ann"').replaceAll('"Asa"', '"🍎"'), { anew: true })
  const { unknownAuthors } = await take()
  expect(unknownAuthors).not.toContain('🍎')
  expect((await view()).posts.find(({ link }) => link?.endsWith('/1/2/1001'))).toMatchObject({ by: 'Ann' })
})

it('of which none is a page are each named with what is wrong', async () => {
  const { gather, take, refused, game } = await day()
  await gather('a.html', '<html><body><p>hello</p></body></html>', { anew: true })
  await gather('b.csv', 'x;y\n1;2')
  const { added, unread } = await take()
  expect([added, unread.map(({ file }) => file)]).toEqual([0, ['a.html', 'b.csv']])
  // One alone is refused as a paste is.
  await gather('a.html', '<html><body><p>hello</p></body></html>', { anew: true })
  await refused('votes.takeFiles', { game, reading: place }, 'badInput')
})

it('are taken once, and only what was chosen last', async () => {
  const { gather, take, refused, game } = await day()
  await refused('votes.takeFiles', { game, reading: place }, 'badInput')
  await gather('page 1.html', first, { anew: true })
  await gather('page 2.html', second, { anew: true })
  expect(await take()).toMatchObject({ added: 2 })
  await refused('votes.takeFiles', { game, reading: place }, 'badInput')
})

it('are offered from the clipboard where they are a page of this thread with something new', async () => {
  const { ask, game } = await day()
  const recognise = (text: string) => ask('votes.recognise', { game, text })
  expect(await recognise(first)).toEqual({ fresh: 3 })
  expect((await ask('votes.view', { game, phase: 0 })).posts).toEqual([])
  await ask('votes.paste', { game, page: first })
  expect(await recognise(first)).toEqual({ fresh: 0 })
  expect(await recognise(second)).toEqual({ fresh: 1 })
  for (const none of ['', 'milk, eggs', 'Ann: cop\nBob: doctor', 'Vote count\nBob (1): Ann', '<html><p>Ann</p></html>'])
    expect(await recognise(none), none).toEqual({ fresh: 0 })
})

it('ask whose seat an unknown author has, with who never wrote first, as the count does', async () => {
  const { ask, game } = await day()
  const wrote = ['Ann', 'Bob', 'Cat', 'Eli', 'Fay', 'Gus', 'Guest_77'].map((by, at) => post(at + 1, by, 'hm'))
  const { unknownAuthors, likely } = await ask('votes.paste', { game, page: page(...wrote) })
  expect(unknownAuthors).toEqual(['Guest_77'])
  expect(likely[0]!.slots[0]).toBe('Dee')
})

it('tell of a paste, too, what in it could not be read', async () => {
  const { ask, game } = await day()
  const broken = first.replace('<div class="bbWrapper">no</div>', '')
  expect(await ask('votes.paste', { game, page: broken })).toMatchObject({
    added: 2,
    unread: [{ message: 'post 102 has no text here' }],
  })
})
