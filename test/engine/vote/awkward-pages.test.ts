/**
 * Pages as they come out of browsers: with adverts between posts, polls and answer boxes around them, lines ended as another
 * system ends them, texts wrapped by whoever translates or darkens pages. The posts are those of the plain page.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readThread } from '../../../engine/vote/thread.ts'

const folder = join(import.meta.dirname, '../../fixtures/vote')
const pages = readdirSync(folder).filter(name => name.endsWith('.html'))
const pageOf = (name: string): string => readFileSync(join(folder, name), 'utf8')

/** What is read, without the lines of the file. */
const read = (text: string) => {
  const { posts, software, problems } = readThread([{ file: 'x.html', text }])
  return {
    posts: posts.map(({ id, by, at, when, text: said, edited, link, number }) => ({
      id,
      by,
      at,
      when,
      said,
      edited,
      link,
      number,
    })),
    software,
    problems: problems.map(({ message }) => message),
  }
}

/** Tags and what stands between them, but not what is no text. */
const outside = (page: string, change: (text: string) => string): string =>
  page
    .split(/(<(script|style|textarea|title|noscript)\b[\s\S]*?<\/\2>|<!--[\s\S]*?-->)/i)
    .map((part, at) => (at % 3 === 0 ? change(part) : at % 3 === 1 ? part : ''))
    .join('')

const above =
  '<div class="announcement"><b>Vote: Bob</b> in our poll! <form action="/poll"><ul><li><input type="radio" name="p"> Ann (3)</li></ul></form></div>'
const below =
  '<form action="/reply"><textarea name="message">[b]Vote: Bob[/b]</textarea><div contenteditable="true"><b>Vote: Bob</b></div></form>'
  + '<table class="similar"><tr><td><a href="/t/9">Vote: Bob, day 2</a></td><td>Ann</td></tr></table>'
  + '<div style="display:none"><b>Vote: Bob</b></div><div id="lightbox"><div class="caption">Ann: Vote: Bob</div></div>'
const advert =
  '<div class="ad-slot"><ins class="adsbygoogle" style="display:block"></ins><b>Vote: Bob</b><br>Sponsored</div>'
/** Where a post begins, in any of these. */
const begins =
  /(?=<(?:article class="message|li id="post-|div id="p\d|div class="post classic|li class="postbit|li class="b-post|div class="post_wrapper|div class="topic-post|div class='post_block|a id='comment-))/g

const translated = 'texts that were translated'
/** Its posts have no elements of their own: where their heads are wrapped in anything, nobody can tell them from text. */
const bare = new Set(['mybb-print.html'])
const changes: Record<string, (page: string) => string> = {
  'a poll above': page => page.replace(/<body[^>]*>/i, tag => tag + above),
  'an answer box, hidden texts and other threads below': page =>
    page.includes('</body>') ? page.replace(/<\/body>(?![\s\S]*<\/body>)/i, end => below + end) : page + below,
  'adverts between posts': page => page.replace(begins, advert),
  'lines ended with two signs': page => page.replace(/\r?\n/g, '\r\n'),
  [translated]: page =>
    outside(page, text =>
      text.replace(
        />([^<>]*[a-z][^<>]*)</gi,
        '><font style="vertical-align: inherit;"><font style="vertical-align: inherit;">$1</font></font><',
      ),
    ),
  'colours that were darkened': page =>
    outside(page, text =>
      text.replace(
        /<(div|span|b|td|p|li|article|section)(?=[\s>])/g,
        '<$1 data-darkreader-inline-bgcolor="" data-darkreader-inline-color=""',
      ),
    ),
  'attributes in other quotes': page => outside(page, text => text.replace(/="([^"'<>]*)"/g, "='$1'")),
  'a mark of its order of bytes, and blank lines first': page => `\ufeff\n\n${page}`,
}

describe.each(pages)('%s', name => {
  const page = pageOf(name)
  const plain = read(page)
  it('has posts', () => expect(plain.posts.length).toBeGreaterThan(3))
  it.each(Object.keys(changes).filter(change => !(bare.has(name) && change === translated)))('with %s', change => {
    expect(read(changes[change]!(page))).toEqual(plain)
  })
})
