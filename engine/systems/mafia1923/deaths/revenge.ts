/** The revenge of an Armed Robber whom the night killed (1923-ROB1, ROB2, ROB7 to ROB11). */
import type { RuleId, Slot } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { wordsOf } from '../../../rules/option.ts'
import { fact, under } from '../claims.ts'
import { attackerOf } from '../mafia/attacker.ts'
import { noHelp } from '../no-help.ts'
import { passiveOf } from '../passive.ts'
import { all, type Fact, type Says, type Walk } from '../vocabulary.ts'

/** Causes of the night, with the rule that says who pays for them. */
const payers: Partial<Record<Fact<'death'>['data']['cause'], RuleId>> = {
  mafia: '1923-ROB2',
  drunkard: '1923-ROB7',
  poison: '1923-ROB7',
  robber: '1923-ROB7',
  heartbreak: '1923-ROB7',
}

/** Whom the revenge hits, or why it hits nobody. */
type Payer = { victim: Slot; none?: undefined } | Nobody
interface Nobody {
  victim: Slot | undefined
  none: Says
}

/**
 * Of the Mafia the attacker pays (1923-ROB2), else whoever killed by himself; for a broken heart and for what the host
 * leaves out nobody does, and a killer who is dead already is spared nothing more (1923-ROB7).
 */
function payerOf(walk: Walk, { of, by, action, data: { cause } }: Fact<'death'>): Payer {
  if (cause === 'heartbreak') return { victim: undefined, none: 'nobodyToBlame' }
  const victim = cause === 'mafia' ? attackerOf(walk, of, { action, use: 'revenge' }) : by
  if (cause !== 'mafia' && !wordsOf(walk.option('robber.causes')).includes(cause))
    return { victim, none: 'causeLeftOut' }
  if (victim === undefined) return { victim, none: 'nobodyToBlame' }
  return walk.seat(victim).alive ? { victim } : { victim, none: 'killerGone' }
}

/** That an Armed Robber dies and takes nobody along. */
function unavenged(walk: Walk, death: Fact<'death'>, rule: RuleId, able: Reason, { victim, none }: Nobody): void {
  const gone = none === 'killerGone' ? victim : undefined
  const ends = gone === undefined ? [] : walk.ledger.found({ kind: 'death', of: gone, when: 'soFar' })
  const claim = fact(none, death.of, { values: { ...(victim !== undefined && { third: victim }) } })
  walk.put({
    kind: 'notAvenged',
    of: death.of,
    rule,
    why: all(claim, { rule }, [death.why, able, ...ends.map(({ why }) => why)]),
  })
}

/** An Armed Robber whom the night killed kills whoever killed him, at once (1923-ROB1, ROB7 to ROB11). */
export function avenge(walk: Walk, death: Fact<'death'>): void {
  const cause = death.data.cause
  const rule = payers[cause]
  const passive = rule === undefined ? undefined : passiveOf(walk, death.of, 'revenge')
  if (!passive || rule === undefined) return
  const payer = payerOf(walk, death)
  if (payer.none !== undefined) {
    unavenged(walk, death, rule, passive.why, payer)
    return
  }
  const { victim } = payer
  const earlier =
    cause === 'mafia'
    && walk.ledger.found({ kind: 'avenged', where: ({ data }) => data.cause === 'mafia', when: 'soFar' }).length
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
    savesFromRevenge(walk, victim),
  )
  walk.put({
    kind: 'avenged',
    of: death.of,
    by: victim,
    why,
    rule: '1923-ROB1',
    action: passive.action,
    data: { cause },
  })
  walk.dies(victim, why, '1923-ROB10', { cause: 'robber', by: death.of, action: passive.action })
}

/** Nothing prevents the revenge, unless the host lets a Doctor or a Bodyguard do it (1923-ROB8). */
function savesFromRevenge(walk: Walk, victim: Slot): Reason[] {
  if (walk.option<boolean>('robber.unpreventable') === false) {
    return (['healed', 'guarded'] as const).flatMap(kind =>
      walk.ledger
        .attempts({ kind, of: victim, when: 'soFar' })
        .map(save => under(fact('savedFromRevenge', victim), '1923-ROB8', save.why)),
    )
  }
  const shield = walk.passive(victim, 'immunity')
  return [
    ...noHelp(walk, 'healed', victim, 'revenge', '1923-ROB8', '1923-DOC6'),
    ...noHelp(walk, 'guarded', victim, 'revenge', '1923-ROB8', '1923-BOD8'),
    ...(shield
      ? [
          all(
            fact('noHelp', victim, { action: shield.action, values: { what: 'revenge' } }),
            { rule: '1923-BUT5' },
            [shield.why],
            [walk.given(fact('notCovered', victim, { values: { what: 'revenge' } }), '1923-BUT5')],
          ),
        ]
      : []),
  ]
}
