/** Rosters as other hosts write them: the role first or above, names alone, nicks in brackets. */
import { describe, expect, it } from 'vitest'
import { newDesk } from '../help.ts'

const desk = await newDesk()
const read = (text: string) => desk.ask('roster.read', { system: 'rar', text })
const brief = async (text: string): Promise<string> => {
  const { seats, problems } = await read(text)
  return [
    ...seats.map(({ name, role, aliases = [] }) => [name, role, ...aliases].join(' ')),
    ...problems.map(({ line, message }) => `${line}: ${message}`),
  ].join('; ')
}

describe('a pasted roster', () => {
  it('may have the role first, with numbers before the names', async () =>
    expect(await brief('Godfather: Rascyc\nCop: 8. Love\nVT - 9. The Old Man\nAnn: doctor')).toBe(
      'Rascyc godfather; Love cop; The Old Man vanilla; Ann doctor',
    ))
  it('may have several names beside a role', async () =>
    expect(
      await brief(
        'Town Cop: Ann\nMafia Goon: 2. Bob, 3. Cat and Dan\nEve, Fay: doctor\nSalt and Pepper: vigilante\nGoon: Bob, Gus',
      ),
    ).toBe(
      'Ann cop; Bob goon; Cat goon; Dan goon; Eve doctor; Fay doctor; Salt and Pepper vigilante; Gus goon; 5: "Bob" is already on this list',
    ))
  it('with two names and a comma asks whether they are one, and takes them for one in quotes', async () => {
    const text = 'Smith, John: cop\nGoon: Bob, Cat and Dan\nEve: doctor'
    expect((await read(text)).doubts).toEqual([
      {
        file: 'roster',
        line: 1,
        message: '"Smith, John" is read as two players',
        remedy: 'if it is one player’s name, put it in quotes: "Smith, John"',
        meant: { word: 'Smith, John', near: '"Smith, John"' },
      },
    ])
    expect(await brief(text)).toBe('Smith cop; John cop; Bob goon; Cat goon; Dan goon; Eve doctor')
    const sure = '"Smith, John": cop\n2. “Doe, Jane” - doctor\nGoon: "Roe, Max"\nVanilla Townie\n"Poe, Ann"'
    expect(await brief(sure)).toBe('Smith, John cop; Doe, Jane doctor; Roe, Max goon; Poe, Ann vanilla')
    expect((await read(sure)).doubts).toBeUndefined()
    expect((await read('Goon: 2. Bob, 3. Cat\nAnn, doctor\n"Ace" Poe: cop')).doubts).toBeUndefined()
  })
  it('may have several nicknames in brackets, with what says so, and a title over it', async () => {
    const nicks = [
      'Tide & Timber – players',
      '1. Mirabelle77 (Mira, Belle) - Doctor',
      '2. Saffron (aka Saff): cop',
      'Bob Oak (also known as Bobby / Oaky) – Vanilla Townie',
      'Cat [Kitty, CC]: goon',
      'Dee (a.k.a. D., Didi), doctor',
      'Eve (Evie, Nan)',
    ]
    expect(await brief(nicks.slice(0, 6).join('\n'))).toBe(
      'Mirabelle77 doctor Mira Belle; Saffron cop Saff; Bob Oak vanilla Bobby Oaky; Cat goon Kitty CC; Dee doctor D. Didi',
    )
    expect((await read(nicks.slice(0, 6).join('\n'))).doubts).toBeUndefined()
    expect(await brief('Ann (cop, insane)\nGoon (Mafia, strong): Bob')).not.toContain('Mafia, strong')
  })
  it('does not turn a line round whose role is misspelt', async () => {
    expect((await read('Cop: vigilantee')).seats).toMatchObject([{ name: 'Cop' }])
    expect((await read('Cop: vigolantee')).seats).toEqual([])
  })
  it('may have the role in the line above', async () =>
    expect(await brief('Cop\nAnn\n\nDoctor:\nBob\n\nVanilla\nCat\nDee')).toBe(
      'Ann cop; Bob doctor; Cat vanilla; Dee vanilla',
    ))
  it('may have it above some names only, of several words, and headings that are no role', async () =>
    expect(
      await brief('Godfather: Rascyc\nDoctor:\n1. Ann\n2. Bob\nVanilla Townie\nEve\nGus\nOthers:\nHal\nIvo: goon'),
    ).toBe(
      'Rascyc godfather; Ann doctor; Bob doctor; Eve vanilla; Gus vanilla; Ivo goon; 8: "Others" has no role; 9: "Hal" has no role',
    ))
  it('takes one role word among names for a name', async () =>
    expect((await read('Cop\nAnn\nBob\nCat')).seats).toEqual([]))
  it('of names alone brings one question, not one for each', async () => {
    const { seats, problems } = await read(Array.from({ length: 60 }, (_, at) => `Player${at + 1}`).join('\n'))
    expect(seats).toEqual([])
    expect(problems.map(({ message }) => message)).toEqual([
      'There are 60 names without a role here. Who has which role?',
    ])
  })
  it.each(['Ann: Serial Killer', 'Ann: 1-shot SK', 'Аня: маньяк'])(
    'knows somebody who kills alone: %s',
    async written => expect((await read(written)).seats).toMatchObject([{ role: 'serialKiller' }]),
  )
  it('knows a nick in brackets as another name', async () =>
    expect(await brief('Full_name (nick): cop\nAnn (Annie) - doctor\nBob (RB)')).toBe(
      'Full_name cop nick; Ann doctor Annie; Bob roleblocker',
    ))
})

describe('a role that says too little or too much', () => {
  const problem = async (text: string) => (await read(text)).problems[0]!
  it('asks where a sign of doubt stands behind it', async () => {
    expect(await problem('Ann: town?')).toMatchObject({
      message: '"town?" has a question mark',
      meant: { near: 'town' },
    })
    expect((await read('Ann: cop (mafia?)')).seats).toEqual([])
  })
  it('is no player where a tab parts its words', async () => {
    for (const text of ['Mafia\tRoleblocker', 'Town\tCop\nMafia\tGoon'])
      expect(await problem(text), text).toMatchObject({ line: 1, message: 'there is no player name in this line' })
    expect(await brief('Ann: Mafia\tRoleblocker\nBob: Cop\nCy\tMafia Goon')).toBe('Ann roleblocker; Bob cop; Cy goon')
  })
})
