/** A set-up as hosts post it: pasted with its marks, headings and tables, it is read, dealt and kept like any other. */
import { describe, expect, it } from 'vitest'
import { proofIn } from '../../../../engine/game/deal-proof.ts'
import { newDesk } from '../help.ts'

const { ask, refused } = await newDesk()
const read = (text: string) => ask('dealing.read', { system: 'rar', text })
const rolesOf = async (text: string) => {
  const { problems, outcomes } = await read(text)
  expect(problems, text).toEqual([])
  return outcomes!.lists.map(({ roles }) => roles)
}

describe('a set-up as a post', () => {
  it.each([
    [
      '[b]Mini[/b]\n[list]\n[*]1 [color=green]Town Cop[/color]\n[*]2 [color=red]Mafia Goon[/color]\n[/list]',
      'Town Cop, 2 Mafia Goon',
    ],
    ['<ul><li>7 &times; Vanilla Townie</li><li>Town Cop</li></ul>', '7 Vanilla Townie, Town Cop'],
    ['Town (3)\nCop\nVT (x2)\n\nMafia (2)\nGodfather\nRole Cop', 'Cop, 2 VT, Godfather, mafia Role Cop'],
    [
      '**Town**\n- 7 Vanilla Townies\n- Even-Night Cop\n\n**Scum**\n- 2 Goons',
      '7 Vanilla Townies, Even-Night Cop, 2 Goons',
    ],
    ['1) Vanilla Townie\n2) Vanilla Townie\n3) Mafia Goon', '2 Vanilla Townie, Mafia Goon'],
    ['Role\tCount\nVanilla Townie\t8\nMafia Goon\t3', '8 Vanilla Townie, 3 Mafia Goon'],
    ['| Role | # | Side |\n|---|---|---|\n| Tracker | 2 | Mafia |', '2 Tracker Mafia'],
    ['Town: 1 Cop, 7 VTs\nMafia: 2 Goons + 1 Roleblocker', 'Cop, 7 VTs, 2 Goons, mafia Roleblocker'],
    ['Cop, Doctor, 7 VT vs Goon, Goon, Tracker', 'Cop, Doctor, 7 VT, 2 Goon, mafia Tracker'],
    ['10 Town:\n  1 Cop\n  nine Vanilla\n3 Mafia:\n  1 Ninja\n  2 Goon', 'Cop, 9 Vanilla, Ninja, 2 Goon'],
    ['Town - 9\nMafia - 3\n\nCop\n8 VT\n3 Goon', 'Cop, 8 VT, 3 Goon'],
    ['VT (7)\nTown Cop (1)\nMafia Goon (3)', '7 VT, Town Cop, 3 Mafia Goon'],
    ['1 Shot Vigilante\n2 Two-Shot Doctor\nMafia Goon', '1 Shot Vigilante, 2 Two-Shot Doctor, Mafia Goon'],
    ['Town Cop - checks one player, each night\nMafia Goon', 'Town Cop, Mafia Goon'],
    ['1. Cop\n2-8. VT\n9–10) Mafia Goon', 'Cop, 7 VT, 2 Mafia Goon'],
    ['Mafia:\n2 Goon\n\nCop (town)\n7 VT', '2 Goon, Cop (town), 7 VT'],
    ['Cop\nA: Goon, 3 VT', 'Cop, Goon, 3 VT'],
    ['5 players\nCop, Goon, 3 VT', 'Cop, Goon, 3 VT'],
    ['5-player setup:\nCop, Goon, 3 VT', 'Cop, Goon, 3 VT'],
    ['5p\n5 roles:\nCop, Goon, 3 VT', 'Cop, Goon, 3 VT'],
  ])('is read: %s', async (text, roles) => expect(await rolesOf(text)).toEqual([roles]))

  it.each([
    ['Town Mason x2', '2 Town Mason'],
    ['2x Mason', '2 Mason'],
    ['2×Mason', '2 Mason'],
    ['Mason ×2', '2 Mason'],
    ['Mason х2', '2 Mason'],
    ['Masonx2', '2 Mason'],
    ['Mason 2x', '2 Mason'],
    ['1. Mason x2', '2 Mason'],
    ['Mason x2 (town)', '2 Mason (town)'],
    ['Mason x2 | town', '2 Mason town'],
    ['Cop (x2)', '2 Cop'],
    ['Cop (2)', '2 Cop'],
    ['1-shot Cop x2', '2 1-shot Cop'],
    ['Cop (1-shot) x2', '2 Cop (1-shot)'],
    ['Cop (1-shot)', 'Cop (1-shot)'],
  ])('counts seats, in front of a role or behind it: %s', async (line, dealt) =>
    expect(await rolesOf(`Goon, 3 VT\n${line}`)).toEqual([`Goon, 3 VT, ${dealt}`]),
  )

  it('asks where a number in front counts as well as one behind, and says how to write either', async () => {
    for (const [line, seats, uses] of [
      ['1 Town Mason x2', '2 Town Mason', '2-shot Town Mason'],
      ['2 Cop (3)', '3 Cop', '2 3-shot Cop'],
      ['one Vigilante ×2', '2 Vigilante', '2-shot Vigilante'],
      ['1 | Mason x2 | town', '2 Mason town', '2-shot Mason town'],
    ] as const) {
      const { problems } = await read(`Goon, 3 VT\n${line}`)
      expect(problems, line).toMatchObject([{ line: 2, message: expect.stringContaining('has two numbers') }])
      expect(problems[0]!.remedy, line).toContain(`"${seats}"`)
      expect(problems[0]!.remedy, line).toContain(`"${uses}"`)
      expect(await rolesOf(`3 VT\n${seats}\n${uses}`), line).toHaveLength(1)
    }
    expect(await rolesOf('players: 5\nroles: [3 VT, Mason x2]')).toEqual(['3 VT, 2 Mason'])
    expect((await read('players: 5\nroles: [3 VT, 1 Mason x2]')).problems).toHaveLength(1)
  })

  it('has rows of which one is drawn, and slots that stand for several roles', async () => {
    expect(await rolesOf('A: Cop, Goon, 5 VT\nB: Tracker, Roleblocker, 5 VT')).toEqual([
      'Cop, Goon, 5 VT',
      'Tracker, Roleblocker, 5 VT',
    ])
    expect(await rolesOf('Cop or Doctor\n5 VT\nGoon')).toEqual(['Cop, 5 VT, Goon', 'Doctor, 5 VT, Goon'])
    for (const either of ['one of Ninja / Strongman', '1 of Ninja or Strongman', 'either Ninja or Strongman'])
      expect(await rolesOf(`5 VT\n${either}`), either).toEqual(['5 VT, Ninja', '5 VT, Strongman'])
    for (const either of ['Cop / Doctor', 'one of Cop, Doctor', 'one of: Cop, Doctor', '1 of (Cop, Doctor)'])
      expect(await rolesOf(`5 VT\nGoon\n${either}`), either).toEqual(['5 VT, Goon, Cop', '5 VT, Goon, Doctor'])
    for (const open of ['Random Town', '2 Random Town', 'Any', 'Town Random', 'Hidden Town']) {
      const { problems, posted } = await read(`Goon\n5 VT\n${open}`)
      expect(problems, open).toEqual([])
      expect(posted!.slots[0]!.of, open).toContain('Innocent Child')
      expect(posted!.slots[0]!.of, open).not.toContain('Backup')
    }
    expect((await read('Goon\n5 VT\nThird Party Random')).problems).toHaveLength(1)
    const { posted } = await read('Town Investigative\nRandom Mafia\n5 VT')
    expect(posted!.slots.map(({ text }) => text)).toEqual(['Town Investigative', 'Random Mafia'])
    expect(posted!.slots[0]!.of).toContain('Tracker')
    expect(posted!.slots[1]!.of).toContain('Janitor')
    expect(posted!.slots[1]!.of).not.toContain('Mafia Goon')
  })

  it('shows what is no role, with why, and asks about a role that nobody knows', async () => {
    const text =
      'Open game\n[quote="Mod"]13 players.[/quote]\n10 Town:\n1 Cop\n1 Zamboni\n# a remark\nThe rest is secret.'
    const { posted, problems } = await read(text)
    expect(posted!.skipped.map(({ line, why }) => `${line}: ${why}`)).toEqual([
      '1: it is the title',
      '2: it is quoted',
      '6: it is a comment',
      '7: there is no role in it',
      '3: it says 10, and 2 are listed below it',
    ])
    expect(problems).toMatchObject([{ line: 5, message: '"Zamboni" is not a role in this system' }])
  })

  it.each([
    ['Role | Count\nCop | 1\nQuantum Doctor | 2\nGoon | 1\nTotal | 4', '3: Quantum Doctor'],
    ['Cop\n?\nGoon', '2: ?'],
    ['Cop, ?, 3 VT\nGoon', '1: ?'],
    ['Cop\n2 ???\nGoon', '2: ???'],
    ['Cop\nTown Doctor?\nAny questions?\nGoon', '2: Town Doctor?'],
    ['Cop\n3-4 Zamboni\nGoon', '2: 3-4 Zamboni'],
  ])('asks about a line that is no role for certain: %s', async (text, asked) => {
    const { problems } = await read(text)
    expect(problems.map(({ line, message }) => `${line}: ${/"(.*)"/.exec(message)?.[1]}`)).toEqual([asked])
  })

  it('is never told of in terms of the language in which set-ups are kept', async () => {
    for (const text of ['Hello all!', 'Town Zamboni\nMafia Goon', '5 of these', 'a: b: c', '- [x', '"'])
      for (const { message, remedy = '' } of (await read(text)).problems)
        expect(`${text}: ${message} ${remedy}`).not.toMatch(/YAML|roles:|players:|indent|colon|mapping/i)
  })

  it('asks once what a word means that sites differ in, and keeps the answer for the workspace', async () => {
    const text = 'Town Detective\n2 Vanilla Townie\nMafia Goon'
    const [problem] = (await read(text)).problems
    expect(problem).toMatchObject({ line: 1, meant: { word: 'Detective', near: 'cop' } })
    expect(problem!.meant!.choices).toContain('role cop')
    const { seats, problems } = await ask('roster.read', { system: 'rar', text: 'Ann: Detective\nBob: Goon' })
    expect([seats.map(({ name }) => name), problems[0]!.meant!.near]).toEqual([['Bob'], 'cop'])

    await ask('roster.mean', { system: 'rar', word: 'Detective', means: 'Role Cop' })
    expect(await rolesOf(text)).toEqual(['Town Detective, 2 Vanilla Townie, Mafia Goon'])
    const { game } = await ask('games.create', { name: 'Posted', system: 'rar' })
    await ask('dealing.draw', { game, text, names: ['Ann', 'Bob', 'Cat', 'Dee'] })
    const view = await ask('games.get', { game })
    expect(view.seats.map(({ role }) => role).sort()).toEqual(['goon', 'roleCop', 'vanilla', 'vanilla'])
    const { dealt } = await ask('setup.view', { game })
    expect(proofIn(dealt!.proof)!.drawn!.text).toContain('players: 4')

    await ask('roster.mean', { system: 'rar', word: 'our Sheriff', means: 'Tracker' })
    expect(await rolesOf('Our Sheriff\nMafia Goon')).toEqual(['Our Sheriff, Mafia Goon'])
    await refused('roster.mean', { system: 'rar', word: 'x', means: 'zamboni' }, 'declined')
    await ask('roster.mean', { system: 'rar', word: 'Detective', means: null })
    expect((await read(text)).problems).toHaveLength(1)
  })

  it('is kept under its name', async () => {
    const text = 'Little Town\nTown Cop\n3 VT\nMafia Goon'
    expect(await ask('dealing.save', { system: 'rar', text })).toMatchObject({ name: 'Little Town' })
    const { setups } = await ask('dealing.saved', { system: 'rar' })
    expect(setups.find(({ name }) => name === 'Little Town')).toMatchObject({ players: [5] })
  })
})
