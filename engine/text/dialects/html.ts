import type { Dialect, Line } from '../dialect.ts'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const looks = { italic: 'em', underlined: 'u', struck: 's' } as const

/** HTML without styles or scripts, and without any attribute but the address of a link. A secret is a `details`, which a `p` cannot hold: paragraphs are `div`s. */
export const html: Dialect = {
  name: 'HTML',
  limit: undefined,
  hides: true,
  words: text => escaped(text).replaceAll('\n', '<br>\n'),
  strong: inner => `<strong>${inner}</strong>`,
  code: words => `<code>${escaped(words)}</code>`,
  quote: inner => `<q>${inner}</q>`,
  secret: details,
  link: (inner, address) => `<a href="${escaped(address)}">${inner}</a>`,
  quoteBox: inner => `<blockquote>${inner}</blockquote>`,
  secretBox: details,
  styled: (look, inner) => `<${looks[look]}>${inner}</${looks[look]}>`,
  colored: (color, inner) => `<font color="${escaped(color)}">${inner}</font>`,
  paragraph: inner => `<div>${inner}</div>`,
  between: '\n',
  list,
}

const escaped = (text: string) => text.replace(/[&<>"']/g, character => entities[character] ?? character)

function details(inner: string): string {
  return `<details><summary>…</summary>${inner}</details>`
}

function list(items: readonly Line[]): string {
  const lines = items.map(({ line, children }) => `<li>${line}${children.length > 0 ? `\n${list(children)}` : ''}</li>`)
  return `<ul>\n${lines.join('\n')}\n</ul>`
}
