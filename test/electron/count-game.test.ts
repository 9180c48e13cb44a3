/** `count` by the rules of a game: its options, its roster, and what each ballot comes to under them. */
import { afterAll, describe, expect, it } from 'vitest'
import type { VotesCount } from '../../electron/desk/contract.ts'
import { inside, Scratch, trace } from './cli.ts'

const scratch = new Scratch()
afterAll(() => scratch.remove())
const post = (by: string, at: string, text: string): string => `From: ${by}\nSent: 2026-12-01 ${at} UTC\n\n${text}\n\n`

const players = `
  Ann: {role: vanilla, modifiers: [doublevoter]}
  Two Heads: {role: cop, heads: [Lefty, Righty]}
  Bob: {role: goon, aliases: [Robert]}
  Cat: vanilla
  Dan: {role: vanilla, modifiers: [hated]}
  Eve: vanilla
`
const game = (options: string, phase = 'day: 1'): string =>
  scratch.write(
    'game.yaml',
    `case: the thread of a day\nsystem: rar\noptions: {day: forum, ${options}}\nhosts: [Sue]\nplayers:${players}phases:\n  - ${phase}\n`,
  )
const thread = scratch.write(
  'thread.txt',
  post('Ann', '09:00', '##vote Robert')
    + post('Ann', '09:05', '##vote Dan')
    + post('Lefty', '09:06', '##vote Bob')
    + post('Righty', '09:10', '##vote Ann')
    + post('Cat', '09:11', '##vote Lefty')
    + post('Eve', '09:12', 'vote Dan')
    + post('Bob', '09:15', '##vote Dan')
    + post('Zed', '09:16', '##vote Bob')
    + post('Sue', '09:20', 'Vote Count 1\nDan (2): Ann, Bob\nBob (1): Ann\nTwo Heads (1): Cat'),
)
async function counted(options: string, phase?: string): Promise<VotesCount> {
  const { out, err } = await inside('count', thread, '--game', game(options, phase), '--json')
  expect(err).toBe('')
  return JSON.parse(out) as VotesCount
}
const rows = ({ votes }: VotesCount): string[] =>
  votes
    .map(
      ({ for: on, count, voters }) => `${on} ${count}: ${voters.map(({ by, votes: n = 1 }) => `${by}×${n}`).join(' ')}`,
    )
    .sort()

describe('count by the rules of a game', () => {
  it('lets whoever has two votes divide them, both heads of a hydra write for one seat, and an alias name its player', async () => {
    const count = await counted('double: twoTargets, ballots: doubleHash')
    expect(rows(count)).toEqual(['Ann 1: Two Heads×1', 'Bob 1: Ann×1', 'Dan 2: Ann×1 Bob×1', 'Two Heads 1: Cat×1'])
    expect(count).toMatchObject({
      system: 'rar',
      posts: 9,
      hosts: [{ name: 'Sue', why: 'named' }],
      living: 6,
      majority: 4,
      notVoting: ['Dan', 'Eve'],
      uncounted: [{ by: 'Eve', post: '6', why: 'noSign' }],
      notes: ['Not in the game, so left out: Zed.'],
      lynched: [],
      counts: [{ by: 'Sue', differences: [{ voter: 'Two Heads', read: 'Ann', counted: null, post: '4' }] }],
    })
  })
  it('weighs one ballot twice where the options say so, and that is enough for somebody hated', async () => {
    const count = await counted('ballots: doubleHash')
    expect(rows(count)).toContain('Dan 3: Ann×2 Bob×1')
    expect([count.majority, count.lynched]).toEqual([4, ['Dan']])
  })
  it('reads ballots as the game has them written, and says by which rule one is void', async () => {
    const count = await counted('ballots: any, selfVote: no, unvoteFirst: true')
    expect(count.uncounted.map(({ by, why, rule }) => [by, why, rule])).toContainEqual(['Ann', 'rules', 'DAY-C1'])
    expect(rows(count)).toContain('Bob 3: Ann×2 Two Heads×1')
  })
  it('knows the time of the deadline, who is dead, and what the host did in the phase', async () => {
    const late = await counted(
      'ballots: doubleHash, double: twoTargets',
      'day: 1\n    opens: 2026-12-01T08:00:00Z\n    closes: 2026-12-01T09:10:30Z\n    commands: [{modkill: Bob, at: 2026-12-01T09:07:00Z}]',
    )
    expect(rows(late)).toEqual(['Ann 1: Two Heads×1', 'Dan 1: Ann×1'])
    expect([late.living, late.majority]).toEqual([5, 3])
  })
  it('is told in words', async () => {
    const { out } = await inside('count', thread, '--game', game('ballots: doubleHash'))
    expect(out).toMatch(/by the rules of rar[\s\S]*Dan \(3\): Ann ×2 #2, Bob #7[\s\S]*Dan would be lynched right now/)
    expect(out).toMatch(/differs from this count\. To continue from it, use --baseline\s+9\./)
    const { out: russian } = await inside('count', thread, '--game', game('ballots: doubleHash'), '--locale', 'ru')
    expect(russian).toContain('по правилам rar')
  })
  it('takes a count of the host at its word, for what one ballot says', async () => {
    const { out } = await inside(
      'count',
      thread,
      '--game',
      game('ballots: doubleHash, double: twoTargets'),
      '--baseline',
      '9',
      '--json',
    )
    const count = JSON.parse(out) as VotesCount
    expect(rows(count)).toEqual(['Bob 1: Ann×1', 'Dan 2: Ann×1 Bob×1', 'Two Heads 1: Cat×1'])
    expect(count.counts).toMatchObject([{ baseline: true }])
    expect(await inside('count', thread, '--game', game('ballots: doubleHash'), '--baseline', '2')).toMatchObject({
      code: 2,
      err: expect.stringContaining('There is no host vote count in post "2". Vote counts are in: 9.') as string,
    })
  })
  it('says what waits to be confirmed, and what would be so with it', async () => {
    const page = scratch.write(
      'waits.txt',
      post('Cat', '09:00', '##vote Rob')
        + post('Dan', '09:01', '##vote Bob')
        + post('Eve', '09:02', '##vote Bob')
        + post('Ann', '09:03', '##vote Bob'),
    )
    const file = game('ballots: doubleHash, double: twoTargets')
    const bold = scratch.write(
      'bold.txt',
      'Cat: **Vote: Rob**\nDan: **Vote: Bob**\nEve: **Vote: Bob**\nAnn: **Vote: Bob**\n',
    )
    const said = async (...words: string[]): Promise<string> =>
      (await inside('count', ...words)).out.replaceAll(/\s+/g, ' ')
    const waits = 'Bob has 3 of the 4 votes needed, and 1 more to be confirmed.'
    const byRules = await said(page, '--game', file)
    expect(byRules).toContain(waits)
    expect(byRules).not.toContain('No lynch as of now')
    // The headline and the step it comes from say the same.
    expect(byRules).toContain('Bob has 3 of the 4 votes needed for a majority, and 1 more to be confirmed')
    const list = scratch.write('six.txt', 'Ann\nTwo Heads\nBob = Robert\nCat\nDan\nEve\n')
    expect(await said(bold, '--players', list)).toContain(waits)
    expect(await said(bold, '--players', list, '--locale', 'ru')).toContain(
      'Bob: 3 голоса из нужных 4, и еще 1 ждет подтверждения.',
    )
  })
  it('says in words what the rules leave to the host', async () => {
    const page = scratch.write('level.txt', post('Cat', '09:00', '##vote Dan') + post('Dan', '09:01', '##vote Cat'))
    const file = game('ballots: doubleHash, deadline: plurality, tie: host')
    const { out } = await inside('count', page, '--game', file, '--json')
    const { prompts } = JSON.parse(out) as VotesCount
    expect(prompts).toEqual([
      { id: 'tie', says: expect.stringMatching(/Several players have the most votes\./) as string },
    ])
    expect((await inside('count', page, '--game', file)).out).toContain(
      'Needs your ruling: Several players have the most votes.',
    )
  })
  it('counts by other rules too', async () => {
    const gorny = scratch.write(
      'gorny.yaml',
      'case: a day by the template\nsystem: gorny\nplayers: {Ann: vanilla, Bob: vanilla, Cat: goon}\nphases: [{day: 1}]\n',
    )
    const page = scratch.write(
      'gorny.txt',
      post('Ann', '09:00', '[b]Vote: Cat[/b]') + post('Bob', '09:01', '[b]Vote: Cat[/b]'),
    )
    const { out, err } = await inside('count', page, '--game', gorny, '--json')
    expect(err).toBe('')
    expect(JSON.parse(out)).toMatchObject({ system: 'gorny', votes: [{ for: 'Cat', count: 2, majority: true }] })
  })
})

describe('a file with several games', () => {
  const page = scratch.write('voteless.txt', post('Ann', '09:00', 'vote: Bob') + post('Cat', '09:01', 'vote: Bob'))
  const one = (name: string, ann: string): string =>
    `case: ${name}\nsystem: rar\noptions: {day: forum, ballots: any}\nplayers: {Ann: ${ann}, Bob: goon, Cat: vanilla}\nphases: [{day: 1}]\n`
  const file = scratch.write(
    'several.yaml',
    `${one('the harvest', 'vanilla')}---\n${one('the frost', '{role: vanilla, modifiers: [voteless]}')}`,
  )
  it('asks which, and counts by none of them unasked', async () => {
    const { code, out, err } = await inside('count', page, '--game', file)
    expect([code, out]).toEqual([2, ''])
    expect(err.replace(/\s+/g, ' ')).toMatch(/2 cases: the harvest; the frost\..*--case/)
  })
  it('is counted by the one that is named', async () => {
    const votes = async (name: string): Promise<string[]> =>
      rows(JSON.parse((await inside('count', page, '--game', file, '--case', name, '--json')).out) as VotesCount)
    expect([await votes('the harvest'), await votes('the frost')]).toEqual([['Bob 2: Ann×1 Cat×1'], ['Bob 1: Cat×1']])
    const { code, err } = await inside('count', page, '--game', file, '--case', 'the forst')
    expect([code, err]).toEqual([2, expect.stringContaining('the frost')])
  })
  it('names who has no vote, and by which word of the rules', async () => {
    const { out } = await inside('count', page, '--game', file, '--case', 'the frost')
    expect(out).toMatch(/#1 .*, Ann: “Bob”: Ann is voteless, and has no vote \(DAY-R2\)\./)
  })
  it('is no case without a game', async () => {
    const { code, err } = await inside('count', page, '--case', 'the frost')
    expect([code, err]).toEqual([2, expect.stringContaining('--game')])
  })
})

describe('a game that cannot be counted by', () => {
  const files: [name: string, text: string, said: RegExp][] = [
    ['broken.yaml', 'case: x\nsystem: rar\nplayers: {Ann: doctr}\n', /broken\.yaml:3: .*doctr/],
    [
      'none.yaml',
      'case: x\nsystem: rar\noptions: {day: none}\nplayers: {Ann: doctor}\n',
      /has no rules for votes.*“forum”/,
    ],
    ['family.yaml', 'case: x\nsystem: mafia1923\nplayers: {}\n', /./],
  ]
  it.each(files)('%s', async (name, text, said) => {
    const { code, out, err } = await inside('count', thread, '--game', scratch.write(name, text))
    expect([code, out]).toEqual([2, ''])
    expect(err).toMatch(said)
    expect(err).not.toMatch(trace)
  })
  it('nor beside what a game says itself', async () => {
    const { code, err } = await inside('count', thread, '--game', game(''), '--style', 'anyForm')
    expect([code, err]).toEqual([2, expect.stringContaining('--style')])
  })
})

it('without a game, both heads of a hydra on the list are one player', async () => {
  const list = scratch.write('hydra.txt', 'Host: Sue\nCy + Dee\nAnn\nBob\n')
  const page = scratch.write(
    'hydra-thread.txt',
    post('Cy', '09:00', '[b]Vote: Ann[/b]')
      + post('Dee', '09:01', '[b]Vote: Bob[/b]')
      + post('Ann', '09:02', '[b]Vote: Dee[/b]'),
  )
  const { out } = await inside('count', page, '--players', list, '--json')
  expect(rows(JSON.parse(out) as VotesCount)).toEqual(['Bob 1: Cy + Dee×1', 'Cy + Dee 1: Ann×1'])
})
