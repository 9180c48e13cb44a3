/**
 * The election of the mayor on the first day, and the secretary whom he picks (RU-ELEC-1 to RU-ELEC-3, RU-SEC-1). Whoever
 * has the most ballots is mayor; the tied go into a second round, in which of those still level the first ballot decides.
 */
import type { SeatId } from '../../../reason/claim.ts'
import { least, all, any, type Resolution } from '../vocabulary.ts'
import type { Reason } from '../../../reason/reason.ts'
import { top } from '../../../vote/tally.ts'
import { countBacking, counts, type Backing } from './ballots.ts'

const LAST_OF_ELECTION = 'secondRound 1'

/** The ballots, the mayor or a second round, and the secretary. */
export function elect(run: Resolution): void {
  const tied = run.ledger.found({ kind: 'tiedForMayor', when: 'phaseStart' }).map(({ of }) => of)
  const second = run.phase.kind === 'secondRound'
  const { backings, count } = countBacking(run, second ? tied : [])
  for (const { by, target, why } of backings)
    run.put({
      kind: 'backs',
      of: by,
      by: target,
      why,
      rule: why.rule,
      data: { target },
      lasting: true,
      until: LAST_OF_ELECTION,
    })
  run.tally = count.result()
  const level = top(count.totals.players)
  if (level.length === 1) takeOffice(run, level[0]!, hasMost(run, level[0]!, backings), backings)
  else if (level.length && second) settleTie(run, level, backings)
  else for (const who of level) isTied(run, who, level, backings)
}

/** That somebody has more ballots than anybody else. */
function hasMost(run: Resolution, who: SeatId, backings: readonly Backing[], need = secondOf(run, who) + 1): Reason {
  const votes = run.tally?.totals.players[who] ?? 0
  const claim = { is: 'fact', kind: 'hasMost', of: who, values: { votes } } as const
  const mine = backings.filter(({ target }) => target === who).filter(counts)
  return least(
    Math.min(need, mine.length),
    claim,
    { rule: 'RU-ELEC-1' },
    mine.map(({ why }) => why),
  )
}

const secondOf = (run: Resolution, who: SeatId): number =>
  Math.max(
    0,
    ...Object.entries(run.tally?.totals.players ?? {}).flatMap(([other, votes]) => (other === who ? [] : votes)),
  )

const tieOf = (run: Resolution, who: SeatId, level: readonly SeatId[], backings: readonly Backing[]): Reason =>
  all(
    { is: 'fact', kind: 'tied', of: who, values: { players: level.length } },
    { rule: 'RU-ELEC-3' },
    level.map(one => hasMost(run, one, backings, secondOf(run, one))),
  )

/** The first round ends level: the tied go into a second one. */
function isTied(run: Resolution, who: SeatId, level: readonly SeatId[], backings: readonly Backing[]): void {
  const tie = tieOf(run, who, level, backings)
  const why = all({ is: 'fact', kind: 'tiedForMayor', of: who }, { rule: 'RU-ELEC-3' }, [tie])
  run.put({ kind: 'tiedForMayor', of: who, why, rule: 'RU-ELEC-3', lasting: true, until: LAST_OF_ELECTION })
  const elected = all(
    { is: 'fact', kind: 'elected', of: who },
    { rule: 'RU-ELEC-1' },
    [hasMost(run, who, backings, 0)],
    [why],
  )
  run.put({ kind: 'elected', of: who, why: elected, rule: 'RU-ELEC-1' })
}

/** The second round ends level: the candidate with the first ballot that nobody left beforehand; else the host says who. */
function settleTie(run: Resolution, level: readonly SeatId[], backings: readonly Backing[]): void {
  const first = backings.find(one => counts(one) && !one.advance && level.includes(one.target))
  const chosen = first?.target ?? run.ask('mayor', { choices: level })
  for (const who of level) {
    const tie = tieOf(run, who, level, backings)
    const before = any(
      { is: 'fact', kind: first ? 'firstForMayor' : 'hostsMayor', of: who },
      { rule: 'RU-ELEC-3' },
      who === chosen ? [first?.why ?? run.given({ is: 'fact', kind: 'namedMayor', of: who }, 'host')] : [],
    )
    const why = all({ is: 'fact', kind: 'winsTie', of: who }, { rule: 'RU-ELEC-3' }, [tie, before])
    if (why.holds) takeOffice(run, who, why, backings)
    else {
      const elected = all({ is: 'fact', kind: 'elected', of: who }, { rule: 'RU-ELEC-1' }, [why])
      run.put({ kind: 'elected', of: who, why: elected, rule: 'RU-ELEC-1' })
    }
  }
}

function takeOffice(run: Resolution, who: SeatId, because: Reason, backings: readonly Backing[]): void {
  const why = all({ is: 'fact', kind: 'elected', of: who }, { rule: 'RU-ELEC-1' }, [because])
  run.put({ kind: 'elected', of: who, why, rule: 'RU-ELEC-1' })
  if (!why.holds) return
  run.change(who, { details: { title: 'mayor' } })
  appoint(run, who, why, backings)
}

/** The mayor picks a secretary from those who voted for him (RU-SEC-1). */
function appoint(run: Resolution, mayor: SeatId, elected: Reason, backings: readonly Backing[]): void {
  const supporters = supportersOf(run, mayor, backings)
  const open = supporters.filter(({ why }) => why.holds)
  const chosen = open.length ? run.ask('secretary', { choices: open.map(({ who }) => who) }) : undefined
  for (const { who, why: may } of supporters) {
    const picked =
      who === chosen ? [run.given({ is: 'fact', kind: 'picksSecretary', of: who, other: mayor }, 'host')] : []
    if (may.holds && !picked.length) continue
    const why = all({ is: 'fact', kind: 'appointed', of: who, other: mayor }, { rule: 'RU-SEC-1' }, [
      elected,
      may,
      ...picked,
    ])
    run.put({ kind: 'appointed', of: who, by: mayor, why, rule: 'RU-SEC-1' })
    if (why.holds) run.change(who, { details: { title: 'secretary' } })
  }
}

/**
 * Who may be secretary: whoever backed the mayor in the round that decided; after a second one also who lost it, having
 * backed him in the first. A ballot that does not count, as a mason's, backs nobody.
 */
function supportersOf(run: Resolution, mayor: SeatId, backings: readonly Backing[]): { who: SeatId; why: Reason }[] {
  const tied = run.ledger.found({ kind: 'tiedForMayor', when: 'phaseStart' }).map(({ of }) => of)
  const before = run.ledger
    .found({ kind: 'backs', when: 'phaseStart', where: ({ data }) => data.target === mayor })
    .flatMap(({ of, why }) => (tied.includes(of) && of !== mayor ? [{ by: of, why }] : []))
  const now = backings.filter(({ target, by }) => target === mayor && by !== mayor)
  const seen = new Set<SeatId>()
  return [...now, ...before].flatMap(({ by, why }) => {
    if (seen.has(by)) return []
    seen.add(by)
    return [
      { who: by, why: all({ is: 'fact', kind: 'maySupport', of: by, other: mayor }, { rule: 'RU-SEC-1' }, [why]) },
    ]
  })
}

/** What everybody reads of the election. */
export function publishElection(run: Resolution): void {
  for (const [who, votes] of Object.entries(run.tally?.totals.players ?? {}).sort(([, a], [, b]) => b - a)) {
    const voters = run.ledger
      .found({ kind: 'backs', when: 'soFar', where: ({ data, phase }) => phase === undefined && data.target === who })
      .map(({ of }) => of)
    if (votes > 0) run.announce('electionVotes', { who, count: String(votes), voters: voters.join('\n') }, 'RU-ELEC-1')
  }
  const [mayor] = run.ledger.found({ kind: 'elected', when: 'soFar' })
  const tied = run.ledger.found({ kind: 'tiedForMayor', when: 'soFar', where: ({ phase }) => phase === undefined })
  if (mayor) run.announce('elected', { who: mayor.of }, 'RU-ELEC-1')
  else if (tied.length) run.announce('secondRound', { voters: tied.map(({ of }) => of).join('\n') }, 'RU-ELEC-3')
  else run.announce('noMayor', {}, 'RU-ELEC-1')
  for (const { of } of run.ledger.found({ kind: 'appointed', when: 'soFar' }))
    run.announce('appointed', { who: of }, 'RU-SEC-1')
}
