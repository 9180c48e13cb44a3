/** What an arrest has struck: a release of the same phase takes the mark off and gives nothing of it back (CONAN-K1, CONAN-S22). */
import type { Fact as Written, When } from '../../../resolve/sequence/fact.ts'
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import type { Fact, Resolution } from '../vocabulary.ts'

const isToday = ({ phase }: Pick<Written, 'phase'>): boolean => phase === undefined

/** The arrests of this phase that succeeded, ended since or not. */
export const arrestsToday = (run: Resolution, of: SeatId, when?: When): Fact<'arrested'>[] =>
  run.ledger.attempts({
    kind: 'arrested',
    of,
    where: fact => isToday(fact) && fact.why.holds,
    ...(when !== undefined && { when }),
  })

/** Every arrest of somebody, failed attempts too, as it strikes what he does or casts: one of this phase does whatever ended it. */
export const struckBy = (run: Resolution, of: SeatId, when?: When): Reason[] =>
  run.ledger
    .attempts({ kind: 'arrested', of, ...(when !== undefined && { when }) })
    .map(fact => (isToday(fact) ? fact.why : run.ledger.standing(fact, when)))

/** The arrests of earlier phases alone, as they stand now. */
export const arrestedBefore = (run: Resolution, of: SeatId): Reason[] =>
  run.ledger.tried({ kind: 'arrested', of, where: fact => !isToday(fact) })

/** What is cited besides where the arrest that struck somebody is over again. */
export const overAgain = (run: Resolution, of: SeatId): RuleId[] =>
  arrestsToday(run, of, 'soFar').some(({ ended }) => ended?.why.holds) ? ['CONAN-S22'] : []
