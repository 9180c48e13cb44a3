/** A ballot as it is shown, and why it does not count, in the words of its system. */
import type { Tally, Uncounted } from '../../../engine/journal/outcome.ts'
import { nodesOf } from '../../../engine/reason/table.ts'
import { plainOf } from '../../../engine/text/span.ts'
import { sentence } from '../../../engine/why/sentences.ts'
import { spaced, type Speaker } from '../../../engine/why/speaker.ts'
import type { BallotView } from '../contract.ts'
import type { ResolvedPhase } from '../library/resolved.ts'
import type { Judged } from './judged.ts'

export function ballotView(
  { ballot, standing, wrong }: Judged,
  { outcome: { tally }, speaker }: ResolvedPhase,
): BallotView {
  const { id, by, for: on, nobody: none, family, individual, at, advance, post, likely } = ballot
  return {
    id,
    by,
    ...(on !== undefined && { for: on }),
    ...(none && { nobody: none }),
    ...(family !== undefined && { family }),
    ...(individual !== undefined && { individual }),
    ...(at !== undefined && { at }),
    advance: advance === true,
    ...(post !== undefined && { post }),
    ...(likely !== undefined && { likely }),
    standing,
    ...(wrong && { rule: wrong.rule, why: whySaid(wrong, tally, speaker) }),
  }
}

/**
 * Why a ballot does not count, in the words of the system. What an earlier Nightdesk locked the phase with is shown as it
 * stands where it is a sentence; where it is a word, by what stood against the ballot in the tally.
 */
export function whySaid(
  { ballot, why }: Pick<Uncounted, 'ballot' | 'why'>,
  tally: Tally | undefined,
  speaker: Speaker,
): string {
  if (typeof why !== 'string') return plainOf(sentence(why, true, speaker))
  if (/\s/.test(why)) return why
  const about = nodesOf((tally?.steps ?? []).map(({ reason }) => reason)).find(
    ({ claim, holds }) => !holds && claim.is === 'fact' && claim.values?.ballot === ballot,
  )
  const against = about?.unless.find(({ holds }) => holds)
  return against ? plainOf(sentence(against.claim, true, speaker)) : spaced(why)
}
