/** The revenge of an Armed Robber whom the night killed (1923-ROB1, ROB2, ROB7 to ROB11). */
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { wordsOf } from '../../../rules/option.ts'
import { fact, under } from '../claims.ts'
import { attackerOf } from '../mafia/attacker.ts'
import { noHelp } from '../no-help.ts'
import { passiveOf } from '../passive.ts'
import { all, type Fact, type Says, type Resolution } from '../vocabulary.ts'

/** Causes of the night, with the rule that says who pays for them. */
const payers: Partial<Record<Fact<'death'>['data']['cause'], RuleId>> = {
  mafia: '1923-ROB2',
  drunkard: '1923-ROB7',
  poison: '1923-ROB7',
  robber: '1923-ROB7',
  heartbreak: '1923-ROB7',
}

/** Whom the revenge hits, or why it hits nobody. */
type Payer = { victim: SeatId; none?: undefined } | Nobody
interface Nobody {
  victim: SeatId | undefined
  none: Says
}

/**
 * Of the Mafia the attacker pays (1923-ROB2), else whoever killed by himself; for a broken heart and for what the host
 * leaves out nobody does, and a killer who is dead already is spared nothing more (1923-ROB7).
 */
function payerOf(run: Resolution, { of, by, action, data: { cause } }: Fact<'death'>): Payer {
  if (cause === 'heartbreak') return { victim: undefined, none: 'nobodyToBlame' }
  const victim = cause === 'mafia' ? attackerOf(run, of, { action, use: 'revenge' }) : by
  if (cause !== 'mafia' && !wordsOf(run.option('robber.causes')).includes(cause))
    return { victim, none: 'causeLeftOut' }
  if (victim === undefined) return { victim, none: 'nobodyToBlame' }
  return run.seat(victim).alive ? { victim } : { victim, none: 'killerGone' }
}

/** That an Armed Robber dies and takes nobody along. */
function unavenged(run: Resolution, death: Fact<'death'>, rule: RuleId, able: Reason, { victim, none }: Nobody): void {
  const gone = none === 'killerGone' ? victim : undefined
  const ends = gone === undefined ? [] : run.ledger.found({ kind: 'death', of: gone, when: 'soFar' })
  const claim = fact(none, death.of, { values: { ...(victim !== undefined && { third: victim }) } })
  run.put({
    kind: 'notAvenged',
    of: death.of,
    rule,
    why: all(claim, { rule }, [death.why, able, ...ends.map(({ why }) => why)]),
  })
}

/** An Armed Robber whom the night killed kills whoever killed him, at once (1923-ROB1, ROB7 to ROB11). */
export function avenge(run: Resolution, death: Fact<'death'>): void {
  const cause = death.data.cause
  const rule = payers[cause]
  const passive = rule === undefined ? undefined : passiveOf(run, death.of, 'revenge')
  if (!passive || rule === undefined) return
  const payer = payerOf(run, death)
  if (payer.none !== undefined) {
    unavenged(run, death, rule, passive.why, payer)
    return
  }
  const { victim } = payer
  const earlier =
    cause === 'mafia'
    && run.ledger.found({ kind: 'avenged', where: ({ data }) => data.cause === 'mafia', when: 'soFar' }).length
  const why = all(
    fact('avenged', victim, { other: death.of, action: passive.action }),
    {
      rule,
      also: ['1923-ROB1', '1923-ROB10'],
      notes: [
        ...(cause === 'mafia' ? [{ claim: fact('attackerChosen', victim), rule: '1923-MAF11' }] : []),
        ...(earlier ? [{ claim: fact('oneEach', 'mafia'), rule: '1923-ROB9' }] : []),
      ],
      action: passive.action,
    },
    [death.why, passive.why],
    savesFromRevenge(run, victim),
  )
  run.put({
    kind: 'avenged',
    of: death.of,
    by: victim,
    why,
    rule: '1923-ROB1',
    action: passive.action,
    data: { cause },
  })
  run.dies(victim, why, '1923-ROB10', { cause: 'robber', by: death.of, action: passive.action })
}

/** Nothing prevents the revenge, unless the host lets a Doctor or a Bodyguard do it (1923-ROB8). */
function savesFromRevenge(run: Resolution, victim: SeatId): Reason[] {
  if (run.option<boolean>('robber.unpreventable') === false) {
    return (['healed', 'guarded'] as const).flatMap(kind =>
      run.ledger
        .attempts({ kind, of: victim, when: 'soFar' })
        .map(save => under(fact('savedFromRevenge', victim), '1923-ROB8', save.why)),
    )
  }
  const shield = run.passive(victim, 'immunity')
  return [
    ...noHelp(run, 'healed', victim, 'revenge', '1923-ROB8', '1923-DOC6'),
    ...noHelp(run, 'guarded', victim, 'revenge', '1923-ROB8', '1923-BOD8'),
    ...(shield
      ? [
          all(
            fact('noHelp', victim, { action: shield.action, values: { what: 'revenge' } }),
            { rule: '1923-BUT5' },
            [shield.why],
            [run.given(fact('notCovered', victim, { values: { what: 'revenge' } }), '1923-BUT5')],
          ),
        ]
      : []),
  ]
}
