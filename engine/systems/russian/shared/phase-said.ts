/** Phases as the books remember them, `night 2`, in words. */
import type { Locale } from '../../../text/wording.ts'

const kinds: Readonly<Record<string, string>> = { night: 'ночь', day: 'день', evening: 'вечер' }

/** A phase by its kind and number, in a language. */
export function phaseSaid(phase: string, language: Locale): string {
  const [kind = '', number] = phase.split(' ')
  return language === 'ru' && number !== undefined ? `${kinds[kind] ?? kind} ${number}` : phase
}
