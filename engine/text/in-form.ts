import { calledIn } from './called.ts'
import { declinable, type FormAsked, type NameCase } from './name-forms.ts'
import { text, type Span } from './span.ts'

type PlayerSpan = Extract<Span, { kind: 'player' }>

/**
 * A value in a form of its names (`name-forms.ts`), in the language of the message. What is no name stays as it is, and so
 * does a name whose forms nobody wrote, in a language that has no word to put before it.
 */
export function inForm<Value extends string | number | Span | readonly Span[]>(
  locale: string,
  value: Value,
  form: FormAsked['form'],
): string | Value | Span[] {
  const spans: readonly Span[] = typeof value !== 'object' ? [] : 'kind' in value ? [value] : value
  const players = spans.filter((span): span is PlayerSpan => span.kind === 'player')
  const known = players.length > 0 && players.every(({ forms }) => declinable(forms))
  if (form === 'forms') return known ? 'yes' : 'no'
  if (form === 'gender') return spans.length === 1 ? (players[0]?.forms?.gender ?? 'other') : 'other'
  if (form === 'did') return agreement(players, known)
  if (!players.length) return value
  const called = calledIn(locale)
  if (!known && called) return [text(`${called[players.length > 1 ? 'many' : 'one'][form]} `), ...spans]
  return form === 'nom' ? value : spans.map(span => (span.kind === 'player' ? declined(span, form) : span))
}

/** How a verb agrees with them: by the word for a player, which is masculine, unless they stand for themselves. */
function agreement(players: readonly PlayerSpan[], known: boolean): 'none' | 'many' | 'f' | 'one' {
  if (players.length !== 1) return players.length ? 'many' : 'none'
  return known && players[0]!.forms?.gender === 'f' ? 'f' : 'one'
}

function declined(span: PlayerSpan, form: NameCase): Span {
  const { name, forms, ...rest } = span
  return declinable(forms) ? { ...rest, name: forms[form], nominative: name } : span
}
