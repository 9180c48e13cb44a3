/** What Court Secretaries are told (1923-SEC1 to SEC3): a quarter of the ballots, drawn for each by itself. */
import type { Slot } from '../../../reason/claim.ts'
import { fact } from '../claims.ts'
import { plays } from '../frame/spectators.ts'
import { hears } from '../not-told.ts'
import { passiveOf } from '../passive.ts'
import { all, type Walk } from '../vocabulary.ts'
import type { Judged } from '../vote/ballots.ts'

/** One thing a Secretary may learn: a whole ballot, or an extra or negative vote. */
interface Unit {
  voter: Slot
  family?: string
  individual?: Slot
  kind: 'ballot' | 'extraVote' | 'negativeVote'
}

const share = 4

/** Tells the votes of one player apart. */
const labelOf = ({ kind, family }: Unit): string => `${kind} ${family === undefined ? 'individual' : 'family'}`

/** Draws the sample of each Secretary who is living in the end, and tells it. */
export function sample(walk: Walk, ballots: readonly Judged[]): void {
  const cast = ballots.filter(
    ({ voter }) =>
      walk.game.seats.some(({ slot, alive }) => slot === voter && alive)
      && !walk.ledger.found({ kind: 'injured', of: voter, when: 'soFar' }).length,
  )
  const units: Unit[] = [
    ...cast.map(({ voter, ballot: { family, individual } }): Unit => ({
      voter,
      kind: 'ballot',
      ...(family !== undefined && { family }),
      ...(individual !== undefined && { individual }),
    })),
    ...(walk.option<boolean>('secretary.includeExtras') ? extras(walk) : []),
  ]
  const base = {
    ballots: units.length,
    living: walk.game.seats.filter(seat => seat.alive && plays(seat)).length,
    allPlayers: walk.game.seats.filter(plays).length,
  }[walk.option<'ballots' | 'living' | 'allPlayers'>('secretary.base')]
  for (const { slot, alive } of walk.game.seats) {
    const secretary = alive ? passiveOf(walk, slot, 'sample') : undefined
    const cite = { rule: '1923-SEC3', also: ['1923-S13'] }
    if (secretary?.why.holds && hears(walk, slot, 'sample', cite, secretary.why))
      tellSample(walk, slot, secretary, units, Math.floor(base / share))
  }
}

function extras(walk: Walk): Unit[] {
  return (['extraVote', 'negativeVote'] as const).flatMap(kind =>
    walk.ledger.found({ kind, when: 'soFar' }).map((vote): Unit => ({
      voter: vote.by ?? '',
      kind,
      ...(vote.data.half === 'family' ? { family: vote.of } : { individual: vote.of }),
    })),
  )
}

function tellSample(
  walk: Walk,
  secretary: Slot,
  { action, why }: NonNullable<ReturnType<typeof passiveOf>>,
  units: readonly Unit[],
  size: number,
): void {
  const own = walk.option<boolean>('secretary.excludeOwn')
  const pool = units.filter(({ voter }) => !own || voter !== secretary)
  for (let drawn = 0; drawn < size && pool.length; drawn++) {
    const name = walk.draw(
      'sample',
      secretary,
      pool.map(({ voter }) => voter),
      '1923-SEC2',
    )
    const theirs = pool.filter(({ voter }) => voter === name)
    const which = theirs.length > 1 ? walk.draw('sample', secretary, theirs.map(labelOf), '1923-SEC2') : undefined
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
    walk.learn(
      { actor: secretary, id: action, does: 'sample' },
      voter,
      [family, individual].filter(Boolean),
      '1923-SEC1',
      because,
    )
    walk.tell(
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
