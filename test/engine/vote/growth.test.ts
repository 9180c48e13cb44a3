/** Reading a page takes steps as there are of the page: counted, and never timed. */
import { describe, expect, it } from 'vitest'
import { foundBy } from '../../../engine/vote/frame-found.ts'
import { finds, lineOf } from '../../../engine/vote/html/find.ts'
import { element, append, text, type Element } from '../../../engine/vote/html/node.ts'
import { readThread } from '../../../engine/vote/thread.ts'

const frame = { post: '.post', by: '.by', text: '.text', number: '.no' }
const page = (inner: string): string => `<!doctype html><html><body>${inner}`

/** Elements one inside the other, and how often one of them was asked for its parent or for what is inside. */
function nested(depth: number, tags = ['div']): { all: Element[]; asked: () => number } {
  let count = 0
  const all = [element('#root')]
  for (let at = 0; at < depth; at++) {
    const one = element(tags[at % tags.length]!)
    append(all.at(-1)!, one)
    all.push(one)
  }
  for (const one of all)
    for (const key of ['parent', 'first'] as const) {
      const value = one[key]
      Object.defineProperty(one, key, {
        get: () => {
          count++
          return value
        },
      })
    }
  return { all, asked: () => count }
}

describe('a page whose posts never close', () => {
  const post = (at: number, open: string): string =>
    `${open}<span class="name"><a name="${at}"></a><b>P${at % 9}</b></span><span class="postbody">word ${at}</span>`
  const read = (count: number, open: string): string[] =>
    readThread([
      {
        file: 'page.html',
        text: page(`<table><tr><td>${Array.from({ length: count }, (_, at) => post(at + 1, open)).join('\n')}`),
      },
    ]).posts.map(one => one.text)

  it.each(['<table><tr><td>', '<td>', '<div>', '<table><tr><td><div>', '<tr><td>', '<b>', ''])('%s', open => {
    const some = read(50, open)
    expect(some).toHaveLength(50)
    // Each has its own words, and none of those that come after it.
    for (const [at, words] of some.entries()) expect(words.match(/word \d+/g)).toEqual([`word ${at + 1}`])
    const letters = (texts: readonly string[]): number => texts.join('').length
    expect(letters(read(200, open)) / letters(some)).toBeLessThan(5)
  })

  it('reads the whole cell of a post where posts close, quotes between its words too', () => {
    const posts = readThread([
      {
        file: 'page.html',
        text: page(
          '<table><tr><td><span class="name"><a name="7"></a><b>Ann</b></span></td><td><span class="postbody">one</span>'
            + '<table><tr><td class="quote">said</td></tr></table><span class="postbody">two</span></td></tr>'
            + '<tr><td><span class="name"><a name="8"></a><b>Bob</b></span></td><td><span class="postbody">three</span></td>'
            + '</tr></table>',
        ),
      },
    ]).posts
    expect(posts.map(one => one.text.replace(/\s+/g, ' '))).toEqual(['one [quote]said [/quote]two', 'three'])
  })
})

describe('a field of a described page', () => {
  it.each([
    ['digits before a letter', `${'1'.repeat(400_000)}x`],
    ['digits with commas', `${'1,'.repeat(200_000)}x`],
    ['a number far behind', `${'a '.repeat(100_000)}12`],
  ])('is no number in %s', (_, written) => {
    const post = `<div class="post"><b class="by">Ann</b><i class="no">${written}</i><p class="text">hello</p></div>`
    expect(foundBy(page(post), frame)).toEqual([{ by: 'Ann', text: 'hello', blocks: 1, quotes: 0 }])
  })

  it('is a number at the end of a line', () => {
    const post = '<div class="post"><b class="by">Ann</b><i class="no">Reply 1,204 </i><p class="text">hello</p></div>'
    expect(foundBy(page(post), frame)).toEqual([{ by: 'Ann', text: 'hello', number: 1204, blocks: 1, quotes: 0 }])
  })

  it('reads so many nodes of an element and no more', () => {
    const { all, asked } = nested(20_000)
    expect(lineOf(all[1]!)).toBe('…')
    expect(asked()).toBeLessThan(10_000)
    const long = element('p')
    append(long, text('word '.repeat(10_000)))
    expect(lineOf(long)).toHaveLength(4_000)
  })
})

describe('a selector of elements inside others', () => {
  it.each(['table div', 'div table div', 'div div', 'p p p div'])(
    '%s asks each element of its parent once',
    selector => {
      const { all, asked } = nested(4_000, ['div', 'p'])
      const found = finds(selector)
      const hits = all.filter(found).length
      expect(asked()).toBeLessThan(4_000 * 4)
      expect(hits).toBe({ 'div div': 1_999, 'p p p div': 1_997 }[selector] ?? 0)
    },
  )
})
