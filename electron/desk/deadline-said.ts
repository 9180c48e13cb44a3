/** Until when there is time, as texts for players say it. */
import { say } from '../../engine/text/message.ts'
import { momentParts } from '../../engine/text/moment-said.ts'
import { joinSpans, type Span } from '../../engine/text/span.ts'
import type { Locale } from '../../engine/text/wording.ts'
import type { PhaseState } from '../../engine/journal/state.ts'
import { toldOf } from '../../engine/text/phase-forms.ts'
import { comesAfterEnd } from '../../engine/game/after-end.ts'
import type { System } from '../../engine/ruleset/system.ts'
import { phaseNamed, phrasesOf } from '../../engine/why/sentences.ts'

/** A phase in a sentence: `night 2`. */
export const phaseCalled = (
  { kind, number }: Pick<PhaseState, 'kind' | 'number'>,
  system: Pick<System, 'calendar'>,
  locale: Locale,
): string =>
  phaseNamed(
    { kind: one => toldOf(system.calendar.called, one, locale), isNumbered: one => !comesAfterEnd(system, one) },
    kind,
    number,
  )

/**
 * The deadline of a phase on the clock of a zone, or of several.
 * @param phase what it is called
 * @returns one paragraph; none where there is no deadline
 */
export function deadlineSaid(
  phase: string,
  closes: string | undefined,
  zone: string | readonly string[],
  locale: Locale,
): Span[][] {
  const { parts, moment } = phrasesOf({ locale })
  const times = [zone].flat().flatMap(one => (closes === undefined ? [] : (momentParts(closes, one, moment) ?? [])))
  if (!times.length) return []
  const at = times.map(time => say(locale, moment.said, { ...time, day: String(time.day), year: String(time.year) }))
  return [say(locale, parts.deadline, { phase, time: joinSpans(at, ' / ') })]
}
