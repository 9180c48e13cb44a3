/** Rosters with more than names and roles: how it went with somebody, whose place it was, tags and pronouns. */
import { describe, expect, it } from 'vitest'
import { newDesk } from '../help.ts'

const desk = await newDesk()
const read = (text: string) => desk.ask('roster.read', { system: 'rar', text })
const brief = async (text: string): Promise<string> => {
  const { seats, problems } = await read(text)
  return [
    ...seats.map(({ name, role, aliases = [], dead }) => [name, role, ...aliases, ...(dead ? ['†'] : [])].join(' ')),
    ...problems.map(({ line, message }) => `${line}: ${message}`),
  ].join('; ')
}

it.each(['Ann (D1): cop', 'Ann: cop (D1)', 'Ann: cop, D1', 'Ann - cop - D1'])(
  'asks what came to pass then: %s',
  async text => {
    const { seats, doubts = [] } = await read(text)
    expect(seats).toEqual([{ name: 'Ann', role: 'cop' }])
    expect(doubts.map(({ meant }) => meant)).toEqual([{ word: 'D1', near: 'dead D1' }])
    const { word, near } = doubts[0]!.meant!
    expect(await brief(text.replace(word, near))).toBe('Ann cop †')
  },
)

describe('a pasted roster', () => {
  it.each([
    ['[b]Ann[/b]: cop\n[b]Bob[/b] - doctor', 'Ann cop; Bob doctor'],
    ['**Ann**: cop', 'Ann cop'],
    ['Ann (they/them; hydra): cop', 'Ann cop'],
    ['Ann (hydra, she/her): cop', 'Ann cop'],
    ['Ann (he/him; Annie): cop', 'Ann cop Annie'],
    ['Signups are open!\nAnn: cop', 'Ann cop'],
    ['Sign-ups: closed\nAnn: cop', 'Ann cop'],
  ])('goes without what is none of it: %s', async (text, seats) => expect(await brief(text)).toBe(seats))

  it.each([
    ['1. YouBut • Executed D1 • Vanilla Townie', 'YouBut vanilla †'],
    ['2. Cat • Alive • Cop', 'Cat cop'],
    ['Fay — dead — tracker', 'Fay tracker †'],
    ['Gus | vanilla | killed N2', 'Gus vanilla †'],
    ['Lea: doctor, killed night 1', 'Lea doctor †'],
    ['Kay: cop (dead)', 'Kay cop †'],
    ['Max (Lynched D2): vanilla', 'Max vanilla †'],
    ['Eve ☠ Lynched D2: vanilla', 'Eve vanilla †'],
    ['~~Ann: cop~~', 'Ann cop †'],
    ['[s]Bob: doctor[/s]', 'Bob doctor †'],
    ['~~Ann~~ lynched D1: cop', 'Ann cop †'],
    ['[s]Ann[/s] killed N1 - cop', 'Ann cop †'],
    ['~~Ann~~ dead: cop', 'Ann cop †'],
    ['<s>Dee</s>: goon', 'Dee goon †'],
    ['Dead:\nAnn: cop\nAlive:\nBob: goon', 'Ann cop †; Bob goon'],
    ['Player\tRole\tStatus\nAnn\tCop\tDead (N1)\nBob\tGoon\tAlive', 'Ann cop †; Bob goon'],
    ['| Player | Role | Fate |\n|---|---|---|\n| Ann | Cop | Killed N1 |\n| Bob | Goon | |', 'Ann cop †; Bob goon'],
  ])('says how it went with somebody: %s', async (text, seats) => expect(await brief(text)).toBe(seats))

  it.each([
    ['Eve (replacing Dirk): vanilla', 'Eve vanilla Dirk'],
    ['Fay (replaced Gil), cop', 'Fay cop Gil'],
    ['Gus, replaces Hal: cop', 'Gus cop Hal'],
    ['Max replaced Ned: vanilla', 'Max vanilla Ned'],
    ['Kay (replaced by Zoe): doctor', 'Zoe doctor Kay'],
    ['Lea → Moe: cop', 'Moe cop Lea'],
    ['3. Lea -> Moe - cop', 'Moe cop Lea'],
    ['Lea → Moe → Ned: cop', 'Ned cop Lea Moe'],
    ['~~Lea~~ Moe: cop', 'Moe cop Lea'],
    ['[s]Lea[/s] Moe | cop', 'Moe cop Lea'],
    ['~~Lea~~ **Moe**: cop', 'Moe cop Lea'],
    ['~~Lea~~ ~~Moe~~ Ned: cop', 'Ned cop Lea Moe'],
    ['Lea --> Moe: cop', 'Moe cop Lea'],
    ['Ann -> the cop', '1: there is no role "the cop"'],
    ['Xx->Lea<-xX: cop', 'Xx->Lea<-xX cop'],
    ['Ann [he/him; IC]: cop', 'Ann cop IC'],
    ['[s]Lea[/s] - cop', 'Lea cop †'],
    ['Ann -> cop', 'Ann cop'],
    ['Ann = Annie: cop\nBob = Bobby, Rob - goon', 'Ann cop Annie; Bob goon Bobby Rob'],
  ])('knows who sat there before, and other names: %s', async (text, seats) => expect(await brief(text)).toBe(seats))

  it.each([
    ['[TSA] Kestrel: cop', '[TSA] Kestrel cop'],
    ['Mr. Brown [UK]: doctor', 'Mr. Brown [UK] doctor'],
    ['[Redacted] - goon', '[Redacted] goon'],
    ['3. 8-Ball, vanilla', '8-Ball vanilla'],
    ['1️⃣ Ivo: cop\n🔟 Jay - goon', 'Ivo cop; Jay goon'],
    ['@Kitty_Softpaws: tracker', 'Kitty_Softpaws tracker'],
    ['Ann (she/her): cop\nBob [he/him] - doctor\nCy they/them, goon', 'Ann cop; Bob doctor; Cy goon'],
    ['Executioner - vanilla\nDead Beat: goon', 'Executioner vanilla; Dead Beat goon'],
  ])('takes a name as its player has it: %s', async (text, seats) => expect(await brief(text)).toBe(seats))

  it('knows a hydra that is called one', async () =>
    expect(
      (await read('implosion + Psyche (hydra): cop\nHydra: Cy + Di - goon\nCerb (hydra of Al and Bo): doctor')).seats,
    ).toMatchObject([
      { name: 'implosion + Psyche', heads: ['implosion', 'Psyche'] },
      { name: 'Cy + Di', heads: ['Cy', 'Di'] },
      { name: 'Cerb', heads: ['Al', 'Bo'] },
    ]))

  it('seats nobody below a heading that is not of players, and says so', async () => {
    const { seats, problems, doubts } = await read('Players (2/2):\nAnn: cop\nBob: goon\nReplacements: Cat\nHosts\nSue')
    expect([seats.map(({ name }) => name), problems]).toEqual([['Ann', 'Bob'], []])
    expect(doubts?.map(({ line, message }) => [line, message])).toEqual([
      [4, '"Cat" is under a heading that is not for players, so it is left out'],
      [6, '"Sue" is under a heading that is not for players, so it is left out'],
    ])
    expect((await read('Player List\nAnn\nBob\nReplacements:\nCat')).namesAlone).toBe(2)
  })

  it('lists no word twice where it says what would be right', async () => {
    const [problem] = (await read('Ann: cop, status: poisoned')).problems
    expect(problem).toMatchObject({ message: 'there is no status "poisoned"', remedy: 'There is: hitman.' })
  })

  it('seats the dead dead', async () => {
    const game = (await desk.ask('games.create', { name: 'Taken over', system: 'rar' })).game
    const { seats } = await read('Ann: cop\nBob: goon\nCat: doctor (dead)')
    await desk.ask('roster.set', { game, seats })
    expect((await desk.ask('games.get', { game })).seats.map(({ name, alive }) => [name, alive])).toEqual([
      ['Ann', true],
      ['Bob', true],
      ['Cat', false],
    ])
  })
})
