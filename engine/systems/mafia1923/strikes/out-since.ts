/** Whom the moderators exiled while a phase was open (1923-S24): nothing of it that is still to happen counts of him. */
import type { SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { own } from '../../../ruleset/catalogue.ts'
import { abilities } from '../abilities.ts'
import { fact, under } from '../claims.ts'
import type { ActorGuard, TargetGuard, Resolution } from '../vocabulary.ts'

/** Whether an exile by the moderators works from then on. */
export const isAtOnce = (run: Resolution): boolean => run.option('exile.byHost') === 'atOnce'

/** That somebody was exiled while the phase was open: he has no part in it (1923-S24). */
export const outSince = (run: Resolution, slot: SeatId): Reason[] =>
  isAtOnce(run)
    ? run.ledger
        .found({ kind: 'exiled', of: slot, when: 'tonight', where: ({ rule }) => rule === '1923-S24' })
        .map(({ why }) => under(fact('outOfGame', slot), '1923-S24', why))
    : []

/** What the exiled sent in and has not happened yet is void; the kill of the Mafia is the team's (1923-S24). */
export const exiledActor: ActorGuard = (run, { actor }) => outSince(run, actor)

/** Nobody is reached who was exiled (1923-S24); of an extra or negative vote the other half stands. */
export const exiledTarget: TargetGuard = (run, { does }, at) =>
  run.isSomebody(at) && !own(abilities, does)?.isVote ? outSince(run, at) : undefined
