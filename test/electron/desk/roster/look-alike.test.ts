/** Nobody sits down whom nobody could tell from another in a post. */
import { describe, expect, it } from 'vitest'
import { newDesk, village, villagers } from '../help.ts'

const desk = await newDesk()
const { ask, refused } = desk
const disguises = ['Аnn', 'An\u200bn', 'Ａnn', 'ANN', '𝐀𝐧𝐧']

describe('a name that looks like another', () => {
  it.each(disguises)('is asked about in a pasted roster, and not among the seats: %j', async name => {
    const { seats, problems } = await ask('roster.read', {
      system: 'rar',
      text: `Ann: doctor\n${name}: cop\nBob: goon`,
    })
    expect(seats.map(one => one.name)).toEqual(['Ann', 'Bob'])
    expect(problems).toMatchObject([{ line: 2, message: expect.stringContaining('looks just like "Ann"') }])
    const remedy = problems[0]!.remedy!
    expect(remedy).toContain(`${name} 2 (${name}): cop`)
    const mended = await ask('roster.read', { system: 'rar', text: `Ann: doctor\n${name} 2 (${name}): cop` })
    expect(mended).toMatchObject({ problems: [], seats: [{ name: 'Ann' }, { name: `${name} 2`, aliases: [name] }] })
    const { game } = await ask('games.create', { name: 'Twins', system: 'rar' })
    await ask('roster.set', { game, seats: mended.seats })
  })

  it.each(disguises)('is declined wherever somebody sits down: %j', async name => {
    const seats = [...villagers, { name, role: 'vanilla' }]
    const { game } = await ask('games.create', { name: 'Twins', system: 'rar' })
    const { message, remedy } = await refused('roster.set', { game, seats }, 'declined')
    expect(message).toContain('look alike')
    expect(remedy).toContain('alias')
    const other = await village(desk)
    await refused('roster.change', { game: other, slot: 'Bob', name }, 'declined')
    await refused('roster.replace', { game: other, slot: 'Bob', name }, 'declined')
    await refused('roster.substitutes', { game: other, substitutes: ['Zoe', name] }, 'declined')
    await refused('roster.change', { game: other, slot: 'Bob', heads: [name, 'Zoe'] }, 'declined')
  })

  it('stays with whoever has it, in whatever letters', async () => {
    const game = await village(desk)
    await ask('roster.change', { game, slot: 'Ann', name: 'ANN' })
    await ask('roster.change', { game, slot: 'Ann', note: 'shouts' })
    await ask('roster.replace', { game, slot: 'Ann', name: 'Аnn' })
  })
})

describe('a name of which nothing can be seen', () => {
  it.each(['\u3164', '\u2800', '\u00ad', '\u115f', '\u200b', '\u{e0041}', '\u2066\u2069', '\u2800 \u3164', '\0'])(
    'is none, wherever somebody is named: %j',
    async name => {
      const { seats, problems } = await ask('roster.read', { system: 'rar', text: `Ann: doctor\n${name}: cop` })
      expect([seats.length, problems.length]).toEqual([1, 1])
      const { game } = await ask('games.create', { name: 'Unseen', system: 'rar' })
      await ask('roster.set', { game, seats: villagers })
      for (const [call, input] of [
        ['roster.set', { seats: [...villagers, { name, role: 'vanilla' }] }],
        ['roster.change', { slot: 'Ann', name }],
        ['roster.replace', { slot: 'Ann', name }],
        ['roster.substitutes', { substitutes: [name] }],
        ['games.rename', { name }],
        ['games.settings', { hosts: [name] }],
      ] as const)
        await refused(call, { game, ...input }, 'badInput')
      const said = await desk.desk.dispatch('games.rename', { game, name: '\u2800' }, 'ru')
      expect(said).toMatchObject({ ok: false, message: expect.stringContaining('не видно') })
    },
  )

  it.each(['Ann\u2800', '☃', '-', '\u0301', 'ㅤㅤx', '🐺'])('with something to see, it is one: %j', async name => {
    const { game } = await ask('games.create', { name: 'Seen', system: 'rar' })
    await ask('roster.set', { game, seats: [{ name, role: 'vanilla' }, ...villagers.slice(1)] })
  })
})
