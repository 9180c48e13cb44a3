/** What stands in brackets behind a role of a roster. */
import { nearest } from '../../../engine/text/nearest.ts'
import { folded, type Vocabulary } from './words.ts'

interface Sided {
  faction?: string
  details?: Record<string, string>
  status?: string
}

/** What stands in brackets behind a role, one thing or several: a faction, a status, or a family where families have free names. */
export function sideOf(side: string | undefined, words: Vocabulary): Sided | { stranger: string } {
  const parts = (side ?? '')
    .split(/[,;/]|[)\]]\s*[([]/)
    .map(part => part.trim())
    .filter(Boolean)
  return parts.reduce<Sided | { stranger: string }>((known, part) => {
    if ('stranger' in known) return known
    const one = oneSide(part, words)
    return 'stranger' in one
      ? one
      : { ...known, ...one, ...((known.details ?? one.details) && { details: { ...known.details, ...one.details } }) }
  }, {})
}

function oneSide(side: string, { factions, fields, marks, over, values }: Vocabulary): Sided | { stranger: string } {
  const faction = factions.get(folded(side))
  if (faction !== undefined) return { faction }
  const details = over.get(folded(side))
  if (details) return { details }
  const status = marks.get(folded(side))
  if (status !== undefined) return { status }
  const value = values.get(folded(side))
  if (value) return { details: value }
  const free =
    fields.has('family')
    && fields.get('family')!.values === undefined
    && nearest(folded(side), [...factions.keys()]) === undefined
  return free ? { details: { family: side } } : { stranger: side }
}
