/** Finding words in messages, posts and the log: whatever their case, each with its place, and anew after a change. */
import { describe, expect, it } from 'vitest'
import type { SearchFound } from '../../../../electron/desk/contract.ts'
import { excerptOf, folded, marksOf, plain, wordsIn } from '../../../../electron/desk/search/folded.ts'
import { newDesk, pm, village } from '../help.ts'

const desk = await newDesk()
const { ask, refused } = desk

const kindsOf = ({ groups }: SearchFound): string[] => groups.map(({ kind }) => kind)
const thingsOf = ({ groups }: SearchFound, kind: string) => groups.find(one => one.kind === kind)?.things ?? []
const marked = (text: string, marks: readonly { start: number; end: number }[]): string[] =>
  marks.map(({ start, end }) => text.slice(start, end))

describe('words', () => {
  it('are the same in any case, with ё and with е, composed or not', () => {
    for (const [one, other] of [
      ['ЁЖ', 'еж'],
      ['е\u0308ж', 'ЕЖ'],
      ['Don’t', "don't"],
      ['«Ann»', '"ann"'],
      ['CAFE\u0301', 'café'],
    ] as const)
      expect(folded(plain(one))).toBe(folded(plain(other)))
  })

  it('keep their places, also behind letters that are two in small', () => {
    const text = plain('İstanbul 😀 Ёлка\nи ёлка')
    expect(folded(text)).toHaveLength(text.length)
    expect(marked(text, marksOf(text, wordsIn('елка')))).toEqual(['Ёлка', 'ёлка'])
  })

  it('that overlap are one mark', () => {
    expect(marked('a vigilante', marksOf('a vigilante', ['vig', 'gila']))).toEqual(['vigila'])
  })

  it('stand in an excerpt with whole words around them', () => {
    const text = `${'before '.repeat(60)}needle ${'after '.repeat(80)}`
    expect(excerptOf(text, ['needle'])).toMatch(/^…before .* needle after .* after…$/)
    expect(excerptOf('short', ['or'])).toBe('short')
    const unbroken = excerptOf(`${'😀'.repeat(200)}needle${'😀'.repeat(200)}`, ['needle'])
    expect(unbroken).toMatch(/needle/)
    expect(unbroken).not.toMatch(/(?<![\ud800-\udbff])[\udc00-\udfff]|[\ud800-\udbff](?![\udc00-\udfff])/)
  })
})

describe('search', () => {
  it('finds what came in, what goes out and what changed, each where it stands', async () => {
    const game = await village(desk)
    await ask('inbox.paste', { game, page: pm('Ann', 'I protect Bob. Ёжик knows the LIGHTHOUSE.') })
    await ask('roster.change', { game, slot: 'Cat', note: 'qzxseat' })
    await ask('actions.submit', { game, by: 'Bob', does: 'investigate', to: ['Eli'] })
    await ask('phases.lock', { game })
    const message = await ask('search.find', { game, text: 'ежик  lighthouse' })
    expect(thingsOf(message, 'message')).toMatchObject([{ game, kind: 'message', phase: 0, title: 'Ann' }])
    const { text, marks, id } = thingsOf(message, 'message')[0]!
    expect(marked(text, marks)).toEqual(['Ёжик', 'LIGHTHOUSE'])
    expect((await ask('inbox.view', { game, phase: 0 })).messages.map(one => one.id)).toContain(id)

    const told = await ask('search.find', { game, text: 'investigated eli' })
    const [post] = thingsOf(told, 'post')
    expect(post).toMatchObject({ phase: 0, phaseName: 'Night 1', id: 'player:Bob', title: 'Bob' })

    const change = await ask('search.find', { game, text: 'locked' })
    expect(kindsOf(change)).toContain('log')
    const log = await ask('log.view', { game })
    for (const thing of thingsOf(change, 'log')) {
      expect(log.map(({ seq }) => String(seq))).toContain(thing.id)
      expect(thing.text.toLowerCase()).toContain('locked')
    }
    expect((await ask('search.find', { game, text: 'qzxseat' })).groups).toEqual([])
  })

  it('finds a player by the role, and of one game what happened with its reason', async () => {
    const game = await village(desk)
    await ask('actions.submit', { game, by: 'Bob', does: 'investigate', to: ['Eli'] })
    await ask('phases.lock', { game })
    const [cop] = thingsOf(await ask('search.find', { game, text: 'cop' }), 'seat')
    expect(cop).toMatchObject({ id: 'Bob', title: 'Bob', text: 'Town Cop' })
    const [result] = thingsOf(await ask('search.find', { game, text: 'bob investigated eli' }), 'result')
    expect(result).toMatchObject({ phase: 0, phaseName: 'Night 1' })
    expect(result!.text).toMatch(/^Bob gets the result “.*: Bob investigated Eli/)
    const { rows } = await ask('night.view', { game, phase: 0 })
    expect(rows.map(({ id }) => id)).toContain(result!.id)
    expect(kindsOf(await ask('search.find', { text: 'bob investigated eli' }))).not.toContain('result')
    await ask('log.undo', { game })
    expect(kindsOf(await ask('search.find', { game, text: 'bob investigated eli' }))).not.toContain('result')
  })

  it('finds posts of the thread', async () => {
    const game = await village(desk)
    await ask('phases.lock', { game })
    await ask('phases.open', { game, kind: 'day', number: 1 })
    await ask('votes.paste', { game, page: 'From: Cat\n\nThe LANTERN is out. [b]Vote: Ann[/b]\n' })
    const found = thingsOf(await ask('search.find', { game, text: 'lantern' }), 'thread')
    expect(found).toMatchObject([{ phase: 1, phaseName: 'Day 1' }])
    expect(found[0]!.title).toMatch(/^Cat/)
    const { posts } = await ask('votes.view', { game, phase: 1 })
    expect(posts.map(({ id }) => id)).toContain(found[0]!.id)
  })

  it('needs every word and says what it looked through', async () => {
    const game = await village(desk)
    await ask('inbox.paste', { game, page: pm('Ann', 'protect Bob') })
    const none = await ask('search.find', { game, text: 'protect Zoe' })
    expect(none.groups).toEqual([])
    expect(none.searched).toMatchObject({ message: 1, thread: 0 })
    expect((await ask('search.find', { game, text: '  ' })).groups).toEqual([])
    await refused('search.find', { game: 'nobody', text: 'x' }, 'notFound')
  })

  it('knows at once what came, was edited and was taken back', async () => {
    const game = await village(desk)
    const count = async (kind: string, text: string): Promise<number> =>
      thingsOf(await ask('search.find', { game, text }), kind).length
    expect(await count('message', 'windmill')).toBe(0)
    await ask('inbox.paste', { game, page: pm('Ann', 'protect Bob at the windmill') })
    expect(await count('message', 'windmill')).toBe(1)
    await ask('log.undo', { game })
    expect(await count('message', 'windmill')).toBe(0)
    await ask('phases.lock', { game })
    await ask('posts.edit', { game, phase: 0, post: 'public:public', text: 'The windmill turns.' })
    expect(await count('post', 'windmill')).toBe(1)
    await ask('posts.edit', { game, phase: 0, post: 'public:public', text: null })
    expect(await count('post', 'windmill')).toBe(0)
  })

  it('shows so many of a kind, the newest first, and counts them all', async () => {
    const game = await village(desk)
    const page = Array.from({ length: 60 }, (_, index) => pm('Ann', `windmill number ${index}`)).join('\n')
    await ask('inbox.paste', { game, page })
    const { groups } = await ask('search.find', { game, text: 'windmill number' })
    expect(groups.find(({ kind }) => kind === 'message')).toMatchObject({ count: 60, things: { length: 50 } })
    expect(groups[0]!.things[0]!.text).toContain('number 59')
  })

  it('goes over all games that are not deleted', async () => {
    const own = await newDesk()
    const [one, other, gone] = [
      await village(own, { name: 'One' }),
      await village(own, { name: 'Other' }),
      await village(own, { name: 'Gone' }),
    ]
    for (const game of [one, other, gone])
      await own.ask('inbox.paste', { game, page: pm('Ann', 'protect Bob at the windmill') })
    await own.ask('games.putAway', { game: other, away: 'archived' })
    await own.ask('games.putAway', { game: gone, away: 'deleted' })
    const found = thingsOf(await own.ask('search.find', { text: 'windmill' }), 'message')
    expect(found.map(({ gameName }) => gameName).sort()).toEqual(['One', 'Other'])
  })
})
