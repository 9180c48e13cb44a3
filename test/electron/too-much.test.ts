/** What nobody has is refused in words, with its line and what to do, before anything looks at it closely; the rest is read. */
import { describe, expect, it } from 'vitest'
import { dispatch } from '../../electron/desk/dispatch.ts'
import { refusalIn } from '../../electron/desk/refusal.ts'
import { readRoster } from '../../electron/desk/roster/read.ts'
import { speaking } from '../../electron/desk/words/say.ts'
import { readCases } from '../../engine/cases/read.ts'
import { envelopesOf } from '../../engine/reading/envelopes.ts'
import { systemById, systems } from '../../engine/systems/index.ts'
import { peopleOf } from '../../engine/vote/people.ts'
import { readThread } from '../../engine/vote/thread.ts'

const prose = 'and not a word of a role '.repeat(100)
const article = (by: string, id: number): string =>
  `<article class="message" data-author="${by}" data-content="post-${id}"><div class="bbWrapper">x</div></article>`
const page = (posts: number, writers: number): string =>
  `<html><body>${Array.from({ length: posts }, (_, id) => article(`Writer ${id % writers}`, id)).join('')}</body></html>`

describe('a roster', () => {
  const read = (text: string) => readRoster(systemById('rar')!, text)
  it('has no line of 2,000 characters', () => {
    const { seats, problems } = read(`Ann: doctor\n${prose}\nBob: cop`)
    expect(seats.map(({ name }) => name)).toEqual(['Ann', 'Bob'])
    expect(problems).toEqual([
      {
        file: 'roster',
        line: 2,
        message: 'this line has 2500 characters, and a roster line can have at most 2000',
        remedy: 'write one player per line; a longer text, such as a will, can be added to the player later',
      },
    ])
    expect(read(`Ann: ${'x'.repeat(1995)}`).problems[0]?.message).toMatch(/^there is no role "x/)
  })
  it('has no 1,000 lines', () => {
    const { seats, problems } = read(`${'\n'.repeat(2000)}Ann: doctor\n${'players\n'.repeat(1000)}Bob: cop`)
    expect(seats.map(({ name }) => name)).toEqual(['Ann'])
    expect(problems.map(({ line, message }) => [line, message])).toEqual([
      [3001, 'a roster can have at most 1000 lines, and this one has 1002'],
    ])
  })
})

it('a list of players has no line of 2,000 characters, and no 1,000 lines', () => {
  const { people, problems } = peopleOf(`Ann\n${prose}\n${'# x\n'.repeat(998)}Bob\nCat`)
  expect(people.map(({ name }) => name)).toEqual(['Ann'])
  expect(problems.map(({ line, message }) => [line, message.en])).toEqual([
    [2, 'this line has 2500 characters, and a line of a list has at most 2000'],
    [1001, 'a player list has at most 1000 lines'],
  ])
})

it('a page has no 1,000 private messages', () => {
  const one = 'From: Bob\n\nI shoot Ann.\n\n'
  expect(envelopesOf(one.repeat(1000))).toHaveLength(1000)
  expect(() => envelopesOf(one.repeat(1001))).toThrow(
    'There are more than 1000 messages here: the next one begins on line 4001.',
  )
})

it('which is refused in the language of whoever pasted it', () => {
  const refused = speaking('ru', () => {
    try {
      return envelopesOf('From: Bob\n\nI shoot Ann.\n\n'.repeat(1001))
    } catch (error) {
      return refusalIn(error)
    }
  })
  expect(refused).toMatchObject({
    message: 'Сообщений здесь больше 1000: следующее начинается в строке 4001.',
    remedy: 'Вставьте их по частям.',
  })
})

describe('a thread', () => {
  it('has no page of 20,000 posts, and what else is handed in is read', () => {
    const { posts, problems } = readThread([
      { file: 'all.html', text: page(20001, 20) },
      { file: 'pasted.txt', text: 'From: Bob\n\nVote: Ann\n\n'.repeat(20001) },
      { file: 'one.html', text: page(3, 3) },
    ])
    expect(posts).toHaveLength(3)
    expect(problems.map(({ file, line, message }) => [file, line, message.en])).toEqual([
      ['all.html', 1, 'this page has 20001 posts, and a page may have at most 20000'],
      ['pasted.txt', 80001, 'There are more than 20000 messages here: the next one begins on line 80001.'],
    ])
  })
  it('has no 2,000 pages in a file', () =>
    expect(readThread([{ file: 'x', text: '<!doctype html><p></p>\n'.repeat(2001) }]).problems[0]).toMatchObject({
      line: 2001,
      message: { en: 'this file has 2001 pages, and at most 2000 are read' },
    }))
  it('has no 300 players where nobody lists them', async () => {
    const count = (writers: number) => dispatch('votes.count', { files: [{ file: 'x', text: page(2500, writers) }] })
    expect(await count(300)).toMatchObject({ ok: true })
    expect(await count(301)).toMatchObject({
      ok: false,
      code: 'badInput',
      message: '301 people post in this thread. Without a player list, at most 300 are allowed.',
    })
  })
})

describe('a file of cases', () => {
  const problemsOf = (text: string) =>
    readCases(text, 'x', systems).problems.map(({ line, message }) => [line, message.en])
  it('has no 2,000 documents', () =>
    expect(problemsOf('--- a\n'.repeat(2001))).toEqual([[2001, 'this file has more than 2000 documents']]))
  it('has no document of 200,000 characters', () =>
    expect(problemsOf(`case: a\n---\ncase: ${'x'.repeat(200_000)}`)).toEqual([
      [2, 'this document has 200010 characters, and a case may have at most 200000'],
    ]))
  it('is not searched for mistakes without end', () => {
    const problems = problemsOf(`${`--- [${', '.repeat(15_000)}\n`.repeat(3)}--- a\n`)
    expect(problems.at(-1)).toEqual([3, 'too much above this line is not valid YAML'])
    expect(problems).toHaveLength(3)
  })
})
