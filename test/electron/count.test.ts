import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, describe, expect, it } from 'vitest'
import { dispatch } from '../../electron/desk/dispatch.ts'
import { inside, nightdesk, Scratch, trace } from './cli.ts'

const scratch = new Scratch()
afterAll(() => scratch.remove())
const fixture = (name: string): string => join('test/fixtures/vote', name)
const players = scratch.write(
  'players.txt',
  "Host: Sue\nAnn\nBob\nCat Stevens = Cat\nDan\nO'Brien\nFay \u202eyaF = Fay\nGus\nHal (dead)\n",
)

/** Compares with a golden text, or writes it: NIGHTDESK_GOLDEN=write. */
function golden(name: string, text: string): void {
  const path = join(import.meta.dirname, '../golden/cli', name)
  if (process.env.NIGHTDESK_GOLDEN === 'write') writeFileSync(path, text)
  expect(text).toBe(readFileSync(path, 'utf8'))
}

describe('count', () => {
  it('reads like this', async () => {
    const { code, out, err } = await nightdesk(
      'count',
      fixture('xenforo-2-page-2.html'),
      fixture('xenforo-2-page-1.html'),
      '--players',
      players,
    )
    expect([code, err]).toEqual([0, ''])
    golden('count.txt', out)
  })

  it('reads a day of a Russian game by its rules: names in green, a quote, a spoiler, +1 and names in another case', async () => {
    const game = scratch.write(
      'game.yaml',
      `case: Игра 12
system: russian
players: {Аня: doctor, Борис: blocker, Кот Базилио: witness, Дина: {role: maid, negative: mafia}, Егор: judge}
phases: [{day: 3}]
`,
    )
    const asked = ['--game', game, '--host', 'Ведущий', '--locale', 'ru']
    const { code, out, err } = await inside('count', fixture('ip-board-3.html'), ...asked)
    expect([code, err]).toEqual([0, ''])
    golden('count-ru.txt', out)
  })

  it('fits a terminal, and one without signs', async () => {
    const { out } = await inside('count', fixture('phpbb-3.html'), '--ascii')
    expect(out.split('\n').filter(line => [...line].length > 100 && !line.includes('://'))).toEqual([])
    expect(out.replace(/\ufffd/g, '')).toMatch(/^[\x00-\x7f]*$/)
  })

  it('knows who has two votes, and says what of a count of the host it could not read', async () => {
    const post = (by: string, text: string) => `From: ${by}\nSent: 2026-12-01 09:00 UTC\n\n${text}\n\n`
    const thread = scratch.write(
      'doubled.txt',
      post('Ann', '[b]Vote: Bob[/b]')
        + post('Sue', 'Vote Count 1\nBob (2): Ann (x2)\nGus owes Dan a vote\nDan (2): Bob (x2)')
        + post('Sue', 'Mini 12 – Vote Count 2'),
    )
    const list = scratch.write('doubled-list.txt', 'Host: Sue\nAnn (doublevoter)\nBob\nDan\nGus\n')
    const { out } = await inside('count', thread, '--players', list)
    expect(out).toContain('Bob (2): Ann ×2 #1')
    expect(out).toContain('Could not read this line: “Gus owes Dan a vote”.')
    expect(out).toContain('Bob: no vote here, for Dan ×2 in the posted count.')
    expect(out).not.toContain('Ann: read')
    expect(out.replace(/\s+/g, ' ')).toMatch(
      /#3 .*, Sue: could not be read: it is headed as a vote count, but no line of it could be read\./,
    )
    const { out: russian } = await inside('count', thread, '--players', list, '--locale', 'ru')
    expect(russian).toContain('Не прочитано в нем: «Gus owes Dan a vote».')
  })

  it('counts two votes for two where that is asked', async () => {
    const post = (by: string, text: string) => `From: ${by}\nSent: 2026-12-01 09:00 UTC\n\n${text}\n\n`
    const thread = scratch.write('divided.txt', post('Ann', '[b]Vote: Bob[/b]') + post('Ann', '[b]Vote: Dan[/b]'))
    const list = scratch.write('divided-list.txt', 'Ann (doublevoter)\nBob\nDan\nEve\n')
    const of = async (...more: string[]) => (await inside('count', thread, '--players', list, ...more)).out
    expect(await of('--double', 'twoTargets')).toMatch(/Bob \(1\): Ann #1\n.*Dan \(1\): Ann #2/)
    expect(await of()).toContain('Dan (2): Ann ×2 #2')
    const { code, err } = await inside('count', thread, '--double', 'three')
    expect([code, err]).toEqual([2, expect.stringContaining('oneBallot')])
  })

  it('ends the day with the hammer, and asks whose seat an unknown author has', async () => {
    const post = (by: string, text: string) => `From: ${by}\nSent: 2026-12-01 09:00 UTC\n\n${text}\n\n`
    const votes = ['Ann', 'Bob', 'Eve'].map(by => post(by, '[b]Vote: Dan[/b]')).join('')
    const thread = scratch.write('hammer.txt', votes + post('Ann', '[b]Unvote[/b]') + post('Fay2', '[b]Vote: Ann[/b]'))
    const list = scratch.write('hammer-list.txt', 'Ann\nBob\nDan\nEve\nFay 1\nHost: Sue\n')
    const of = async (...more: string[]) =>
      (await inside('count', thread, '--players', list, ...more)).out.replace(/\s+/g, ' ')
    const out = await of()
    expect(out).toContain('Hammer: #3 (2026-12-01T09:00:00.000Z), Eve votes for Dan. Later votes don’t count.')
    expect(out).toContain('Ann: “unvotes”: the day had ended with the hammer.')
    expect(out).toContain('“Vote: Ann”: Fay2 is not on the list of players. Do they play for Fay 1?')
    expect(await of('--hammer', 'off')).toContain('Dan (2): Bob #2')
    const { code, err } = await inside('count', thread, '--hammer', 'perhaps')
    expect([code, err]).toEqual([2, expect.stringContaining('off')])
  })

  it('is one value as JSON', async () => {
    const { code, out } = await inside('count', fixture('xenforo-2.html'), '--players', players, '--json')
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({
      software: ['XenForo 2'],
      posts: 8,
      counted: 8,
      style: 'boldInFull',
      hosts: [{ name: 'Sue', why: 'named' }],
      living: 7,
      majority: 4,
      problems: [],
      votes: [
        {
          for: 'Cat Stevens',
          count: 3,
          majority: false,
          voters: [
            { by: 'Bob', post: '3', link: 'https://forum.example.org/threads/mini-12.991/post-48219' },
            { by: 'Dan', post: '5' },
            { by: 'Ann', post: '7' },
          ],
        },
        { for: 'Bob', count: 1, voters: [{ by: 'Fay \u202eyaF', post: '8' }] },
      ],
      notVoting: ['Cat Stevens', "O'Brien", 'Gus'],
      uncounted: [
        {
          post: '3',
          by: 'Bob',
          text: 'Vote: Dan',
          lineInPost: 8,
          why: 'notBold',
          says: 'it is not bold',
          at: '2026-03-03T20:13:05.000Z',
          line: 54,
        },
        { post: '4', by: 'Cat Stevens', why: 'shortForm' },
        { post: '4', by: 'Cat Stevens', why: 'notBold' },
        { post: '6', by: "O'Brien", why: 'spoiler' },
      ],
      unresolved: [{ post: '8', near: ['Dan'] }],
      edited: [{ post: '5', by: 'Dan' }],
      begun: [],
      counts: [],
    })
  })

  it('counts from one post to another', async () => {
    const { out } = await inside('count', fixture('xenforo-2.html'), '--from', '#5', '--to', '7', '--json')
    expect(JSON.parse(out)).toMatchObject({
      posts: 8,
      counted: 3,
      votes: [{ for: 'Cat Stevens', count: 2, voters: [{ by: 'Dan', likely: 'Cat' }, { by: 'Ann' }] }],
      notes: expect.arrayContaining(['3 of 8 posts are counted.']),
    })
    expect(await inside('count', fixture('xenforo-2.html'), '--from', '99')).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining('There is no post "99". Posts run from 1 to 8.'),
    })
  })

  it('counts in another style', async () => {
    const { out } = await inside('count', fixture('copied.txt'), '--style', 'anyForm', '--json')
    expect(JSON.parse(out)).toMatchObject({
      votes: [{ for: 'Bob', voters: [{ by: 'Ann', post: '2' }] }],
      unresolved: [{ name: 'Cat Stevens', near: [] }],
    })
    expect((await inside('count', fixture('copied.txt'))).out).toMatch(/Nothing in these posts is bold/)
  })

  it('counts a nickname to be confirmed, asks about it first, or counts it like any other', async () => {
    const list = scratch.write('nicks.txt', 'Ann\nBob\nGustav Black\nDan\n')
    const thread = scratch.write(
      'nicks-thread.txt',
      'Ann: **Vote: gus**\nBob: **Vote: GB**\nDan: **Vote: Gustav Black**\n',
    )
    const counted = (...words: string[]) => inside('count', thread, '--players', list, ...words)
    const { out } = await counted()
    expect(out).toContain('Gustav Black (3): Ann? #1, Bob? #2, Dan #3\n')
    expect(out).toContain('#1, Ann: “Vote: gus”: counted for Gustav Black (marked ?) until you say otherwise.')
    expect((await counted('--nicknames', 'ask')).out).toContain('Gustav Black (1): Dan #3\n')
    expect((await counted('--nicknames', 'count')).out).toContain(
      'Gustav Black (3): Ann #1, Bob #2, Dan #3 (a majority)',
    )
    expect((await counted('--nicknames', 'guess')).code).toBe(2)
  })

  it('goes on from a corrected count of the host, or from one that is named', async () => {
    const thread = (heading: string): string =>
      scratch.write(
        'corrected.txt',
        `Sue: Day 1\nAnn: **Vote: Bob**\nSue: ${heading}\nDan (1): Ann\nNot voting: Bob, Dan\nBob: **Vote: Dan**\n`,
      )
    const list = scratch.write('four.txt', 'Host: Sue\nAnn\nBob\nDan\n')
    expect((await inside('count', thread('Corrected vote count'), '--players', list)).out).toMatch(
      /Dan \(2\): Ann #3, Bob #4 \(a majority\)[\s\S]*#3, Sue: counting continues from here\.[\s\S]*Ann: for Bob here \(in post #2\), for Dan in the posted count\./,
    )
    const plain = thread('Vote count')
    expect((await inside('count', plain, '--players', list)).out).toMatch(
      /Bob \(1\): Ann #2[\s\S]*#3, Sue: differs from this count\. To continue from it, use --baseline 3\./,
    )
    expect((await inside('count', plain, '--players', list, '--baseline', '3')).out).toMatch(
      /Dan \(2\): Ann #3, Bob #4/,
    )
    const slip = scratch.write(
      'slip.txt',
      'Sue: Day 1\nAnn: **Vote: Bob**\nSue: Vote count\nDan (3): Ann\nNot voting: Bob, Dan\nBob: **Vote: Dan**\n',
    )
    expect((await inside('count', slip, '--players', list, '--baseline', '3')).out).toMatch(/Dan \(2\): Ann #3, Bob #4/)
    expect(await inside('count', plain, '--players', list, '--baseline', '2')).toMatchObject({
      code: 2,
      err: expect.stringContaining('There is no host vote count in post "2". Vote counts are in: 3.'),
    })
  })

  it('takes a named host', async () => {
    expect(
      JSON.parse((await inside('count', fixture('xenforo-2.html'), '--host', 'Ann, Sue', '--json')).out),
    ).toMatchObject({
      hosts: [
        { name: 'Ann', why: 'named' },
        { name: 'Sue', why: 'named' },
      ],
    })
  })
})

describe('a file that cannot be counted', () => {
  const bad: [name: string, content: string | Uint8Array, said: RegExp][] = [
    ['empty.html', '', /empty\.html:1: this file is empty\. Save the thread/],
    ['prose.txt', 'I vote for Bob.', /prose\.txt:1: no posts were found in this text\. Save the thread/],
    [
      'picture.png',
      Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 1, 2),
      /picture\.png:1: this is not a text file, or it does not state its encoding\. Save the page as UTF-8/,
    ],
    [
      'other.html',
      '<!doctype html><html><body><div>x</div></body></html>',
      /other\.html:1: this page has no posts from a forum that is known here: XenForo 2, .*\. Save the thread/,
    ],
  ]
  it.each(bad)('%s', async (name, content, said) => {
    const { code, out, err } = await inside('count', scratch.write(name, content))
    expect([code, out]).toEqual([2, ''])
    expect(err).toMatch(said)
    expect(err).not.toMatch(trace)
  })
  it('does not keep the others from being counted', async () => {
    const { code, out, err } = await inside(
      'count',
      scratch.write('empty.html', ''),
      fixture('smf.html'),
      join(scratch.folder, 'nowhere.html'),
    )
    expect(code).toBe(2)
    expect(out).toContain('Votes in 8 posts from SMF')
    expect(err).toMatch(/nowhere\.html:1: there is nothing at this path\.[\s\S]*empty\.html:1: this file is empty/)
  })
  it('nor a list with a wrong line', async () => {
    const { code, out, err } = await inside(
      'count',
      fixture('smf.html'),
      '--players',
      scratch.write('twice.txt', 'Ann\nBob\nAnn\n'),
    )
    expect([code, /players\b/.test(out)]).toEqual([2, true])
    expect(err).toMatch(/twice\.txt:3: "Ann" appears here a second time, first on line 1\. Keep one of them/)
  })
})

it('pages in the encoding they name', async () => {
  const page = (charset: string, name: string): string =>
    `<html><head><meta http-equiv="Content-Type" content="text/html; charset=${charset}"></head><body><article class="message" data-author="${name}"><div class="bbWrapper"><b>Vote: ${name}</b></div></article></body></html>`
  const latin = scratch.write('latin.html', Uint8Array.from(Buffer.from(page('windows-1252', 'Zoë'), 'latin1')))
  const wide = scratch.write('wide.html', Uint8Array.from(Buffer.from(`\ufeff${page('utf-16', 'Иван')}`, 'utf16le')))
  for (const [path, name] of [
    [latin, 'Zoë'],
    [wide, 'Иван'],
  ] as const)
    expect(JSON.parse((await inside('count', path, '--json')).out)).toMatchObject({
      players: [name],
      votes: [{ for: name }],
    })
})

it('the call takes texts, and no paths', async () => {
  expect(
    await dispatch('votes.count', {
      files: [{ file: 'x', text: 'Ann: **Vote: Bob**\n' }],
      players: { file: 'y', text: 'Ann\nBob\n' },
    }),
  ).toMatchObject({
    ok: true,
    value: { votes: [{ for: 'Bob', count: 1, majority: false }], majority: 2, notVoting: ['Bob'] },
  })
  expect(await dispatch('votes.count', { files: 'x' } as never)).toMatchObject({ ok: false, code: 'badInput' })
})

describe('a batch', () => {
  const thread = scratch.write('batch.txt', 'Ann: **Vote: Bob**\n')
  const list = scratch.write('batch-players.txt', 'Ann\nBob\n')
  const lines = (...all: unknown[]): string =>
    scratch.write(
      'batch.jsonl',
      `${all.map(one => (typeof one === 'string' ? one : JSON.stringify(one))).join('\n')}\n`,
    )
  const each = (out: string): unknown[] =>
    out
      .trim()
      .split('\n')
      .map(line => JSON.parse(line) as unknown)

  it('answers each line of a file by a line', async () => {
    const batch = lines([thread, '--players', list], '', [thread, '--players', list, '--style', 'anyForm', '--json'])
    const { code, out, err } = await inside('count', '--batch', batch)
    expect([code, err]).toEqual([0, ''])
    expect(each(out)).toMatchObject([
      { style: 'boldInFull', votes: [{ for: 'Bob', count: 1 }] },
      { style: 'anyForm', votes: [{ for: 'Bob', count: 1 }] },
    ])
  })

  it('goes on behind a line that cannot be counted', async () => {
    const missing = join(scratch.folder, 'nowhere.html')
    const batch = lines(
      '{"not": "words"}',
      'no JSON',
      [thread, '--style', 'anyFrom'],
      ['--batch', '-'],
      [missing],
      [thread, '--players', list],
    )
    const { code, out } = await inside('count', '--batch', batch)
    const [object, text, style, nested, file, last] = each(out)
    expect(code).toBe(2)
    for (const one of [object, text, nested])
      expect(one).toMatchObject({
        refused: expect.stringMatching(/^This line is not a JSON list of words: /) as string,
      })
    expect(style).toMatchObject({ refused: expect.stringContaining('There is no vote style "anyFrom"') as string })
    expect(file).toMatchObject({ problems: [{ message: 'there is nothing at this path' }] })
    expect(last).toMatchObject({ votes: [{ for: 'Bob', count: 1 }] })
  })

  it.each([
    [['--json'], '--batch and --json cannot be used together.'],
    [['page.html'], '"page.html" is not expected here. Use: npm run -s nightdesk -- count --batch FILE'],
  ])('takes nothing beside it: %s', async (words, said) => {
    const { code, err } = await inside('count', '--batch', lines([thread]), ...words)
    expect([code, err]).toEqual([2, expect.stringContaining(said)])
  })

  it('is asked for line by line', async () => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'electron/cli.ts', 'count', '--batch', '-'])
    const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
    for (const style of ['boldInFull', 'anyForm']) {
      child.stdin.write(`${JSON.stringify([thread, '--players', list, '--style', style])}\n`)
      expect(JSON.parse((await answers.next()).value as string)).toMatchObject({ style })
    }
    child.stdin.end()
    expect(await new Promise(resolve => child.on('close', resolve))).toBe(0)
  })
})
