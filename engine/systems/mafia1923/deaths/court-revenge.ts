/** The revenge of an Armed Robber whom the court killed (1923-ROB3 to ROB6). */
import { fact, under } from '../claims.ts'
import { passiveOf } from '../passive.ts'
import { all, type Fact, type Resolution } from '../vocabulary.ts'
import type { Judged } from '../vote/ballots.ts'
import { jailsOf } from '../vote/jails.ts'

/**
 * Whoever the Robber voted for in the individual vote dies with him, and nearly died where he nearly did.
 * @param death the death of somebody by the court, or what came of the attempt
 */
export function revengeByVote(run: Resolution, death: Fact<'death'>, ballots: readonly Judged[]): void {
  const robber = death.of
  const passive = passiveOf(run, robber, 'revenge')
  if (!passive) return
  const { action, why: able } = passive
  const cast = ballots.find(({ voter }) => voter === robber)
  const vote = cast?.halves.find(({ half }) => half === 'individual')
  if (!vote?.why.holds && !death.why.holds) return
  if (!vote?.why.holds) {
    // Nobody is named, so nobody nearly died; that there was no revenge is a result of its own.
    run.put({
      kind: 'noRevenge',
      of: robber,
      rule: '1923-ROB6',
      why: all(fact('noCountedVote', robber), { rule: '1923-ROB6' }, [], vote ? [vote.why] : []),
    })
    if (!vote) return
  }
  const victim = vote.on
  const absent = [
    ...jailsOf(run, victim).map(jail => under(fact('absentFromVote', victim), '1923-ROB5', jail)),
    ...run.ledger
      .attempts({ kind: 'injured', of: victim, when: 'soFar' })
      .map(injury => under(fact('absentFromVote', victim), '1923-ROB5', run.ledger.standing(injury, 'soFar'))),
  ]
  const unpreventable = run.option<boolean>('robber.unpreventable')
  const saves = run.ledger
    .attempts({ kind: 'defended', of: victim, when: 'soFar' })
    .map(defence =>
      all(
        fact('savedFromRevenge', victim),
        { rule: unpreventable ? '1923-LAW5' : '1923-ROB8' },
        [defence.why],
        unpreventable ? [run.given(fact('onlyFromCourt', victim), '1923-LAW5')] : [],
      ),
    )
  const why = all(
    fact('avenged', victim, { other: robber }),
    { rule: '1923-ROB3', also: ['1923-V18'], action },
    [
      able,
      death.why,
      under(fact('votedFor', robber, { other: victim }), vote.why.holds ? '1923-ROB4' : '1923-ROB6', vote.why),
    ],
    [...absent, ...saves],
  )
  run.dies(victim, why, '1923-ROB3', { cause: 'robber', by: robber, action })
}
