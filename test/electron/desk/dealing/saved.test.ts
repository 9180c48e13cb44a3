/** Set-ups kept for games to come, shared as a file and taken in elsewhere; what is no such file is refused by its place. */
import { beforeEach, describe, expect, it } from 'vitest'
import { deskAt, newDesk, type Asking } from '../help.ts'

let desk: Asking
beforeEach(async () => {
  desk = await newDesk()
})

const text = 'players: 3\nroles: [Mafia Goon, {one: [Town Cop, Town Doctor]}, Town Tracker]'
const saved = async (system?: string) =>
  (await desk.ask('dealing.saved', system === undefined ? {} : { system })).setups
const save = (name?: string, of = text) =>
  desk.ask('dealing.save', { system: 'rar', text: of, ...(name !== undefined && { name }) })
const importing = (file: string, of: string, system?: string) =>
  desk.ask('dealing.import', { file, text: of, ...(system !== undefined && { system }) })

describe('a set-up', () => {
  it('is kept with its head by name, and found for its rules alone', async () => {
    await save('Seven sins')
    await save(undefined, `name: A little one\n${text}`)
    expect(await saved('rar')).toMatchObject([
      { name: 'A little one', system: 'rar', players: [3] },
      { name: 'Seven sins', text: `setup: 1\nsystem: rar\nname: "Seven sins"\n${text}` },
    ])
    expect(await saved()).toHaveLength(2)
    expect(await saved('gorny')).toEqual([])
    await desk.refused('dealing.saved', { system: 'rr' }, 'notFound')
  })

  it('is dealt as it was kept', async () => {
    await save('Seven sins')
    const [setup] = await saved()
    const { game } = await desk.ask('games.create', { name: 'Drawn', system: 'rar' })
    expect(await desk.ask('dealing.read', { system: 'rar', text: setup!.text })).toMatchObject({
      name: 'Seven sins',
      problems: [],
    })
    await desk.ask('dealing.draw', { game, text: setup!.text, names: ['Ann', 'Bob', 'Cat'] })
    expect((await desk.ask('games.get', { game })).seats).toHaveLength(3)
  })

  it('of the same name takes the place of the one before, which is given back', async () => {
    const { id } = await save('Sins')
    const again = await save('Sins', text.replace('Tracker', 'Watcher'))
    expect(again).toEqual({ id, name: 'Sins', was: expect.stringContaining('Tracker') })
    expect(await saved()).toMatchObject([{ id, text: expect.stringContaining('Watcher') }])
    expect(await save('Sins', text.replace('Tracker', 'Watcher'))).not.toHaveProperty('was')
  })

  it('is dropped, and what was dropped can be kept again', async () => {
    const { id } = await save('Sins')
    const dropped = await desk.ask('dealing.drop', { setup: id })
    expect(await saved()).toEqual([])
    await desk.refused('dealing.drop', { setup: id }, 'notFound')
    await desk.ask('dealing.save', { system: dropped.system, text: dropped.text })
    expect(await saved()).toMatchObject([{ name: 'Sins', text: dropped.text }])
  })

  it('without a name, with something wrong in it, or of other rules is not kept', async () => {
    const said = async (input: object) => {
      const { message, remedy } = await desk.refused('dealing.save', { system: 'rar', text, ...input }, 'badInput')
      return `${message} ${remedy}`
    }
    expect(await said({})).toBe('set-up, line 1: This setup has no name. Give it one, like "name: Seven sins".')
    expect(await said({ name: 'x', text: text.replace('Cop', 'Cpo') })).toBe(
      'set-up, line 2: "Town Cpo" is not a role in this system. Did you mean "Cop"?',
    )
    expect(await said({ name: 'x', text: `${text}\n---\n${text}` })).toContain('line 4: There are 2 setups')
    expect(await saved()).toEqual([])
  })
})

describe('a file of set-ups', () => {
  it('brings every one of them elsewhere, and a second time none', async () => {
    const ids = [(await save('Seven sins')).id, (await save('Eight')).id]
    const one = await desk.ask('dealing.share', { setups: [ids[0]!] })
    expect(one.name).toBe('seven-sins.setup.yaml')
    const all = await desk.ask('dealing.share', { setups: ids })
    const before = (await saved()).map(({ name, text: of, system, players }) => ({ name, text: of, system, players }))
    desk = await newDesk()
    expect(await importing(one.name, one.text)).toMatchObject({
      added: [{ name: 'Seven sins', system: 'rar' }],
      same: [],
    })
    expect(await importing(all.name, all.text)).toMatchObject({ added: [{ name: 'Eight' }], same: ['Seven sins'] })
    expect((await saved()).map(({ name, text: of, system, players }) => ({ name, text: of, system, players }))).toEqual(
      before,
    )
    expect(await importing(all.name, all.text)).toMatchObject({ added: [], same: ['Seven sins', 'Eight'] })
  })

  it('without a head is for the rules of the game and called like its file', async () => {
    await importing('Vengeful 2.yaml', text, 'rar')
    expect(await saved()).toMatchObject([{ name: 'Vengeful 2', system: 'rar' }])
  })

  const head = 'setup: 1\nsystem: rar\nname: x\n'
  it.each([
    ['foreign', '{"format":"nightdesk-game","version":1}', /^f\.yaml, line 1: Unknown key "format"/, /\w/],
    [
      'a picture',
      '\x89PNG\r\n\x1a\n\0',
      /^f\.yaml, line 1: This has a character that cannot be saved\.$/,
      /^Remove it/,
    ],
    [
      'in another encoding',
      `${head}# \uFFFD\n${text}`,
      /^f\.yaml, line 4: A character here could not be read\.$/,
      /UTF-8/,
    ],
    [
      'newer',
      `setup: 2\nsystem: rar\nnew: {a: 1}\n${text}`,
      /^f\.yaml, line 1: "setup: 2" is a setup format .* not know\.$/,
      /newer Nightdesk/,
    ],
    ['cut off', `${head}${text.slice(0, -1)}`, /^f\.yaml, line 5: /, /\w/],
    [
      'of unknown rules',
      `setup: 1\nsystem: rarr\n${text}`,
      /^f\.yaml, line 2: "rarr" is not a system here\.$/,
      /^Did you mean "rar"\?/,
    ],
    ['of no rules', text, /^f\.yaml, line 1: This setup does not say which system it is for\.$/, /"system: \w+"/],
    [
      'of other roles',
      `${head}${text}\n---\n${head}players: 1\nroles: Twon Cpo`,
      /^f\.yaml, line 11: "Twon Cpo" is not a role/,
      /\w/,
    ],
    ['with a key twice', `${head}name: y\n${text}`, /^f\.yaml, line 4: /, /\w/],
    [
      'a bomb of aliases',
      `${head}a: &a [x,x,x,x,x,x,x,x,x]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a,*a]\nc: &c [*b,*b,*b,*b,*b,*b,*b,*b,*b]\nd: &d [*c,*c,*c,*c,*c,*c,*c,*c,*c]\ne: [*d,*d,*d,*d,*d,*d,*d,*d,*d]\n${text}`,
      /^f\.yaml, line \d+: /,
      /\w/,
    ],
    [
      'far too long',
      `${head}# ${'x'.repeat(25_000)}\n${text}`,
      /^f\.yaml, line 1: This setup has 25\d{3} characters/,
      /\w/,
    ],
    [
      'with a name that is far too long',
      `setup: 1\nsystem: rar\nname: ${'x'.repeat(300)}\n${text}`,
      /^f\.yaml, line 1: This name has 300 characters/,
      /shorter/,
    ],
    [
      'a trap for objects',
      `${head}__proto__: {polluted: yes}\n${text}`,
      /^f\.yaml, line 4: No key may be called "__proto__"/,
      /\w/,
    ],
  ])('that is %s is refused whole, by file, line, value and remedy', async (_, of, message, remedy) => {
    const good = `${head}${text}\n---\n`
    const refused = await desk.refused('dealing.import', { file: 'f.yaml', text: of }, 'badInput')
    expect(refused.message).toMatch(message)
    expect(refused.remedy).toMatch(remedy)
    await desk.refused('dealing.import', { file: 'f.yaml', text: good + of }, 'badInput')
    expect(await saved()).toEqual([])
  })

  it('tells how much else is wrong, and says it in Russian', async () => {
    const of = `${head}players: 2\nroles: [Twon Cpo, Mafai Gon]`
    expect((await desk.refused('dealing.import', { file: 'f.yaml', text: of }, 'badInput')).message).toMatch(
      /And 1 more\.$/,
    )
    const answer = await desk.desk.dispatch('dealing.import', { file: 'f.yaml', text: of }, 'ru')
    expect(answer).toMatchObject({
      ok: false,
      message: expect.stringMatching(/^f\.yaml, строка 5: Роли «.*» в этих правилах нет\. И еще: 1\.$/),
    })
  })

  it('is kept over a restart', async () => {
    await save('Seven sins')
    await desk.desk.close()
    desk = await deskAt(desk.file)
    expect(await saved()).toMatchObject([{ name: 'Seven sins' }])
  })
})
