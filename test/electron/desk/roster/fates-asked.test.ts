/** What a roster says of how it went with somebody is read, or asked about; a nickname is neither. */
import { describe, expect, it } from 'vitest'
import { newDesk } from '../help.ts'

const asking = newDesk()
/** What a line comes to: `† killed N2`, `used 1`, `?` where it is asked, `alive`. */
async function read(line: string): Promise<string> {
  const { seats, problems, doubts = [] } = await (await asking).ask('roster.read', { system: 'rar', text: line })
  expect(problems).toEqual([])
  const [{ dead, fate, uses } = {}] = seats
  if (doubts.length) return dead ? '† ?' : '?'
  return dead ? `† ${fate ?? ''}`.trim() : uses ? `used ${Object.values(uses).join()}` : 'alive'
}

describe('a line of a roster', () => {
  it.each([
    ['Bob † killed N2: cop', '† killed N2'],
    ['Bob (lynched, D1): cop', '† lynched D1'],
    ['Bob - dead: cop', '†'],
    ['[Bob] killed by mafia: cop', '† killed by mafia'],
    ['Bob was lynched day 1: cop', '† was lynched day 1'],
    ['Bob: cop † killed N2', '† killed N2'],
    ['Bob: cop, lynched by town D1', '† lynched by town D1'],
    ['Bob (killed by the mafia, N2): cop', '† killed by the mafia N2'],
    ['Bob (D1 lynch): cop', '† D1 lynch'],
    ['Bob ✝ N2: cop', '† N2'],
    ['† Bob: cop', '†'],
    ['†Bob: cop', '†'],
    ['Боб † Н2: cop', '† Н2'],
    ['Боб (повешен, Д1): cop', '† повешен Д1'],
    ['Боб убит мафией ночью 2: cop', '† убит мафией ночью 2'],
    ['Боб (линчевали Д1): cop', '† линчевали Д1'],
    ['~~Bob~~ (stabbed N2): cop', '† stabbed N2'],
    ['Bob (1 shot left): 2-shot vigilante', 'used 1'],
    ['Bob (no shots left): 2-shot vigilante', 'used 2'],
    ['Bob (1/2 used): 2-shot vigilante', 'used 1'],
    ['Боб (остался 1 выстрел): 3-shot vigilante', 'used 2'],
  ])('is read: %s', async (line, said) => expect(await read(line)).toBe(said))

  it.each([
    'Bob (stabbed N2): cop',
    'Bob (lynched on Day 1 as Town Cop): cop',
    'Bob (night kill): cop',
    'Bob (killed, or so they say): cop',
    'Bob stabbed N2: cop',
    'RIP Bob: cop',
    '[dead] Bob: cop',
    '(dead) Bob: cop',
    'Боб (выбыл, Д2): cop',
    'Боб (зарезали ночью 1): cop',
    'Bob (0/2 shots): 2-shot vigilante',
    'Bob (used his shot): 1-shot vigilante',
    'Bob (1 shot left): vigilante',
    'Bob (D2): cop',
  ])('is asked about: %s', async line => expect(await read(line)).toBe('?'))

  it.each([
    'Deadpool: cop',
    'Bob (killer): cop',
    'Killer Queen: cop',
    'Walking Dead: cop',
    'Dead Ringer (Dean): cop',
    'David Lynch: cop',
    'Rip Van Winkle: cop',
    'Night Owl: cop',
    'Bob (Shot Caller): cop',
    'Bob (undead): cop',
    'N1nja: cop',
    'Bob (Dead Man): cop',
    'Убийца: cop',
    'Bob (Left Shark): cop',
  ])('has a name and no fate: %s', async line => expect(await read(line)).toBe('alive'))

  it('becomes right by what the question offers', async () => {
    const { ask } = await asking
    const text = 'Bob (stabbed N2): cop'
    const { doubts = [] } = await ask('roster.read', { system: 'rar', text })
    const { word, near } = doubts[0]!.meant!
    expect(await read(text.replace(word, near))).toBe('† dead N2')
  })
})
