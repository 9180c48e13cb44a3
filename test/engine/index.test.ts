/** The door for other programs: what it refuses, and what the package’s own example does not show. */
import { describe as group, expect, it } from 'vitest'
import {
  checkCase,
  countVotes,
  dealRoles,
  describe,
  listSystems,
  readCases,
  readOrders,
  resolve,
  whyNot,
} from '../../engine/index.ts'
import { caseFileSchema } from '../../engine/cases/schema.ts'
import { systems } from '../../engine/systems/index.ts'

const village = (phase: string): string =>
  `case: a night\nsystem: rar\nplayers: {Ann: cop, Bob: doctor, Cid: goon}\nphases: [${phase}]\n`
const played = (phase: string) => resolve(readCases(village(phase)).cases[0]!)

group('the engine for other programs', () => {
  it('names every system in both languages', () => {
    expect(listSystems().map(({ id }) => id)).toEqual(systems.map(({ id }) => id))
    expect(listSystems('ru').find(({ id }) => id === 'rar')!.name).toMatch(/[а-я]/)
  })

  it('says what is wrong with a case, where, and what would be right', () => {
    expect(readCases('case: x\nsystem: raar\n', { file: 'mine.yaml' }).problems).toMatchObject([
      { file: 'mine.yaml', line: 2, message: expect.stringContaining('raar') as string, remedy: 'did you mean "rar"?' },
    ])
    expect(readCases('case: x\nsystem: raar\n', { locale: 'ru' }).problems[0]!.message).toMatch(/[а-я]/)
  })

  it('leaves an action out, and describes what came of it', () => {
    const [written] = readCases(
      village('{night: 1, actions: [Cid factionKill Ann, {id: saves, by: Bob, does: protect, to: Ann}]}'),
    ).cases
    expect(describe(resolve(written!))[0]!.deaths).toEqual([])
    expect(describe(resolve(written!, { without: ['saves'] }))[0]!.deaths).toEqual(['Ann'])
    expect(checkCase(written!)).toEqual({ passed: true, failures: [] })
  })

  it('reads orders, and asks where a name is nobody’s', () => {
    const [clear, unclear] = readOrders(
      'From: Ann\n\nInvestigate Cid\n\nFrom: Bob\n\nprotect Zed\n',
      played('{night: 1}'),
    )
    expect(clear).toMatchObject({ sender: 'Ann', orders: [{ does: 'investigate', to: ['Cid'], isSure: true }] })
    expect(unclear).toMatchObject({ sender: 'Bob', orders: [] })
    expect(unclear!.questions[0]!.says).toContain('Zed')
  })

  it('counts votes, with the hammer, who is silent and what does not count', () => {
    const page = 'From: Ann\n\n[b]Vote: Cid[/b]\n\nFrom: Bob\n\n[b]Vote: Cid[/b]\n\nFrom: Cid\n\nVote: Ann\n'
    expect(countVotes([page], { players: 'Ann\nBob\nCid' })).toMatchObject({
      majority: 2,
      votes: [{ for: 'Cid', count: 2, voters: [{ by: 'Ann' }, { by: 'Bob' }] }],
      notVoting: ['Cid'],
      hammer: { by: 'Bob', for: 'Cid' },
      uncounted: [{ by: 'Cid', why: 'it is not bold' }],
    })
  })

  it('counts as the app does: nicknames to be confirmed, and accounts on no list asked about', () => {
    const page = ['Ann: **Vote: Rob**', 'Bob: **Vote: no lynch**', 'Guest7: **Vote: Cid**'].join('\n')
    expect(countVotes([page], { players: 'Ann\nBob\nCid\nRobert' })).toMatchObject({
      votes: [
        { for: 'Robert', count: 1, voters: [{ by: 'Ann', likely: 'Rob' }] },
        { for: null, count: 1 },
      ],
      unresolved: [
        { by: 'Ann', name: 'Rob', near: ['Robert', 'Bob'], likely: 'Robert' },
        { by: 'Guest7', name: 'Guest7', near: expect.arrayContaining(['Cid', 'Robert']) as string[] },
      ],
    })
  })

  it('deals alike by the same key, and refuses what does not fit', () => {
    const [roles, players] = [
      ['cop', 'goon', 'doctor'],
      ['Ann', 'Bob', 'Cid'],
    ]
    const key = '0123456789abcdef0123456789abcdef'
    expect(dealRoles(roles, players, key)).toEqual(dealRoles(roles.toReversed(), players, key))
    expect(Object.values(dealRoles(roles, players, key)).sort()).toEqual([...roles].sort())
    expect(() => dealRoles(roles, ['Ann'], key)).toThrow('3 roles for 1 players')
    expect(() => dealRoles(roles, players, 'short')).toThrow('32 hexadecimal digits')
  })

  it('refuses a phase and a result that are not there', () => {
    const night = played('{night: 1}')
    expect(() => whyNot(night, 'night 2', { is: 'dies', who: 'Ann' })).toThrow('There is no night 2: night 1.')
    expect(() => whyNot(night, 'night 1', { is: 'dies', who: 'Ann' })).toThrow('has no such result')
  })
})

it.each(systems.map(system => [system.id, system] as const))(
  'the schema of a case of %s has its phases and options',
  (_, system) => {
    const { properties } = caseFileSchema(system) as {
      properties: { phases: { items: { properties: object } }; options: object; players: object }
    }
    expect(Object.keys(properties)).toEqual(expect.arrayContaining(['case', 'system', 'players', 'options', 'phases']))
    for (const kind of system.calendar.phases) expect(properties.phases.items.properties).toHaveProperty(kind)
  },
)
