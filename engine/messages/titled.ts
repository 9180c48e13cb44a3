/** How somebody is called by role and side together, as flips and role messages do: `a Town Doctor`, «доктор (красный)». */
import { getOwn } from '../ruleset/catalogue.ts'
import { joinSpans, plainOf, text, type Span } from '../text/span.ts'
import type { Locale, Words } from '../text/wording.ts'
import { spaced } from '../why/speaker.ts'

/** `article`: in English, `none` where there is none; never one that says how many have the role. */
interface Titled {
  article: 'a' | 'an' | 'none'
  title: Span[]
}

/**
 * @param role its id
 * @param said what it is called, with modifiers and what lies over it
 * @param faction its id, where the side is told
 */
export function titled(
  { words, locale }: { words: Words; locale: Locale },
  { role, said, faction }: { role: string; said: Span[]; faction?: string | undefined },
): Titled {
  const side = faction ? (getOwn(words.factions, faction) ?? spaced(faction)) : ''
  const behind = locale !== 'en' || words.sideBehind === true || words.persons === true
  if (!said.length) return { title: side === '' ? [] : [text(side)], article: 'none' }
  const needless = side === '' || (locale === 'en' && plainOf(said).toLowerCase().includes(side.toLowerCase()))
  const title = needless
    ? said
    : behind
      ? joinSpans([said, [text(`(${side})`)]], ' ')
      : joinSpans([[text(side)], said], ' ')
  return { title, article: articleOf(words, role, plainOf(title)) }
}

function articleOf({ common = [], persons }: Words, role: string, title: string): Titled['article'] {
  if (persons && !common.includes(role)) return 'none'
  return /^(?:[aeio]|u(?!ni(?!n|m))|8|1[18]\b)/i.test(title) ? 'an' : 'a'
}
