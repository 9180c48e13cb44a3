/** Whether a shooter, or a whole side, was kept from it, so that somebody may step in (RU-INS, RU-MAF-9, RU-YAK-6). */
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { is } from '../attributes.ts'
import { planOf } from '../shared/plan.ts'
import { killersOf, sideOf, type Side } from '../shared/sides.ts'
import { whenNoneDied } from '../family/late.ts'
import { partnersVictim } from '../family/turns.ts'
import { all, any, type Fact, type Resolution } from '../vocabulary.ts'
import { hasShot } from './own.ts'

/** Who shoots in the place of this side goes by the rule of his own one. */
export const crossRule = (insured: Side): RuleId => (insured === 'maniac' ? 'RU-MAF-6' : 'RU-MAN-3')

/** A shot of the side's own, and no insurance that was not needed. */
export const isOwn = (run: Resolution, { action = '', by, data }: Fact<'prevented' | 'cancelled'>): boolean =>
  data.cause === 'order'
  // A hired killer without employers who aims at a role shoots like anybody (RU-HIR-8).
  || run.moves.some(({ id, does, actor }) => id === action && is(does, 'order') && actor === by)
  || (data.cause === 'shot'
    && planOf(run).uses.get(action)?.as === 'own'
    && run.moves.some(({ id, actor }) => id === action && actor === by))

/** A partner steps in where an earlier role kept the shooter from it, and at another target also where the shot was called off (RU-MAF-9, RU-INS-1). */
export function keptFrom(run: Resolution, shooter: SeatId, at: SeatId): Reason {
  const own = {
    of: shooter,
    when: 'soFar' as const,
    where: (fact: Fact<'prevented' | 'cancelled'>) => isOwn(run, fact),
  }
  const calledOff = run.ledger
    .attempts({ ...own, kind: 'cancelled' })
    .map(fact =>
      all(
        { is: 'fact', kind: 'elsewhere', of: shooter, other: at },
        { rule: 'RU-INS-1' },
        [run.ledger.standing(fact, 'soFar')],
        fact.data.target === at
          ? [run.given({ is: 'fact', kind: 'sameTarget', of: at, other: shooter }, 'RU-MAF-9')]
          : [],
      ),
    )
  return any({ is: 'fact', kind: 'kept', of: shooter }, { rule: 'RU-INS-1' }, [
    ...run.ledger.attempts({ ...own, kind: 'prevented' }).map(({ why }) => why),
    ...calledOff,
    ...(partnersVictim(run, shooter) ? [whenNoneDied(run, 'mafia', 'RU-YAK-6')] : []),
  ])
}

/** One partner steps in for a shooter, and no second one after him (RU-INS-1). */
export function insuredAlready(run: Resolution, actor: SeatId, shooter: SeatId): Reason[] {
  const { uses } = planOf(run)
  const inHisPlace = ({ by, action = '', phase }: Fact<'attacked'>): boolean => {
    const use = uses.get(action)
    return (
      phase === undefined
      && by !== actor
      && by !== shooter
      && (use?.as === 'partner'
        ? use.of === shooter
        : use?.as === 'own' && run.moves.some(({ id, actor: sender }) => id === action && sender === shooter))
    )
  }
  const reason = run.ledger.seek({ kind: 'attacked', when: 'soFar', where: inHisPlace }, 'RU-INS-1', {
    is: 'fact',
    kind: 'insuredAlready',
    of: shooter,
  })
  return reason.holds ? [reason] : []
}

/** The other side steps in where a shot was prevented, or passed on with that word, and nothing of the side attacked anybody (RU-INS-3, RU-KILL-7). */
export function sideKept(run: Resolution, side: Side): Reason {
  const prevented = run.ledger.attempts({
    kind: 'prevented',
    when: 'soFar',
    where: fact => fact.data.account === side && isOwn(run, fact),
  })
  // A shot that was called off is no attack either (RU-GEI-2).
  const calledOff = run.ledger.attempts({
    kind: 'cancelled',
    when: 'soFar',
    where: fact => fact.data.account === side && isOwn(run, fact),
  })
  const attacked = run.ledger.seek(
    { kind: 'attacked', when: 'soFar', where: ({ data, phase }) => phase === undefined && data.account === side },
    'RU-INS-3',
    { is: 'fact', kind: 'sideAttacked', of: '', values: { side } },
  )
  const partner = insuredWithin(run, side)
  const passes = run.ledger
    .found({
      kind: 'passed',
      when: 'soFar',
      where: ({ of, phase }) => phase === undefined && sideOf(run.game.seats, of) === side,
    })
    .map(({ of, why, data }) =>
      all(
        { is: 'fact', kind: 'passKeepsInsurance', of },
        { rule: 'RU-KILL-7' },
        [why],
        data.keeps === true ? [] : [run.given({ is: 'fact', kind: 'passCancels', of }, 'RU-KILL-7')],
      ),
    )
  return all(
    { is: 'fact', kind: 'sideKept', of: '', values: { side } },
    { rule: 'RU-INS-3' },
    [
      hasShot(run, side),
      any({ is: 'fact', kind: 'noneCame', of: '', values: { side } }, { rule: 'RU-INS-3' }, [
        ...[...prevented, ...calledOff].map(({ why }) => why),
        ...passes,
      ]),
    ],
    [...(attacked.because.length ? [attacked] : []), ...(partner ? [partner] : [])],
  )
}

/** Mafia whom a partner insures needs nobody else, and so for the other side (RU-MAN-3, RU-MAF-6). */
function insuredWithin(run: Resolution, side: Side): Reason | undefined {
  const { uses, silent } = planOf(run)
  const killers = killersOf(run.game.seats, side).map(({ slot }) => slot)
  const asked = run.moves.find(({ id, actor }) => {
    const use = uses.get(id)
    return use?.as === 'partner' && use.side === side && killers.includes(actor)
  })?.actor
  const insurer = asked ?? silent.find(({ insurer, bound }) => !bound && killers.includes(insurer))?.insurer
  return insurer === undefined
    ? undefined
    : run.given({ is: 'fact', kind: 'insuredByPartner', of: insurer, values: { side } }, crossRule(side))
}
