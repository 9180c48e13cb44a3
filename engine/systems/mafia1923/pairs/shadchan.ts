/** The Shadchan (1923-SHA1 to SHA3): two players in love, and what the death of one does to the other. */
import type { Reason } from '../../../reason/reason.ts'
import type { Move } from '../../../resolve/sequence/move.ts'
import type { Arrival } from '../../../resolve/sequence/rulings.ts'
import { fact, under } from '../claims.ts'
import { missed } from '../interference/missed.ts'
import { revealed } from '../knowledge/reveal.ts'
import { noHelp } from '../no-help.ts'
import { listens } from '../not-told.ts'
import { all, type Fact, type ActorGuard, type Resolution } from '../vocabulary.ts'

/** Nobody is in more pairs than the host allows. */
export const pairsFull: ActorGuard = (run, { does, to }: Move) => {
  const most = Number(run.option<number>('shadchan.maxPairsPerPlayer'))
  if (does !== 'pair' || most <= 0) return undefined
  return to.flatMap(slot => {
    const pairs = run.ledger.found({ kind: 'pairedWith', of: slot, when: 'soFar' })
    return pairs.length < most
      ? []
      : [
          all(
            fact('pairedAlready', slot),
            { rule: '1923-SHA3' },
            pairs.map(pair => run.ledger.standing(pair, 'soFar')),
          ),
        ]
  })
}

/** One of the two where the action lands; with the second the pair is made. */
export function pairedWith(run: Resolution, arrival: Arrival): Reason {
  const { move, at, aim, why } = arrival
  if (aim === 0) {
    run.put({ kind: 'chosenForPair', of: at, why, rule: '1923-SHA1', action: move.id })
    return why
  }
  const [first] = run.ledger.attempts({
    kind: 'chosenForPair',
    where: ({ action }) => action === move.id,
    when: 'soFar',
  })
  if (!first) return why
  const reason = all(
    fact('pairedWith', at, { other: first.of, action: move.id }),
    { rule: '1923-SHA1', action: move.id, notes: [{ claim: fact('forGood', at), rule: '1923-SHA3' }] },
    [first.why, why],
  )
  putPair(run, move, [first.of, at], reason)
  const led = missed(run, arrival, '1923-SHA1')
  const [one = at, other = at] = move.to
  if (led && !(move.to.includes(first.of) && move.to.includes(at)))
    putPair(
      run,
      move,
      [one, other],
      all(fact('pairedWith', other, { other: one, action: move.id }), { rule: '1923-SHA1', action: move.id }, [led]),
    )
  return reason
}

/** A pair, of each of the two; where they were meant for each other and others were drawn, an attempt. */
function putPair(run: Resolution, move: Move, [first, second]: readonly [string, string], reason: Reason): void {
  for (const [one, other] of [
    [first, second],
    [second, first],
  ] as const) {
    run.put({
      kind: 'pairedWith',
      of: one,
      why: one === second ? reason : under(fact('pairedWith', one, { other, action: move.id }), '1923-SHA1', reason),
      rule: '1923-SHA1',
      by: move.actor,
      action: move.id,
      lasting: true,
      data: { with: other },
    })
  }
}

/** The two are told, and nobody else (1923-SHA2, I9); their roles where the host says so. */
export function tellPairs(run: Resolution): void {
  run.ledger
    .found({ kind: 'pairedWith', where: ({ phase }) => phase === undefined, when: 'soFar' })
    .forEach(({ of, data, why, action = '' }, place) => {
      const other = data.with
      if (!listens(run, of)) return
      const { role, faction } = run.seat(other)
      const learns = run.option<boolean>('shadchan.learnRole')
      run.tell(
        of,
        'paired',
        { other, role: learns ? revealed(run, role, faction) : '', shown: learns ? 'yes' : 'no' },
        place % 2 ? '1923-I9' : '1923-SHA2',
      )
      if (learns)
        run.learnFact(of, { action, ability: 'pair' }, other, 'role', revealed(run, role, faction), '1923-SHA3', why)
    })
}

/**
 * A broken heart (1923-SHA3), and one that a pair would have broken that came to nothing.
 * @param death a death, or another end that the host treats as one
 */
export function heartbreak(run: Resolution, death: Fact<'death' | 'exiled'>): void {
  for (const pair of run.ledger.attempts({ kind: 'pairedWith', of: death.of, when: 'soFar' })) {
    const partner = pair.data.with
    if (!run.seat(partner).alive) continue
    const spared =
      run.option<boolean>('shadchan.heartbreak') === false
        ? [run.given(fact('heartsSpared', partner), '1923-SHA3')]
        : []
    const why = all(
      fact('heartbroken', partner, { other: death.of }),
      { rule: '1923-SHA3' },
      [death.why, run.ledger.standing(pair, 'soFar')],
      [
        ...spared,
        ...(['healed', 'guarded', 'defended'] as const).flatMap(kind =>
          noHelp(run, kind, partner, 'heartbreak', '1923-SHA3'),
        ),
      ],
    )
    run.dies(partner, why, '1923-SHA3', { cause: 'heartbreak' })
  }
}

/**
 * Of a pair that nearly died both, what kept the one kept the other's heart too (1923-SHA3): a heart that would have been
 * broken is one more death that came to nothing.
 */
export function nearHeartbreaks(run: Resolution): void {
  if (run.option<boolean>('shadchan.heartbreak') === false) return
  const nearly = run.ledger
    .attempts({ kind: 'death', where: ({ phase, why }) => phase === undefined && !why.holds, when: 'soFar' })
    .filter(({ of }) => run.seat(of).alive)
  for (const pair of run.ledger.found({ kind: 'pairedWith', when: 'soFar' })) {
    const partner = pair.data.with
    if (!nearly.some(({ of }) => of === partner)) continue
    for (const { why: kept } of nearly.filter(({ of }) => of === pair.of)) {
      const why = all(fact('heartbroken', partner, { other: pair.of }), { rule: '1923-SHA3' }, [
        kept,
        run.ledger.standing(pair, 'soFar'),
      ])
      run.dies(partner, why, '1923-SHA3', { cause: 'heartbreak' })
    }
  }
}
