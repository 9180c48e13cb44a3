/**
 * Pages of old boards without their dress: printed, or kept for machines. Their posts have little around them, and no
 * ids.
 */
import type { Forum } from './forum.ts'

/** Where printed MyBB ends a post: players' own rules have a class. */
const barRule = /<hr\b[^<>]{0,200}\bsize=["']?1(?!\d)[^<>]{0,200}>/
/**
 * `<strong>Re: Mini</strong> - <a href="…">Ann</a> - 03-03-2026, 09:12 PM<br /><br />`, and then the text; what players
 * write has no such tags.
 */
const printedHead =
  /<strong>[^<]{0,300}<\/strong> - +((?:<a\b[^<>]{0,300}>)?.{1,300}?) - +([^<]{0,9}(?:<span[^<>]{0,99}>[^<]{1,40}<\/span>)?[^<]{4,60})<br \/>\s{0,9}<br \/>/
function framedBars(source: string): string {
  return source
    .split(new RegExp(barRule, 'g'))
    .map(piece => {
      const head = printedHead.exec(piece)
      if (!head) return piece
      const [whole, by, at] = head
      const text = piece.slice(head.index + whole.length)
      return `${piece.slice(0, head.index)}<div class="printed-post"><div class="printed-by">${by}</div><div class="printed-at">${at}</div><div class="printed-text">${text}</div></div>`
    })
    .join('<hr>')
}

/** What is printed or kept simply shows no numbers; its first page has none in its address. */
const beginning = (page: string): number | undefined =>
  /printthread\.php|\/archive\/index\.php/.test(page) && !/[?&;]page=[02-9]|[?&;]page=1\d|thread-\d+-\d/.test(page)
    ? 1
    : undefined

export const mybbSimple: readonly Forum[] = [
  {
    name: 'MyBB (as printed)',
    sign: barRule,
    framed: framedBars,
    post: 'div.printed-post',
    id: [],
    by: [{ find: '.printed-by' }],
    content: ['.printed-text'],
    at: [{ find: '.printed-at', take: /(\S.*)/ }],
    number: [],
    link: [],
    edited: [],
    first: beginning,
  },
  {
    name: 'MyBB (archive)',
    sign: /class=["']dateline["']/,
    post: 'div.post',
    id: [],
    by: [{ find: '.header h2' }, { find: '.header h3' }],
    content: ['div.message'],
    at: [{ find: '.dateline' }],
    number: [],
    link: [],
    edited: [],
    first: beginning,
  },
]

export const vbulletin3Printed: Forum = {
  name: 'vBulletin 3 (as printed)',
  sign: /<td\b[^<>]{0,200}\bstyle=["'][^"'<>]{0,100}font-size: ?14pt/,
  post: 'td[style*=14pt]',
  id: [],
  by: [{ find: 'td[style*=14pt]' }],
  content: ['td.page div'],
  last: true,
  at: [{ find: 'td.page td.smallfont', take: /(\S.*\d:\d\d.*)/ }],
  number: [],
  link: [],
  edited: [],
  first: beginning,
}
