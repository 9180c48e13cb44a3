/**
 * Why a deed came to less than it was for, or to somebody else, as its card says it: in few words, read off the decisive
 * part of its tree, with the deed that did it and whose that was. "Rolf neutralised Ines"; "Alma protected June and Lottie jailed Moss".
 */
import { nobody } from '../../../engine/reason/claim.ts'
import { entries } from '../../../engine/game/entry.ts'
import type { Outcome } from '../../../engine/journal/outcome.ts'
import { plainOf, sentenceCase, text, type Span } from '../../../engine/text/span.ts'
import { noteEffect } from '../../../engine/why/effect-note.ts'
import type { ActionStatus } from '../../../engine/why/action-status.ts'
import { claimLeft } from '../../../engine/why/links.ts'
import type { MapCard, NightMap } from '../../../engine/why/night-map.ts'
import { sayWhoBrought, sayWhatKeptOff, sayWhatStopped, sayWithstood, type Brief } from '../../../engine/why/answer.ts'
import { sentence } from '../../../engine/why/sentences.ts'
import type { Speaker } from '../../../engine/why/speaker.ts'
import type { ResolvedPhase } from '../library/resolved.ts'
import { say } from '../words/say.ts'
import { voidSaid } from './void-said.ts'

const nothing: Brief = { said: [], by: [] }

/**
 * Takes a card and how its deed fared; returns why, nothing of what simply worked.
 * @returns `by`: the cards of the deeds that are named
 */
export function cardWhy(card: MapCard, faring: ActionStatus | undefined, map: NightMap, here: ResolvedPhase): Brief {
  const { action, verdict, circle } = card
  if (circle) return { said: whyRound(action, here), by: [] }
  const ruled = here.phase.submissions.find(({ id }) => id === action)?.ruled
  if (ruled) return { said: ruledSaid(ruled.note), by: [] }
  if (verdict === 'void') return { said: whyVoid(action, here), by: [] }
  const { said, by } = faring ? cameShort(action, faring, here) : nothing
  const moved = cameElsewhere(card, map, here.speaker)
  // What went elsewhere and came to nothing there is read in this order.
  const whole = moved.said.length ? [...moved.said, ...(said.length ? [text('; '), ...said] : [])] : sentenceCase(said)
  const cards = [...moved.by, ...by].flatMap(deed => map.cardOf(deed) ?? [])
  return { said: whole, by: [...new Set(cards)].filter(id => id !== action) }
}

/** The death of somebody, or what kept it off, in few words: what else there was to it stands on the cards. */
export function deathBriefly({ reason, holds }: Outcome['questions'][number], speaker: Speaker): Span[] {
  if (!reason) return []
  return (holds ? sayWhoBrought : sayWhatKeptOff)(reason, speaker).said
}

function cameShort(action: string, faring: ActionStatus, { outcome, speaker }: ResolvedPhase): Brief {
  if (faring.how !== 'no' && faring.how !== 'part') return noteEffect(faring, speaker)
  const { verdict, reason } = outcome.verdicts.find(one => one.action === action) ?? {}
  return reason ? sayWhatStopped(reason, speaker, verdict) : nothing
}

/** That deeds go round in a circle, how this one came out of it, and what would have stopped it was stopped in turn. */
function whyRound(action: string, { outcome, speaker }: ResolvedPhase): Span[] {
  const { verdict, reason } = outcome.verdicts.find(one => one.action === action) ?? {}
  const came = reason ? sayWithstood(reason, speaker, verdict) : []
  return [text(say('night.mapCircle', { how: verdict ?? 'succeeded' })), ...(came.length ? [text(': '), ...came] : [])]
}

function ruledSaid(note: string): Span[] {
  const said = say('night.mapRuled')
  return [text(note.trim() ? `${said}: ${note.trim()}` : said)]
}

function whyVoid(action: string, { system, game, phase, speaker }: ResolvedPhase): Span[] {
  const entry = entries(system, game, phase).find(({ submission }) => submission.id === action)
  return entry ? voidSaid(entry, phase.closes, speaker) : []
}

/**
 * Whom a deed came to that was meant for somebody else, and whose doing that was: read from its line alone it would be
 * taken for what was meant.
 */
function cameElsewhere({ action: id, aims }: MapCard, { links }: NightMap, speaker: Speaker): Brief {
  const targets = speaker.action(id)?.targets ?? []
  const came = aims.filter(one => one.came)
  if (!targets.length || !came.some(({ who }) => !targets.includes(who))) return nothing
  const movers = links.flatMap(({ from, to, does, would }) =>
    to === id && !would && (does === 'moves' || claimLeft(from) !== undefined) ? [from] : [],
  )
  const [first] = movers
  const told = first === undefined ? [] : moverSaid(first, speaker)
  return {
    said: [
      text(`${say('night.mapCame')} `),
      ...came.flatMap(({ who }, at) => [...(at ? [text(', ')] : []), speaker.name(who)]),
      ...(told.length ? [text(': '), ...told] : []),
      ...(movers.length > 1 ? [text(` ${say('night.mapMore', { count: movers.length - 1 })}`)] : []),
    ],
    by: first === undefined ? [] : [first],
  }
}

/** What took it there: a deed of this phase, or what an earlier one left. */
function moverSaid(id: string, speaker: Speaker): Span[] {
  const left = claimLeft(id)
  if (left) return sentence(left, true, speaker)
  const said = sentence({ is: 'active', action: id, part: 'none', at: nobody }, true, speaker)
  return plainOf(said) === '' ? [] : said
}
