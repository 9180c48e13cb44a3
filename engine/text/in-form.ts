import { declinable, type FormAsked, type NameCase } from './name-forms.ts'
import type { Span } from './span.ts'

type PlayerSpan = Extract<Span, { kind: 'player' }>

/** A value in a form of its names (`name-forms.ts`). What is no name, and a name whose forms nobody wrote, stays as it is. */
export function inForm<Value extends string | number | Span | readonly Span[]>(
  value: Value,
  form: FormAsked['form'],
): string | Value | Span[] {
  const spans: readonly Span[] = typeof value !== 'object' ? [] : 'kind' in value ? [value] : value
  const players = spans.filter((span): span is PlayerSpan => span.kind === 'player')
  if (form === 'forms') return players.length > 0 && players.every(({ forms }) => declinable(forms)) ? 'yes' : 'no'
  if (form === 'gender') return spans.length === 1 ? (players[0]?.forms?.gender ?? 'other') : 'other'
  return players.length ? spans.map(span => (span.kind === 'player' ? declined(span, form) : span)) : value
}

function declined(span: PlayerSpan, form: NameCase): Span {
  const { name, forms, ...rest } = span
  return declinable(forms) ? { ...rest, name: forms[form], nominative: name } : span
}
