/** In which language a text is, for those who hear it. */
import type { Span } from '../../engine/text/span.ts'
import type { Locale } from '../../engine/text/wording.ts'

/** The attribute that tells who hears a text its language, where that is not the page's. */
export const langOf = (language: Locale): { lang?: Locale } => (language === 'en' ? {} : { lang: language })

/** Whether the words of a sentence are Russian: names in it may be written in any letters. */
export const inRussian = (spans: readonly Span[]): boolean =>
  spans.some(span =>
    span.kind === 'text'
      ? /\p{Script=Cyrillic}/u.test(span.text)
      : 'spans' in span && span.kind !== 'quote' && inRussian(span.spans),
  )
