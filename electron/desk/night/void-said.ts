/** Why an action does not count, in words for a window. */
import type { Entry } from '../../../engine/game/entry.ts'
import { inWords } from '../../../engine/text/in-each.ts'
import { say } from '../../../engine/text/message.ts'
import { joinSpans, text, type Span } from '../../../engine/text/span.ts'
import { phrasesOf } from '../../../engine/why/sentences.ts'
import type { Speaker } from '../../../engine/why/speaker.ts'
import { deedOf } from './deeds.ts'

/** @param closes when the phase ended or will */
export function voidSaid(
  { submission: { at }, standing, refusal, instead }: Entry,
  closes: string | undefined,
  speaker: Speaker,
): Span[] {
  if (standing === 'late') return lateSaid(at, closes, speaker)
  if (instead !== undefined)
    return say(speaker.locale, phrasesOf(speaker).results.replaced, { deed: deedOf(instead, speaker) })
  return [text(refusal ? inWords(refusal.says, speaker.locale) : standing)]
}

/** By how much something came late: “came 2 h 29 min after the deadline”. */
function lateSaid(at: string | undefined, closes: string | undefined, speaker: Speaker): Span[] {
  const minutes = Math.max(1, Math.ceil((Date.parse(at ?? '') - Date.parse(closes ?? '')) / 60_000)) || 1
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60)]
  const words = phrasesOf(speaker).results
  const counted = (source: string, count: number): Span[][] => (count ? [say(speaker.locale, source, { count })] : [])
  const time = [
    ...counted(words.days, days),
    ...counted(words.hours, hours),
    ...counted(words.minutes, days ? 0 : minutes % 60),
  ]
  return say(speaker.locale, words.late, { time: joinSpans(time, ' ') })
}
