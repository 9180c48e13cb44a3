/** A phase and a game with everything behind them: every action with its answer, each tree where the reader opens it. */
import { describe, expect, it } from 'vitest'
import { newDesk, village } from '../help.ts'

const desk = await newDesk()
const { ask, refused } = desk

/** Cat shoots Dee, and Fay keeps Bob from his check. */
async function twoNights(): Promise<string> {
  const game = await village(desk)
  await ask('actions.submit', { game, by: 'Cat', does: 'shoot', to: ['Dee'] })
  await ask('actions.submit', { game, by: 'Bob', does: 'investigate', to: ['Eli'] })
  await ask('actions.submit', { game, by: 'Fay', does: 'block', to: ['Bob'] })
  await ask('phases.lock', { game })
  await ask('phases.open', { game, kind: 'day', number: 1 })
  await ask('phases.lock', { game })
  await ask('phases.open', { game, kind: 'night', number: 2 })
  await ask('roster.replace', { game, slot: 'Gus', name: 'Gil' })
  await ask('phases.lock', { game })
  return game
}
const reasons = async (game: string, dialect: string, phase?: number): Promise<string[]> =>
  (await ask('posts.reasons', { game, dialect, ...(phase !== undefined && { phase }) })).parts

describe('a phase with its reasons', () => {
  it('holds every action with how it fared, and its tree in a spoiler', async () => {
    const game = await twoNights()
    const [text, ...more] = await reasons(game, 'phpbb', 0)
    expect(more).toEqual([])
    expect(text).toContain('[b]Night 1[/b]\n\n[b]What happened[/b]\n\n[b]Dee dies[/b]. Cat shot Dee.')
    expect(text).toContain('[b]Cat shot Dee[/b]: works. Dee died.\n')
    expect(text).toContain('[b]Bob tried to investigate Eli[/b]: fails. Fay blocked Bob.\n')
    expect(text).toMatch(/\[spoiler\]\[list\]\n\[\*\]Does Bob's investigation go through\? \[b\]No\.\[\/b\]/)
    expect(text!.match(/\[spoiler\]/g)).toHaveLength(text!.match(/\[\/spoiler\]/g)!.length)
  })

  it('has its trees as a list where a forum has no spoiler', async () => {
    const game = await twoNights()
    const [discourse] = await reasons(game, 'discourse', 0)
    expect(discourse).toContain('[details="…"]\n\n- Does Bob\'s investigation go through?')
    const [markdown] = await reasons(game, 'markdown', 0)
    expect(markdown).toContain("\n\n- Does Bob's investigation go through?")
    expect(markdown).not.toContain('||')
    expect((await reasons(game, 'plain', 0)).join('\n')).toContain("Does Bob's investigation go through? No.")
  })

  it('says so where nothing happened', async () => {
    expect(await reasons(await twoNights(), 'phpbb', 2)).toEqual([
      '[b]Night 2[/b]\n\nNobody acted, and nothing happened.',
    ])
  })

  it('is of no phase that there is not', async () => {
    const game = await twoNights()
    await refused('posts.reasons', { game, phase: 9 }, 'notFound')
    await refused('posts.reasons', { game, dialect: 'constructor' }, 'notFound')
  })
})

describe('a whole game with its reasons', () => {
  it('says who was what, and then every phase', async () => {
    const [text, ...more] = await reasons(await twoNights(), 'html')
    expect(more).toEqual([])
    expect(text).toContain('Gus → Gil: Vanilla Townie, Town')
    expect([...text!.matchAll(/<strong>((?:Night|Day) \d)<\/strong>/g)].map(([, phase]) => phase)).toEqual([
      'Night 1',
      'Day 1',
      'Night 2',
    ])
  })

  it('is cut where the forum has a limit, and not in the middle of a spoiler', async () => {
    const game = await twoNights()
    await ask('phases.open', { game, kind: 'night', number: 3 })
    for (const [by, does, to] of [
      ['Ann', 'protect', 'Bob'],
      ['Bob', 'investigate', 'Fay'],
      ['Cat', 'shoot', 'Bob'],
      ['Eli', 'factionKill', 'Ann'],
      ['Fay', 'block', 'Ann'],
    ] as const)
      await ask('actions.submit', { game, by, does, to: [to] })
    const posts = await reasons(game, 'plain')
    expect(posts.length).toBeGreaterThan(1)
    for (const post of posts) expect(post.length).toBeLessThanOrEqual(2000)
  })

  it('speaks the language of its texts', async () => {
    const { game } = await ask('games.create', { name: 'Слобода', system: 'russian' })
    await ask('roster.set', {
      game,
      seats: [
        { name: 'Аня', role: 'doctor' },
        { name: 'Cid', role: 'hero' },
      ],
    })
    await ask('phases.open', { game, kind: 'night', number: 1 })
    await ask('actions.submit', { game, by: 'Аня', does: 'heal', to: ['Cid'] }).catch(() => undefined)
    const [text] = await reasons(game, 'phpbb')
    expect(text).toContain('[b]Кто кем был[/b]\n\nАня: доктор')
    expect(text).toContain('[b]Ночь 1[/b]')
  })
})
