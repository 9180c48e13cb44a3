/**
 * Hypnosis: what comes to the hypnotist at night goes where he sent it, or does not come at all (RU-HYP). Asked
 * wherever a move lands; the fact `hypnosis`, of the hypnotist, says what he wants of which visitors.
 */
import type { Move } from '../../../resolve/sequence/move.ts'
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { all, type Fact, type Resolution } from '../vocabulary.ts'
import { kills, kindOf } from './moves.ts'
import { is } from '../attributes.ts'
import { isOfNight } from './step-place.ts'
import { playedFor, roleAs } from './playing.ts'

/** What is asked about: a move as it is on its way. */
export type Visit = Pick<Move, 'id' | 'actor' | 'does' | 'to'>

const rolesOf = ({ data }: Fact<'hypnosis'>): string[] => data.roles.split(',').filter(role => role !== '')

/**
 * What the hypnotist wants of this visitor, failed attempts too: what he said of the role goes before what he said of
 * all.
 */
function wanted(run: Resolution, visit: Visit, at: SeatId): Fact<'hypnosis'> | undefined {
  if (visit.actor === at || is(visit.does, 'keepsAim') || !isOfNight(visit)) return undefined
  const role = roleAs(run.game, run.seat(visit.actor), { kind: kindOf(visit), does: visit.does })
  const facts = run.ledger.attempts({
    kind: 'hypnosis',
    of: at,
    when: 'soFar',
    where: ({ phase }) => phase === undefined,
  })
  return facts.find(fact => rolesOf(fact).includes(role)) ?? facts.find(fact => !rolesOf(fact).length)
}

/**
 * Why hypnosis does not work on this visitor: it is spared, or a killer and his like were led away in an earlier night
 * (RU-HYP-2, RU-HYP-3).
 */
function against(run: Resolution, { does }: Visit, { of, data }: Fact<'hypnosis'>): Reason[] {
  const before = kills({ does }) ? run.ledger.found({ kind: 'swayedKillers', of, when: 'phaseStart' }) : []
  return [
    ...(data.how === 'skip' && is(does, 'unstoppable')
      ? [run.given({ is: 'fact', kind: 'sparedByHypnosis', of }, 'RU-KAM-B2')]
      : []),
    // Who only plays the role makes killers skip, and leads them nowhere.
    ...(data.how === 'send' && kills({ does }) && playedFor(run.game, of, 'hypnotize')
      ? [run.given({ is: 'fact', kind: 'sparedByHypnosis', of }, 'RU-ACR-5')]
      : []),
    ...(data.how === 'spare' ? [run.given({ is: 'fact', kind: 'sparedByHypnosis', of }, 'RU-HYP-2')] : []),
    ...before.map(({ why }) => all({ is: 'fact', kind: 'killersSwayedBefore', of }, { rule: 'RU-HYP-3' }, [why])),
  ]
}

function ruleOf({ does }: Visit, fact: Fact<'hypnosis'>): RuleId {
  if (rolesOf(fact).length || fact.data.how !== 'send') return 'RU-HYP-2'
  return is(does, 'comesLate') ? 'RU-NORD-4' : kills({ does }) ? 'RU-HYP-3' : 'RU-HYP-1'
}

/** What the hypnotist wants of a visitor, and whether it works on him. */
export interface Hypnosis {
  fact: Fact<'hypnosis'>
  why: Reason
}

/** That hypnosis works on this visitor of the hypnotist; nothing where he wants nothing of him. */
export function hypnosisOf(run: Resolution, visit: Visit, at: SeatId): Hypnosis | undefined {
  const fact = wanted(run, visit, at)
  if (!fact) return undefined
  const { id: action } = visit
  const kind = fact.data.how === 'skip' ? 'madeToSkip' : 'sentElsewhere'
  const { to } = fact.data
  const why = all(
    { is: 'fact', kind, of: at, ...(to !== undefined && { other: to }), action },
    { rule: ruleOf(visit, fact), action },
    [all({ is: 'fact', kind: 'hypnotizes', of: at }, { rule: 'RU-HYP-1' }, [fact.why])],
    against(run, visit, fact),
  )
  return { fact, why }
}

/** Where a visit of the hypnotist goes instead. */
export function sentOn(run: Resolution, visit: Visit, at: SeatId): { to: SeatId; why: Reason } | undefined {
  const found = hypnosisOf(run, visit, at)
  const to = found?.fact.data.to
  return found?.why.holds && to !== undefined ? { to, why: found.why } : undefined
}

/** Where a move comes that is aimed at somebody. */
export const landsAt = (run: Resolution, visit: Visit, at: SeatId): SeatId => sentOn(run, visit, at)?.to ?? at

/** By which hypnosis a move came here, where it was not aimed at: from whom it was led away, and why. */
export function ledHere(run: Resolution, visit: Visit, at: SeatId): { from: SeatId; why: Reason } | undefined {
  for (const from of visit.to.includes(at) ? [] : visit.to) {
    const sent = sentOn(run, visit, from)
    if (sent?.to === at) return { from, why: sent.why }
  }
  return undefined
}

/** Whom somebody believes to have visited: the target as sent in (RU-DOC-2, RU-HYP-5). */
export function asSent(run: Resolution, action: string | undefined, at: SeatId): SeatId {
  const move = run.moves.find(({ id }) => id === action)
  return move ? (ledHere(run, move, at)?.from ?? at) : at
}
