/** A page is one page, whatever it embeds; pages one behind the other are several. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { boldInFull } from '../../../engine/rules/style.ts'
import { pagesIn } from '../../../engine/vote/page.ts'
import { readPosts } from '../../../engine/vote/read.ts'
import { readThread } from '../../../engine/vote/thread.ts'
import { people, told } from './table.ts'

const source = readFileSync(new URL('../../fixtures/vote/ad-in-post.html', import.meta.url), 'utf8')
const ad = /<!DOCTYPE HTML>\n[^]*?<\/html>(?=<\/div>)/.exec(source)![0]
const withAd = (other: string): string => source.replace(ad, () => other)

describe('a document inside a page', () => {
  it.each<[string, string]>([
    ['an advertisement', ad],
    ['one without its end', '<!DOCTYPE HTML><html><head></head><body><div id="ad">Buy</div>'],
    ['one without a beginning', '<html><body><div id="ad">Buy</div></body></html>'],
    ['one that leaves something open', '<!DOCTYPE html><html><body><div><div>Buy</body></html>'],
    ['two of them', `${ad}${ad}`],
    ['one in a frame', '<iframe srcdoc="<!DOCTYPE html><html><body><div>Buy</div></body></html>"></iframe>'],
    ['one in a script', '<script>document.write("<!DOCTYPE html><html></html>")</script>'],
    ['one in a comment', '<!--[if IE]><!DOCTYPE html><html class="ie"><![endif]-->'],
    [
      'one of older days',
      '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "x.dtd"><html><body></body></html>',
    ],
  ])('is no page: %s', (_, embedded) => {
    const { posts, problems } = readThread([{ file: 'x.html', text: withAd(embedded) }])
    expect(problems).toEqual([])
    expect(told(readPosts(posts, people('Ann', 'Bob', 'Cat'), boldInFull))).toBe('Bob | Ann | Bob')
    expect(pagesIn(withAd(embedded))).toHaveLength(1)
  })
})

describe('pages one behind the other', () => {
  const page = '<!DOCTYPE html><html><body><div>one</div></body></html>'
  it.each<[string, string, number]>([
    ['whole', page + page + page, 3],
    ['with a line between', `${page}\n\n${page}`, 2],
    ['the first cut off', page.slice(0, page.indexOf('</div>')) + page, 2],
    ['the first left open', page.replace('</div>', '') + page, 2],
    ['without an end', '<!DOCTYPE html><div>one</div><!DOCTYPE html><div>two</div>', 2],
    ['without a beginning', '<html><body>one</body></html><html><body>two</body></html>', 2],
    ['each with an advertisement', source + source, 2],
  ])('are several: %s', (_, text, count) => {
    const pages = pagesIn(text)
    expect(pages).toHaveLength(count)
    expect(pages.map(one => one.text).join('')).toBe(text)
  })
})
