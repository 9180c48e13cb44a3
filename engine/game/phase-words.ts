/** What kinds of phases are called, in each language. */
import type { Calendar } from '../ruleset/system.ts'
import { alike, sayingInEach, type InEach } from '../text/in-each.ts'
import type { Locale } from '../text/wording.ts'

const kinds = {
  night: 'night',
  day: 'day',
  evening: 'evening',
  prep: 'prep',
  election: 'election',
  secondRound: 'second round',
  hunt: 'witch hunt',
  revote: 'revote',
  nextRevote: 'second revote',
  extraVote: 'additional vote',
  extraRevote: 'revote of the additional vote',
  nextExtraRevote: 'second revote of the additional vote',
  best: 'best players',
} as const
const said = sayingInEach(kinds, {
  night: 'ночь',
  day: 'день',
  evening: 'вечер',
  prep: 'подготовка',
  election: 'выборы',
  secondRound: 'второй тур',
  hunt: 'охота на ведьм',
  revote: 'переголосование',
  nextRevote: 'второе переголосование',
  extraVote: 'дополнительное голосование',
  extraRevote: 'переголосование дополнительного голосования',
  nextExtraRevote: 'второе переголосование дополнительного голосования',
  best: 'лучшие игроки',
})

const isKnown = (kind: string): kind is Parameters<typeof said>[0] => Object.hasOwn(kinds, kind)

/** A kind of phase: `night`. */
export const kindSaid = (kind: string): InEach => (isKnown(kind) ? said(kind) : alike(kind))

/** Several of them: `night or day`. */
export const kindsSaid = (kinds: readonly string[]): InEach => {
  const each = kinds.map(kindSaid)
  return { en: each.map(({ en }) => en).join(' or '), ru: each.map(({ ru }) => ru).join(' или ') }
}

/** A phase as sentences name it: by its kind and number, and whole; what comes once, after the end of a game, has a name alone. */
export function phaseSaid(
  { calendar: { after = [] } }: { calendar: Pick<Calendar, 'after'> },
  { kind, number }: { kind: string; number: number },
): Record<'kind' | 'number' | 'phase', InEach> {
  const called = kindSaid(kind)
  return {
    kind: called,
    number: alike(String(number)),
    phase: after.includes(kind) ? called : { en: `${called.en} ${number}`, ru: `${called.ru} ${number}` },
  }
}

/** A phase as the books remember it, `night 2`, in a language. */
export function phaseIn(phase: string, language: Locale): string {
  const [kind = '', ...number] = phase.split(' ')
  return [kindSaid(kind)[language], ...number].join(' ')
}
