/** How a deed fared that somebody did in another's place: nobody sent it in, so no verdict tells of it. */
import { insteadIn } from '../../../engine/reason/instead.ts'
import { any } from '../../../engine/reason/reason.ts'
import { stoppedBriefly, type Brief } from '../../../engine/why/one-line.ts'
import type { ResolvedPhase } from '../library/resolved.ts'

/**
 * Read off the tree of the death that it was for; `why`: of one that came to nothing, what stopped it.
 * @returns nothing of what was sent in or is always at work
 */
export function insteadFared(
  action: string,
  { outcome, speaker }: Pick<ResolvedPhase, 'outcome' | 'speaker'>,
): { fared: 'yes' | 'no'; why: Brief['said'] } | undefined {
  if (!insteadIn(action)) return undefined
  const blows = outcome.questions.flatMap(({ claim, reason }) =>
    claim.is === 'dies' && reason ? reason.because.filter(one => one.action === action) : [],
  )
  const [blow] = blows
  // Who did not even go there did nothing that could have come off.
  if (!blow) return undefined
  if (blows.some(({ holds }) => holds)) return { fared: 'yes', why: [] }
  const fell = any({ is: 'works', action }, { rule: blow.rule, action }, blows)
  return { fared: 'no', why: stoppedBriefly(fell, speaker).said }
}
