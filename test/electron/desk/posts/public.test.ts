/** What a host may show to players while he shares his screen: what was posted, and nothing that was not. */
import { describe, expect, it } from 'vitest'
import { plainOf } from '../../../../engine/text/span.ts'
import { newDesk, village } from '../help.ts'

const desk = await newDesk()
const { ask } = desk
const show = async (game: string): Promise<{ titles: (string | undefined)[]; all: string }> => {
  const view = await ask('posts.public', { game })
  const posts = view.phases.flatMap(phase => phase.posts)
  return {
    titles: posts.map(({ title }) => title),
    all: JSON.stringify({ ...view, phases: posts.map(({ paragraphs }) => paragraphs.map(plainOf)) }),
  }
}

describe('what everybody may see', () => {
  it('is the clock alone before anything was posted, and no death before it was told', async () => {
    const game = await village(desk)
    expect(await ask('posts.public', { game })).toMatchObject({
      name: 'Village',
      phase: { name: 'Night 1', closes: '2026-11-20T22:00:00Z' },
      phases: [],
    })
    await ask('actions.submit', { game, by: 'Eli', does: 'factionKill', to: ['Ann'] })
    await ask('actions.submit', { game, by: 'Bob', does: 'investigate', to: ['Eli'] })
    await ask('phases.lock', { game })
    await ask('phases.open', { game, kind: 'day', number: 1 })
    const before = await ask('posts.public', { game })
    expect(before).toMatchObject({ phases: [] })
    expect([before.phase, before.count]).toEqual([undefined, undefined])

    await ask('posts.sent', { game, phase: 0, post: 'public:public', sent: true })
    await ask('posts.sent', { game, phase: 0, post: 'player:Bob', sent: true })
    const { titles, all } = await show(game)
    expect(titles).toHaveLength(1)
    expect(all).toContain('Ann died')
    expect(all).toContain('"Day 1"')
    for (const secret of ['Eli is', 'investigat', 'goon', 'mafia']) expect(all.toLowerCase()).not.toContain(secret)
  })

  it('is a post as it was sent, whatever it would say now', async () => {
    const game = await village(desk)
    await ask('actions.submit', { game, by: 'Eli', does: 'factionKill', to: ['Ann'] })
    await ask('phases.lock', { game })
    await ask('posts.sent', { game, phase: 0, post: 'public:public', sent: true })
    const { game: draft } = await ask('mend.begin', { game, phase: 0, reason: 'x' })
    await ask('actions.submit', { game: draft, by: 'Cat', does: 'shoot', to: ['Bob'] })
    await ask('mend.accept', { game: draft })
    const { all } = await show(game)
    expect(all).toContain('Ann died')
    expect(all).not.toContain('Bob died')
  })

  it('shows what the host wrote as its readers see it, sent and edited since', async () => {
    const game = await village(desk)
    await ask('actions.submit', { game, by: 'Eli', does: 'factionKill', to: ['Ann'] })
    await ask('phases.lock', { game })
    await ask('posts.edit', { game, phase: 0, post: 'public:public', text: '[b]Ann[/b] is gone.' })
    await ask('posts.sent', { game, phase: 0, post: 'public:public', sent: true })
    const shown = async () => (await ask('posts.public', { game })).phases[0]?.posts.map(({ paragraphs }) => paragraphs)
    const asSent = [
      [
        [
          { kind: 'strong', spans: [{ kind: 'text', text: 'Ann' }] },
          { kind: 'text', text: ' is gone.' },
        ],
      ],
    ]
    expect(await shown()).toEqual(asSent)
    await ask('posts.edit', { game, phase: 0, post: 'public:public', text: '[b]Ann[/b] is no more.' })
    expect(await shown()).toEqual(asSent)
  })

  it('has the count of a vote in the thread', async () => {
    const game = await village(desk, { open: false })
    await ask('phases.open', { game, kind: 'day', number: 1 })
    await ask('votes.cast', { game, by: 'Ann', for: 'Eli' })
    const { count } = await ask('posts.public', { game })
    expect(count?.paragraphs.map(plainOf).join('\n')).toContain('Eli')
  })

  it('can be given to players as a page that runs nothing', async () => {
    const game = await village(desk)
    await ask('actions.submit', { game, by: 'Eli', does: 'factionKill', to: ['Ann'] })
    await ask('actions.submit', { game, by: 'Bob', does: 'investigate', to: ['Eli'] })
    await ask('phases.lock', { game })
    await ask('posts.edit', { game, phase: 0, post: 'public:public', text: '[i]<b>Ann[/i] is gone.' })
    await ask('posts.sent', { game, phase: 0, post: 'public:public', sent: true })
    await ask('posts.sent', { game, phase: 0, post: 'player:Bob', sent: true })
    const { text, name } = await ask('posts.publicPage', { game })
    expect(name).toBe('village-for-players.html')
    expect(text).toContain('<em>&lt;b&gt;Ann</em> is gone.')
    expect(text).toContain('<h2>Night 1</h2>')
    expect(text).toContain('Alive (6): Bob, Cat, Dee, Eli, Fay and Gus')
    expect(text).toContain('Out (1): Ann')
    for (const none of ['<script', 'investigat', 'goon']) expect(text.toLowerCase()).not.toContain(none)
  })

  it('says of nobody that he is alive whom a post it shows tells dead', async () => {
    const game = await village(desk)
    await ask('actions.submit', { game, by: 'Eli', does: 'factionKill', to: ['Ann'] })
    await ask('phases.lock', { game })
    await ask('posts.sent', { game, phase: 0, post: 'public:public', sent: true })
    expect((await ask('posts.public', { game })).people).toContain('Out (1): Ann')
    // The post names what comes next: it would say something else now.
    await ask('phases.open', { game, kind: 'night', number: 2 })
    const { people, phases } = await ask('posts.public', { game })
    expect(phases[0]!.posts[0]!.paragraphs.map(plainOf).join()).toContain('Ann died')
    expect(people.filter(line => line.startsWith('Alive') && line.includes('Ann'))).toEqual([])
  })
})
