/** Phases in sentences, in each language: what their kinds are called is for the rules to say (`Calendar.called`). */
import type { Calendar } from '../ruleset/system.ts'
import { alike, sayingInEach, type InEach } from '../text/in-each.ts'
import { formsOf, type PhasesCalled } from '../text/phase-forms.ts'
import { inEveryLocale, textIn, type Locale } from '../text/locale.ts'

const said = sayingInEach({ either: { en: '{first} or {other}', ru: '{first} или {other}' } })

interface Dated {
  calendar: Pick<Calendar, 'called'>
}

/** A kind of phase: `night`. */
export const kindSaid = ({ calendar: { called } }: Dated, kind: string): InEach =>
  inEveryLocale(locale => formsOf(called, kind, locale).name)

/** Several of them: `night or day`. */
export const kindsSaid = (system: Dated, kinds: readonly string[]): InEach => {
  return kinds.map(kind => kindSaid(system, kind)).reduce((first, other) => said('either', { first, other }))
}

/** A phase as sentences name it: by its kind and number, and whole; what comes once, after the end of a game, has a name alone. */
export function phaseSaid(
  { calendar }: { calendar: Pick<Calendar, 'after' | 'called'> },
  { kind, number }: { kind: string; number: number },
): Record<'kind' | 'number' | 'phase', InEach> {
  const called = kindSaid({ calendar }, kind)
  return {
    kind: called,
    number: alike(String(number)),
    phase: calendar.after?.includes(kind) ? called : inEveryLocale(locale => `${textIn(called, locale)} ${number}`),
  }
}

/** A phase as the books remember it, `night 2`, in a language. @param called what the rules call their own kinds */
export function phaseIn(called: PhasesCalled | undefined, phase: string, language: Locale): string {
  const [kind = '', ...number] = phase.split(' ')
  return [formsOf(called, kind, language).name, ...number].join(' ')
}
