/** The text that sets right what somebody was told: what of it is not so, and what is. It tells nothing else, and no reason. */
import { dialects } from '../text/dialects/index.ts'
import { sayingInEach, inWords } from '../text/in-each.ts'
import { joinSpans, plainOf, sentenceCase, strong, text, type Span } from '../text/span.ts'
import { written } from '../text/split.ts'
import type { Locale } from '../text/wording.ts'

const said = sayingInEach({
  title: { en: 'Correction: {phase}', ru: 'Исправление: {phase}' },
  told: { en: 'You were told:', ru: 'Вам сообщили:' },
  posted: { en: 'I posted:', ru: 'Было опубликовано:' },
  so: { en: 'It should read:', ru: 'Верно так:' },
  besides: { en: 'It should also have said:', ru: 'К этому следует добавить:' },
  none: { en: 'None of this is true. Please disregard it.', ru: 'Этого не было: считайте, что этого не сообщали.' },
})

interface Told {
  /** As it was sent, in plain words. */
  was: string
  /** What is said now; nothing where there is nothing to be told any more. */
  now: readonly Span[][]
  /** What the phase is called: `Night 1`. */
  phase: string
  toAll: boolean
  locale: Locale
}

/** Whether a paragraph is a heading for what follows: emphasised as a whole, and no sentence. */
const isHeading = (spans: readonly Span[]): boolean =>
  spans.length > 0 && spans.every(({ kind }) => kind === 'strong') && !/[.!?]$/.test(plainOf(spans).trim())

/** @returns its paragraphs; none where both say the same */
export function correctionOf({ was, now, phase, toAll, locale }: Told): Span[][] {
  const paragraphs = was.split(/\n{2,}/).filter(one => one.trim() !== '')
  const plain = now.map(one => written(dialects.plain, [one]))
  // What stood below a heading is quoted with it: a row of names alone says nothing.
  const headings = new Set(now.flatMap((one, index) => (isHeading(one) ? [plain[index]!] : [])))
  const gone = paragraphs.flatMap((one, index) => {
    const above = paragraphs[index - 1] ?? ''
    return plain.includes(one) ? [] : [headings.has(above) && !headings.has(one) ? `${above}\n${one}` : one]
  })
  const come = now.flatMap((one, index) => {
    if (plain[index]!.trim() === '' || paragraphs.includes(plain[index]!)) return []
    const above = now[index - 1]
    return [above && isHeading(above) && !isHeading(one) ? joinSpans([above, one], '\n') : one]
  })
  if (!gone.length && !come.length) return []
  const line = (key: 'told' | 'posted' | 'so' | 'besides' | 'none'): Span[] => [text(inWords(said(key), locale))]
  return [
    [strong(...sentenceCase([text(inWords(said('title', { phase }), locale))]))],
    ...(gone.length ? [line(toAll ? 'posted' : 'told'), ...gone.map(one => [text(one)])] : []),
    ...(come.length ? [line(gone.length ? 'so' : 'besides'), ...come] : [line('none')]),
  ]
}
