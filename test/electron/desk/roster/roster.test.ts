/** A pasted list becomes a roster, and a roster is changed by single seats once the game has begun. */
import { describe, expect, it } from 'vitest'
import { newDesk, village, villagers } from '../help.ts'

const desk = await newDesk()
const read = (text: string) => desk.ask('roster.read', { system: 'rar', text })
const seatsOf = async (text: string) => (await read(text)).seats
const problemsOf = async (text: string) =>
  (await read(text)).problems.map(({ line, message, remedy }) => ({ line, message, remedy }))

describe('a pasted roster', () => {
  it('is read line by line, whatever stands between name and role', async () => {
    expect(
      await seatsOf('Ann: doctor\nBob - Cop\n\nCat – vigilante\nDee\tvanilla\nEli, goon\nFay = Godfather'),
    ).toEqual([
      { name: 'Ann', role: 'doctor' },
      { name: 'Bob', role: 'cop' },
      { name: 'Cat', role: 'vigilante' },
      { name: 'Dee', role: 'vanilla' },
      { name: 'Eli', role: 'goon' },
      { name: 'Fay', role: 'godfather' },
    ])
  })

  it('is read without the numbers and bullets of a list', async () => {
    expect(
      await seatsOf(
        '1. Ann: doctor\n2) Bob: cop\n- Cat: vigilante\n* Dee: vanilla\n• Eli: goon\n10. 4chan Guy: vanilla',
      ),
    ).toEqual([
      { name: 'Ann', role: 'doctor' },
      { name: 'Bob', role: 'cop' },
      { name: 'Cat', role: 'vigilante' },
      { name: 'Dee', role: 'vanilla' },
      { name: 'Eli', role: 'goon' },
      { name: '4chan Guy', role: 'vanilla' },
    ])
  })

  it('knows what hosts call a role, and how they set it off', async () => {
    expect(
      await read(
        'PLAYERLIST (10 alive)\nAnn -- Town Doctor\nBob | Vig\nCat (RB)\nDee VT\nEli: JK\nFay: Mafia RB\nThe Old Man bus driver\nGus -> GF',
      ),
    ).toEqual({
      problems: [],
      seats: [
        { name: 'Ann', role: 'doctor', faction: 'town' },
        { name: 'Bob', role: 'vigilante' },
        { name: 'Cat', role: 'roleblocker' },
        { name: 'Dee', role: 'vanilla' },
        { name: 'Eli', role: 'jailkeeper' },
        { name: 'Fay', role: 'roleblocker', faction: 'mafia' },
        { name: 'The Old Man', role: 'busDriver' },
        { name: 'Gus', role: 'godfather' },
      ],
    })
    expect(await problemsOf('Ann Doktor')).toEqual([
      { line: 1, message: '"Ann Doktor" has no role', remedy: 'write the name, a colon and the role: "Ann: doctor"' },
    ])
  })

  it('keeps a name that has dashes, dots and colons of its own', async () => {
    expect(await seatsOf('mr.mustard: vigilante\nthe-real-pip: tracker\nJean-Luc - Cop')).toEqual([
      { name: 'mr.mustard', role: 'vigilante' },
      { name: 'the-real-pip', role: 'tracker' },
      { name: 'Jean-Luc', role: 'cop' },
    ])
  })

  it('reads modifiers before a role and a faction behind it', async () => {
    expect(
      await seatsOf(
        'Ann: 2-shot strongWilled Cop (mafia)\nBob: one-shot vigilante\nCat: Mafia Roleblocker\nDee: 1-shot ninja goon [mafia]',
      ),
    ).toEqual([
      {
        name: 'Ann',
        role: 'cop',
        faction: 'mafia',
        modifiers: [{ modifier: 'xShot', count: 2 }, { modifier: 'strongWilled' }],
      },
      { name: 'Bob', role: 'vigilante', modifiers: [{ modifier: 'xShot', count: 1 }] },
      { name: 'Cat', role: 'roleblocker', faction: 'mafia' },
      {
        name: 'Dee',
        role: 'ninja',
        faction: 'mafia',
        modifiers: [{ modifier: 'xShot', count: 1 }],
      },
    ])
  })

  it('asks where a line names two sides, and takes one of them for neither', async () => {
    const text = 'Ann: Town Cop (mafia)\nBob: Mafia Cop (mafia)\nCat: Godfather (town)\nDan: VT Goon'
    const { seats, problems } = await read(text)
    expect(seats.map(({ name, faction }) => `${name} ${faction}`)).toEqual(['Bob mafia', 'Cat town'])
    expect(problems.map(({ line, message }) => `${line} ${message}`)).toEqual([
      '1 "Town Cop (mafia)" names two sides',
      '4 there is no role "VT Goon"',
    ])
  })

  it('reads how a role is set where a word before it says so', async () => {
    expect(await read('Ann: 2-shot insane Cop (mafia)')).toEqual({
      problems: [],
      seats: [
        {
          name: 'Ann',
          role: 'cop',
          faction: 'mafia',
          modifiers: [{ modifier: 'xShot', count: 2 }],
          settings: { sanity: 'insane' },
        },
      ],
    })
  })

  it('is read out of a spreadsheet, by the titles of its columns or by their order', async () => {
    const seats = [
      { name: 'Ann', role: 'doctor', faction: 'mafia', aliases: ['A', 'Annie'] },
      { name: 'Bob, the "Builder"', role: 'cop' },
    ]
    expect(await seatsOf('Role,Player,Aliases,Team\ndoctor,Ann,A; Annie,mafia\ncop,"Bob, the ""Builder""",,')).toEqual(
      seats,
    )
    expect(await seatsOf('Name;Role;Faction;Alias\nAnn;Doctor;Mafia;A/Annie\n"Bob, the ""Builder""";cop;;')).toEqual(
      seats,
    )
    expect(await seatsOf('Ann\tdoctor\tmafia\tA|Annie\nBob, the "Builder"\tcop\t\t')).toEqual(seats)
    expect(await seatsOf('\uFEFFPlayer\tRole\nAnn\tdoctor')).toEqual([{ name: 'Ann', role: 'doctor' }])
    expect(await seatsOf('Игрок;Роль;Фракция;Другие имена\nAnn;doctor;mafia;A/Annie')).toEqual(seats.slice(0, 1))
  })

  it('takes hostile names as names', async () => {
    const hostile = [
      '__proto__',
      'constructor',
      'toString',
      '=cmd()',
      '<img onerror=alert(1)>',
      '\u202Eevil\u202C',
      "Robert'); DROP TABLE games;--",
      '${1+1}',
      '[b]Ann[/b]',
      'Боб 🐺',
      'x'.repeat(200),
    ]
    const { seats, problems } = await read(hostile.map(name => `${name}\tvanilla`).join('\n'))
    expect(problems).toEqual([])
    expect(seats.map(({ name }) => name)).toEqual(hostile)
    expect((await seatsOf('=cmd(): vanilla\n<img onerror>: goon')).map(({ name }) => name)).toEqual([
      '=cmd()',
      '<img onerror>',
    ])
    const game = await village(desk, { seats })
    const view = await desk.ask('games.get', { game })
    expect(view.seats.map(({ slot, name }) => [slot, name])).toEqual(hostile.map(name => [name, name]))
    await desk.ask('roster.change', { game, slot: '__proto__', note: 'here' })
    expect((await desk.ask('games.get', { game })).seats[0]).toMatchObject({
      name: '__proto__',
      note: 'here',
      aliases: [],
      status: [],
    })
  })

  it('names each line that is not understood, with what would be', async () => {
    expect(await problemsOf('Ann: dokter\n\nBob:\nCat\nAnn: cop (mafai)\nDee: cop\nDee: vanilla\n: goon')).toEqual([
      { line: 1, message: 'there is no role "dokter"', remedy: 'Did you mean "Doctor"?' },
      { line: 3, message: '"Bob" has no role', remedy: 'add one after the name: "Bob: vanilla townie"' },
      { line: 4, message: '"Cat" has no role', remedy: 'add one after the name: "Cat: vanilla townie"' },
      { line: 5, message: 'there is no faction "mafai"', remedy: 'Did you mean "mafia"?' },
      { line: 7, message: '"Dee" is already on this list', remedy: 'give one of them a different name' },
      { line: 8, message: 'there is no player name in this line', remedy: 'write a name, then a role: "Ann: doctor"' },
    ])
  })

  it('never gives a seat that the roster would refuse', async () => {
    const lines = [
      `${'x'.repeat(201)}: vanilla`,
      'Bob: 0-shot cop',
      'Cat: 99999999999999999999-shot cop',
      `Dee: ${'ninja '.repeat(21)}goon`,
      'Ann: constructor',
      'Eli: __proto__',
      'Fay: cop (toString)',
      'Gus: valueOf cop',
    ]
    const { seats, problems } = await read(lines.join('\n'))
    expect(seats).toEqual([])
    expect(problems.map(({ line }) => line)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    const aliases = await read(
      `Player\tRole\tAliases\nAnn\tcop\t${Array.from({ length: 30 }, (_, index) => `A${index}`).join(';')}\nBob\tcop\t${'y'.repeat(201)}`,
    )
    expect([aliases.seats, aliases.problems.map(({ line }) => line)]).toEqual([[], [2, 3]])
    const many = await read(Array.from({ length: 203 }, (_, index) => `P${index}: vanilla`).join('\n'))
    expect([many.seats.length, many.problems.length]).toEqual([200, 3])
    await village(desk, { seats: many.seats, open: false })
  })

  it('keeps nothing', async () => {
    const before = await desk.ask('games.list', {})
    await read('Ann: doctor')
    expect(await desk.ask('games.list', {})).toEqual(before)
  })
})

describe('a roster', () => {
  it('is taken whole or not at all', async () => {
    const game = await village(desk, { open: false })
    const before = await desk.ask('games.get', { game })
    for (const [seat, word] of [
      [{ name: 'New', role: 'docter' }, 'doctor'],
      [{ name: 'New', role: 'constructor' }, ''],
      [{ name: 'New', role: 'cop', faction: 'mafai' }, 'mafia'],
      [{ name: 'New', role: 'cop', modifiers: [{ modifier: 'nijna' }] }, 'ninja'],
      [{ name: 'New', role: 'cop', settings: { sanity: 'inasne' } }, 'insane'],
      [{ name: 'Ann', role: 'cop' }, ''],
      [{ name: ' Ann ', role: 'cop' }, ''],
      [{ name: '', role: 'cop' }, ''],
    ] as const) {
      const { remedy } = await desk.refused(
        'roster.set',
        { game, seats: [...villagers, seat] },
        ['docter', 'constructor'].includes(seat.role) ? 'notFound' : seat.name === '' ? 'badInput' : 'declined',
      )
      expect(remedy).toContain(word)
    }
    expect(await desk.ask('games.get', { game })).toEqual(before)
  })

  it('is set as often as one likes before the first phase, and never after', async () => {
    const game = await village(desk, { open: false })
    await desk.ask('roster.set', { game, seats: villagers.slice(0, 3) })
    expect((await desk.ask('games.get', { game })).seats.map(({ name }) => name)).toEqual(['Ann', 'Bob', 'Cat'])
    await desk.ask('phases.open', { game, kind: 'night', number: 1 })
    expect((await desk.refused('roster.set', { game, seats: villagers }, 'declined')).remedy).toContain('one at a time')
  })

  it('tells each seat with its role, faction and what can be sent in', async () => {
    const game = await village(desk, {
      seats: [
        { name: 'Ann', role: 'cop', modifiers: [{ modifier: 'xShot', count: 2 }], settings: { sanity: 'insane' } },
        { name: 'Eli', role: 'goon' },
        { name: 'Gus', role: 'bulletproof' },
      ],
    })
    const { seats } = await desk.ask('games.get', { game })
    expect(
      seats.map(({ roleName, factionName, abilities, settings }) => ({ roleName, factionName, abilities, settings })),
    ).toEqual([
      {
        roleName: 'Cop',
        factionName: expect.stringMatching(/town/i),
        abilities: [
          {
            id: 'investigate',
            name: expect.any(String),
            targets: 1,
            most: 1,
            aims: ['player'],
            phases: ['night'],
            keys: [],
            left: 2,
          },
        ],
        settings: { sanity: 'insane' },
      },
      {
        roleName: 'Mafia Goon',
        factionName: expect.stringMatching(/mafia/i),
        abilities: [
          {
            id: 'factionKill',
            name: expect.any(String),
            targets: 1,
            most: 1,
            aims: ['player'],
            phases: ['night'],
            keys: [{ id: 'with', says: expect.any(String), open: true, must: false }],
          },
        ],
        settings: {},
      },
      { roleName: 'Bulletproof', factionName: expect.stringMatching(/town/i), abilities: [], settings: {} },
    ])
  })

  it('changes by one seat, and what is left out stays', async () => {
    const game = await village(desk)
    await desk.ask('roster.change', {
      game,
      slot: 'Ann',
      role: 'nurse',
      aliases: ['Annie'],
      status: ['Governor'],
      note: 'away on Sunday',
    })
    await desk.ask('roster.change', { game, slot: 'Ann', name: 'Anna' })
    expect((await desk.ask('games.get', { game })).seats[0]).toMatchObject({
      slot: 'Ann',
      name: 'Anna',
      role: 'nurse',
      faction: 'town',
      aliases: ['Annie'],
      status: ['Governor'],
      note: 'away on Sunday',
      alive: true,
    })
    await desk.refused('roster.change', { game, slot: 'Bob', name: 'Anna' }, 'declined')
    await desk.refused('roster.change', { game, slot: 'Bpb', note: '' }, 'declined')
    expect((await desk.refused('roster.change', { game, slot: 'Bob', role: 'cops' }, 'declined')).remedy).toContain(
      'cop',
    )
    await desk.refused('roster.change', { game, slot: 'Bob', settings: { sanity: 'constructor' } }, 'declined')
    await desk.ask('roster.change', { game, slot: 'Bob', settings: { sanity: 'naive' } })
  })
})
