/** `roles` and `words` of a system that has one of everything. */
import { describe, expect, it, vi } from 'vitest'
import { inside } from './cli.ts'

vi.mock('../../engine/systems/index.ts', async original => (await import('./desk/club.ts')).withClub(original as never))

const lines = async (...words: string[]): Promise<string> => {
  const { code, out, err } = await inside(...words)
  expect([code, err]).toEqual([0, ''])
  return out.replace(/\n +/g, ' ')
}

describe('roles', () => {
  it('tells of each ability whom it names, when, with what and how often', async () => {
    const out = await lines('roles', '--system', 'club')
    expect(out).toContain(
      'hit: 1 to 2 targets; each night; one member acts for the whole faction, once a night; must name different players; seen as kill',
    )
    expect(out).toContain(
      'guard: 1 target; each night; once a night; 2 times per game; can self-target once; seen as other',
    )
    expect(out).toContain(
      'drink: 1 target; each night; once a night; needs drink=gin | rum; may have note=…; seen as other',
    )
    expect(out).toContain('raid: 1 family; each night')
    expect(out).toContain('speak: 1 target; each day; once a day')
    const { abilities } = JSON.parse((await inside('roles', '--system', 'club', '--json')).out) as {
      abilities: { id: string }[]
    }
    expect(abilities.find(({ id }) => id === 'serve')).toMatchObject({
      targets: 1,
      most: 1,
      aims: ['player'],
      phases: ['night'],
      keys: [
        { id: 'drink', says: 'what is served', values: ['gin', 'rum'], must: true },
        { id: 'note', must: false },
      ],
    })
    expect(abilities.find(({ id }) => id === 'guard')).toMatchObject({ uses: 2, selfUses: 1 })
  })
})

describe('words', () => {
  it('lists options with ranges and orders, marks, counters, facts about seats, records, votes, winners and posts', async () => {
    const out = await lines('words', '--system', 'club')
    for (const line of [
      'needed    2 (default), a whole number from 1 to 9: How many votes it takes. (C-VOTE)',
      'guard,poison,hit (default), all of guard, poison, hit in any order: In which order the night goes. (C-LIST)',
      'Marks poisoned  poisoned, secret (C-POISON)',
      'Counters drinks  drinks had (C-LIST)',
      'level   novice | standard: How experienced a player is. (C-FAMILY)',
      'infraction  who, what: late | rude, note?. What somebody did. (C-VOTE)',
      'Votes each votes for one player, in the day phase (C-VOTE)',
      'Winners town, mafia, lovers',
      'Posts dawn, dusk, votes',
    ])
      expect(out).toContain(line)
    const words = JSON.parse((await inside('words', '--system', 'club', '--json')).out) as Record<string, unknown>
    expect(words).toMatchObject({
      marks: [{ id: 'poisoned', secret: true }],
      fields: [{ id: 'family' }, { id: 'level' }, { id: 'will', secret: true }],
      forms: [
        {
          id: 'infraction',
          fields: [{ id: 'who', kind: 'player', must: true }, { id: 'what' }, { id: 'note', must: false }],
        },
      ],
      ballots: { form: 'single', phases: ['day'] },
      posts: ['dawn', 'dusk', 'votes'],
    })
    expect(JSON.parse((await inside('words', '--system', 'rar', '--json')).out)).toMatchObject({
      counters: [],
    })
  })
})
