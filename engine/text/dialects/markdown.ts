import type { Dialect, Line } from '../dialect.ts'
import { joiner, unreactive } from '../literal.ts'
import { signStyles, tagStyles, underlinedBySigns } from './styles.ts'

/**
 * CommonMark. It has no spoiler: a secret stands between double bars, which chat programs cover and others show.
 * What would act inside a line is escaped wherever it stands; what acts at the start of a line only there.
 */
export const markdown: Dialect = {
  name: 'Markdown',
  limit: undefined,
  hides: false,
  words: text => hardBreaks(escaped(unreactive(text))),
  strong,
  code,
  quote: inner => `“${inner}”`,
  secret: inner => `||${inner}||`,
  link: (inner, address) => `[${inner}](${address.replaceAll('&', '&amp;')})`,
  quoteBox: inner => indented(inner, '> ', '> '),
  secretBox: inner => `||${inner}||`,
  paragraph,
  between: '\n\n',
  list: items => list(items),
  styles: signStyles,
}

/** Discourse: Markdown with spoilers of its own, one for words and one that unfolds. */
export const discourse: Dialect = {
  ...markdown,
  name: 'Discourse',
  limit: 32_000,
  hides: true,
  secret: inner => `[spoiler]${inner}[/spoiler]`,
  secretBox: inner => `[details="…"]\n\n${inner}\n\n[/details]`,
  styles: [...tagStyles, ...signStyles],
}

/** NodeBB: Markdown as it is; a spoiler comes with a plugin that few have. */
export const nodebb: Dialect = { ...markdown, name: 'NodeBB', limit: 32_767 }

/**
 * Discord: a line ends where it ends, a spoiler really covers, and a link in angle brackets shows no preview of its
 * page. Whoever pays may write longer messages.
 */
export const discord: Dialect = {
  ...markdown,
  name: 'Discord',
  limit: 2000,
  hides: true,
  words: text => escaped(unreactive(text)),
  link: (inner, address) => `[${inner}](<${address}>)`,
  styles: underlinedBySigns,
  secretBox: inner => `||${inner.includes('\n') ? `\n${inner}\n` : inner}||`,
}

/** A dot before a letter may make a link (`example.com`), an at sign an address, hence both are escaped too. */
const escaped = (text: string) => text.replace(/[\\`*_[\]<>&~|$^@]|\.(?=\p{L})/gu, '\\$&')

const hardBreaks = (text: string) => text.replace(/[ \t]*\n[ \t]*/g, '\\\n')

/**
 * `**` opens only before, and closes only behind, something that is neither space nor punctuation from its inside:
 * spaces move out, and a joiner (which is neither) stands where the inside begins or ends with anything but a letter.
 */
function strong(inner: string): string {
  const [, before = '', core = '', after = ''] = /^((?:\s|\\\n)*)([^]*?)((?:\\\n|\s)*)$/.exec(inner) ?? []
  if (core === '') return inner
  const open = /^[\p{L}\p{N}]/u.test(core) ? '' : joiner
  const close = /[\p{L}\p{N}]$/u.test(core) ? '' : joiner
  return `${before}**${open}${core}${close}**${after}`
}

/** Inside code nothing is escaped: the fence only has to be longer than any run of backticks in it. */
function code(words: string): string {
  const longest = Math.max(0, ...[...words.matchAll(/`+/g)].map(([run]) => run.length))
  const fence = '`'.repeat(longest + 1)
  const space = /^[` ]|[` ]$/.test(words) ? ' ' : ''
  return joiner + fence + space + words + space + fence + joiner
}

/** A break at the very end of a paragraph would show its backslash; a line must not start like a heading, a list or an underline. */
function paragraph(inner: string): string {
  return inner
    .replace(/^(?:\\\n|\s)+|(?:\\\n|\s)+$/g, '')
    .replace(/^([ \t]*)([#+\-=])/gm, '$1\\$2')
    .replace(/^([ \t]*\d+)(?=[.)])/gm, '$1\\')
}

/** An item without words holds a joiner: a bare dash under a line would make that line a heading. */
function list(items: readonly Line[]): string {
  return items
    .map(({ line, children }) =>
      indented((paragraph(line) || joiner) + (children.length > 0 ? `\n${list(children)}` : ''), '- ', '  '),
    )
    .join('\n')
}

function indented(inner: string, first: string, rest: string): string {
  return first + inner.replaceAll('\n', `\n${rest}`)
}
