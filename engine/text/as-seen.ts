/** A post that somebody wrote in a dialect, read back as its readers will see it. */
import type { Dialect } from './dialect.ts'
import { joiner } from './literal.ts'
import { colored, link, quote, secret, strong, styled, text, type Span } from './span.ts'

const literally = (words: string): string => words.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

type As = (inner: Span[], to: string) => Span[]

/** Stand for what is between the marks, and for an address: no tag has these letters. */
const [inner, address] = ['ж', 'ъ']

/** The marks that a dialect writes itself or knows, each with both ends: as one pattern, and what each is. */
function marksOf(dialect: Dialect): { form: RegExp | undefined; as: readonly As[] } {
  const covers: [form: string, as: As][] = [dialect.secret(inner), dialect.secretBox(inner)].map(form => [
    form,
    spans => [secret(...spans)],
  ])
  const written: [form: string, as: As][] = [
    [dialect.strong(inner), spans => [strong(...spans)]],
    // What only looks like a cover is shown as it stands.
    ...(dialect.hides ? covers : []),
    [dialect.quoteBox(inner), spans => [quote(...spans)]],
    [dialect.link(inner, address), (spans, to) => [link(to, ...spans)]],
  ]
  const ends: [open: string, close: string, as: As][] = [
    ...written
      .filter(([form]) => form.split(inner).every(end => end.trim() !== ''))
      .map(([form, as]): [string, string, As] => {
        const [before = '', after = ''] = literally(form).split(inner)
        return [before, after, as]
      }),
    ...(dialect.styles ?? []).map(({ open, close, look }): [string, string, As] => [
      open,
      close,
      (spans, to) => (look ? [styled(look, ...spans)] : to ? colored(to, ...spans) : spans),
    ]),
  ]
  const forms = ends.map(([before, after], nth) => {
    const to = (end: string): string => end.replace(address, `(?<to${nth}>[^\\s<>]+?)`)
    return `(?<!\\\\)${to(before)}(?<inner${nth}>.+?)(?<!\\\\)${to(after)}`
  })
  return { form: forms.length ? new RegExp(forms.join('|'), 'gisu') : undefined, as: ends.map(([, , as]) => as) }
}

/**
 * @returns its paragraphs, with what is emphasized, covered, quoted or leads somewhere; a tag of one forum alone stays as it was
 * typed, since what a forum makes of it is not known here. Nothing of a dialect in which every sign may stand for another one
 */
export function asSeen(dialect: Dialect, written: string): Span[][] | undefined {
  if (dialect.words('<').startsWith('&')) return undefined
  const escapes = dialect.words('*').startsWith('\\')
  const words = (part: string): string =>
    (escapes ? part.replace(/\\([!-/:-@[-`{-~\n])/g, '$1') : part).replaceAll(joiner, '')
  const { form, as } = marksOf(dialect)
  const seen = (part: string): Span[] => {
    let at = 0
    const spans: Span[] = []
    const plain = (to: number): void => {
      if (to > at) spans.push(text(words(part.slice(at, to))))
    }
    for (const { index, 0: whole, groups = {} } of form ? part.matchAll(form) : []) {
      const nth = as.findIndex((_, one) => groups[`inner${one}`] !== undefined)
      plain(index)
      spans.push(...as[nth]!(seen(groups[`inner${nth}`]!), words(groups[`to${nth}`] ?? '')))
      at = index + whole.length
    }
    plain(part.length)
    return spans
  }
  return written
    .split(/\n{2,}/)
    .filter(part => part.trim() !== '')
    .map(seen)
}
