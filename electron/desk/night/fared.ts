/** How each deed fared as a host would say it: one that stood and changed nothing did not simply work. */
import type { ActionId } from '../../../engine/reason/claim.ts'
import type { Outcome, Verdict } from '../../../engine/journal/outcome.ts'
import { linksIn } from '../../../engine/why/links.ts'
import { nightMap, type MapLink } from '../../../engine/why/night-map.ts'
import type { ResolvedPhase } from '../library/resolved.ts'
import type { Fared } from './answers.ts'

/**
 * Of every deed that was sent in.
 * @param links those of the map of this phase, where it is made already
 */
export function faredIn(
  here: Omit<ResolvedPhase, 'locked'>,
  links: readonly MapLink[] = nightMap(here, here.speaker).links,
): ReadonlyMap<ActionId, Fared> {
  const { verdicts, deaths, learned } = here.outcome
  const shielding = new Set(links.flatMap(({ from, does }) => (does === 'shields' ? [from] : [])))
  const unanswered = new Set(
    learned.flatMap(({ action, result }) => (result === 'nothing' || result === 'noResult' ? [action] : [])),
  )
  const fatal = new Set(fatalIn(here.outcome))
  const faredOf = ({ action, verdict, idle, landed }: Verdict): Fared => {
    if (verdict === 'failed' || verdict === 'void') return 'no'
    // Whom it shielded, or would have, died of something else.
    const died = landed.length > 0 && landed.every(who => deaths.includes(who))
    if (died && shielding.has(action) && !fatal.has(action)) return 'lost'
    if (verdict === 'partial') return 'part'
    return unanswered.has(action) ? 'blank' : idle ? 'idle' : 'yes'
  }
  return new Map(verdicts.map(verdict => [verdict.action, faredOf(verdict)]))
}

/** Deeds of which somebody died: they shielded nobody, whatever else they kept from being. */
const fatalIn = ({ questions }: Outcome): ActionId[] =>
  questions.flatMap(({ claim, holds, reason }) =>
    claim.is === 'dies' && holds && reason
      ? linksIn(reason).flatMap(({ from, bears, came }) => (bears === 'for' && came ? [from] : []))
      : [],
  )
