/** Phases in sentences, in each language: what their kinds are called is for the rules to say (`Calendar.called`). */
import type { Calendar } from '../ruleset/system.ts'
import { alike, type InEach } from '../text/in-each.ts'
import { formsOf, type PhasesCalled } from '../text/phase-forms.ts'
import type { Locale } from '../text/wording.ts'

interface Dated {
  calendar: Pick<Calendar, 'called'>
}

/** A kind of phase: `night`. */
export const kindSaid = ({ calendar: { called } }: Dated, kind: string): InEach => ({
  en: formsOf(called, kind, 'en').name,
  ru: formsOf(called, kind, 'ru').name,
})

/** Several of them: `night or day`. */
export const kindsSaid = (system: Dated, kinds: readonly string[]): InEach => {
  const each = kinds.map(kind => kindSaid(system, kind))
  return { en: each.map(({ en }) => en).join(' or '), ru: each.map(({ ru }) => ru).join(' или ') }
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
    phase: calendar.after?.includes(kind) ? called : { en: `${called.en} ${number}`, ru: `${called.ru} ${number}` },
  }
}

/** A phase as the books remember it, `night 2`, in a language. @param called what the rules call their own kinds */
export function phaseIn(called: PhasesCalled | undefined, phase: string, language: Locale): string {
  const [kind = '', ...number] = phase.split(' ')
  return [formsOf(called, kind, language).name, ...number].join(' ')
}
