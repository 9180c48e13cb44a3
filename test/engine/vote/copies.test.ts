/** One thread handed in in several forms counts once, whether or not each form says how its posts are called. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { withoutCopies } from '../../../engine/vote/copies.ts'
import { readThread } from '../../../engine/vote/thread.ts'

const fixture = (name: string): string => readFileSync(join(import.meta.dirname, '../../fixtures/vote', name), 'utf8')
const known = ['Asa', 'Bo', 'Cy', 'Dov', 'Eli', 'GM Rue']
const read = (...texts: string[]) =>
  readThread(
    texts.map((text, at) => ({ file: `file ${at}`, text })),
    known,
  ).posts
const channel = Object.fromEntries(
  ['json', 'html', 'csv', 'txt'].map(form => [form, fixture(`discord-export.${form}`)]),
)
const forms = Object.keys(channel)
const pairs = forms.flatMap(one => forms.map(other => [one, other] as const))
const table = (...rows: string[]): string => ['AuthorID,Author,Date,Content,Attachments,Reactions', ...rows].join('\n')
const row = (time: string, by: string, said: string): string =>
  `"1${by.length}","${by}","2026-03-03T${time}+00:00","${said}","",""`

describe('a channel of Discord', () => {
  it.each(pairs)('exported as %s and as %s is one', (one, other) => {
    const posts = read(channel[one]!, channel[other]!)
    expect(posts.map(({ text }) => text)).toEqual(read(channel[one]!).map(({ text }) => text))
  })
  it('keeps the form that tells more, whichever comes first', () => {
    const posts = read(channel.csv!, channel.json!)
    expect(posts.map(({ id }) => id)).toEqual(read(channel.json!).map(({ id }) => id))
    expect(read(channel.html!, channel.csv!)[1]).toMatchObject({ id: '1001', at: '2026-03-03T20:01:00.000Z' })
  })
  it('is one also under nicknames that have nothing of the account', () => {
    const nicked = channel.json!.replaceAll('"nickname": "Bo"', '"nickname": "🌳 bonbon"')
    const shown = channel.html!.replaceAll('>Bo<', '>🌳 bonbon<')
    for (const other of [channel.csv!, channel.txt!, shown]) {
      expect(read(nicked, other)).toHaveLength(read(channel.json!).length)
      expect(read(other, nicked)).toHaveLength(read(channel.json!).length)
    }
    expect(read(shown, channel.csv!)).toHaveLength(read(channel.json!).length)
  })
  it('goes on where one form ends', () => {
    const rows = channel.csv!.split('\n')
    const [first, second] = [rows.slice(0, 6), [rows[0], ...rows.slice(4)]].map(some => some.join('\n'))
    expect(read(first!, second!).map(({ text }) => text)).toEqual(read(channel.csv!).map(({ text }) => text))
    expect(read(second!, first!).map(({ text }) => text)).toEqual(read(channel.csv!).map(({ text }) => text))
  })
})

it('posts of one file are all there, however alike', () => {
  const twice = table(row('20:00:01', 'asa', 'hm'), row('20:00:01', 'asa', 'hm'))
  expect(read(twice)).toHaveLength(2)
  expect(read(twice, twice)).toHaveLength(2)
})

it('posts of two files are two where somebody else, other words or another time made them', () => {
  const one = table(row('20:00:01', 'asa', '**Vote: Bo**'))
  for (const other of [
    row('20:00:01', 'eli', '**Vote: Bo**'),
    row('20:00:01', 'asa', '**Vote: Cy**'),
    row('20:00:02', 'asa', '**Vote: Bo**'),
    row('21:00:01', 'asa', '**Vote: Bo**'),
  ])
    expect(read(one, table(other)), other).toHaveLength(2)
})

it('a page that was saved and copied is one, by its numbers or its times', () => {
  const page = fixture('proboards.html')
  expect(read(page, fixture('proboards-copied.txt'))).toHaveLength(read(page).length)
})

it('of two pages that one reader copied, what was said again hours later stands by itself', () => {
  const told: { message: { en: string } }[] = []
  const posts = (times: readonly string[]) =>
    withoutCopies({
      posts: times.map((when, at) => ({ by: 'Ann', text: 'Vote: Bob', when, file: `${at}.txt` })),
      problems: told as never[],
    })
  expect(posts(['Today at 10:05', 'Today at 14:20'])).toHaveLength(2)
  expect(posts(['Today at 10:05 AM', 'Today at 10:05 AM'])).toHaveLength(1)
  expect(posts(['Nov 3, 2026 10:05 PM', '3 November 2026, 22:05'])).toHaveLength(1)
  // It is only likely that they are one: that is told.
  expect(told.map(({ message }) => message.en)).toEqual(
    ['0', '1'].map(() => expect.stringMatching(/^1 post here has the same author/)),
  )
})
