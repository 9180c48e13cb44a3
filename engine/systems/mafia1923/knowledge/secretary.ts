/** What Court Secretaries are told (1923-SEC1 to SEC3): a quarter of the ballots, drawn for each by itself. */
import type { SeatId } from '../../../reason/claim.ts'
import { fact } from '../claims.ts'
import { plays } from '../frame/spectators.ts'
import { hears } from '../not-told.ts'
import { passiveOf } from '../passive.ts'
import { all, type Resolution } from '../vocabulary.ts'
import type { Judged } from '../vote/ballots.ts'

/** One thing a Secretary may learn: a whole ballot, or an extra or negative vote. */
interface Unit {
  voter: SeatId
  family?: string
  individual?: SeatId
  kind: 'ballot' | 'extraVote' | 'negativeVote'
}

const share = 4

/** Tells the votes of one player apart. */
const labelOf = ({ kind, family }: Unit): string => `${kind} ${family === undefined ? 'individual' : 'family'}`

/** Draws the sample of each Secretary who is living in the end, and tells it. */
export function sample(run: Resolution, ballots: readonly Judged[]): void {
  const cast = ballots.filter(
    ({ voter }) =>
      run.game.seats.some(({ slot, alive }) => slot === voter && alive)
      && !run.ledger.found({ kind: 'injured', of: voter, when: 'soFar' }).length,
  )
  const units: Unit[] = [
    ...cast.map(({ voter, ballot: { family, individual } }): Unit => ({
      voter,
      kind: 'ballot',
      ...(family !== undefined && { family }),
      ...(individual !== undefined && { individual }),
    })),
    ...(run.option<boolean>('secretary.includeExtras') ? extras(run) : []),
  ]
  const base = {
    ballots: units.length,
    living: run.game.seats.filter(seat => seat.alive && plays(seat)).length,
    allPlayers: run.game.seats.filter(plays).length,
  }[run.option<'ballots' | 'living' | 'allPlayers'>('secretary.base')]
  for (const { slot, alive } of run.game.seats) {
    const secretary = alive ? passiveOf(run, slot, 'sample') : undefined
    const cite = { rule: '1923-SEC3', also: ['1923-S13'] }
    if (secretary?.why.holds && hears(run, slot, 'sample', cite, secretary.why))
      tellSample(run, slot, secretary, units, Math.floor(base / share))
  }
}

function extras(run: Resolution): Unit[] {
  return (['extraVote', 'negativeVote'] as const).flatMap(kind =>
    run.ledger.found({ kind, when: 'soFar' }).map((vote): Unit => ({
      voter: vote.by ?? '',
      kind,
      ...(vote.data.half === 'family' ? { family: vote.of } : { individual: vote.of }),
    })),
  )
}

function tellSample(
  run: Resolution,
  secretary: SeatId,
  { action, why }: NonNullable<ReturnType<typeof passiveOf>>,
  units: readonly Unit[],
  size: number,
): void {
  const own = run.option<boolean>('secretary.excludeOwn')
  const pool = units.filter(({ voter }) => !own || voter !== secretary)
  for (let drawn = 0; drawn < size && pool.length; drawn++) {
    const name = run.draw(
      'sample',
      secretary,
      pool.map(({ voter }) => voter),
      '1923-SEC2',
    )
    const theirs = pool.filter(({ voter }) => voter === name)
    const which = theirs.length > 1 ? run.draw('sample', secretary, theirs.map(labelOf), '1923-SEC2') : undefined
    const unit = theirs.find(one => which === undefined || labelOf(one) === which)
    if (!unit) return
    pool.splice(pool.indexOf(unit), 1)
    const { voter, family = '', individual = '', kind } = unit
    const because = all(
      fact('sampled', secretary, { other: voter }),
      { rule: '1923-SEC1', notes: [{ claim: fact('drawnByLot', voter), rule: '1923-E14' }], action },
      [why],
    )
    if (!because.holds) continue
    run.learn(
      { actor: secretary, id: action, does: 'sample' },
      voter,
      [family, individual].filter(Boolean),
      '1923-SEC1',
      because,
    )
    run.tell(
      secretary,
      kind === 'ballot' ? 'sample' : 'sampleExtra',
      {
        who: voter,
        family,
        about: individual,
        half: family && individual ? 'both' : family ? 'family' : 'individual',
        kind,
      },
      '1923-SEC1',
    )
  }
}
