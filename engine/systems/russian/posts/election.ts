/**
 * The election of the mayor on the first day, and the secretary whom he picks (RU-ELEC-1 to RU-ELEC-3, RU-SEC-1). Whoever
 * has the most ballots is mayor; the tied go into a second round, in which of those still level the first ballot decides.
 */
import type { Slot } from '../../../reason/claim.ts'
import { least, all, any, type Walk } from '../vocabulary.ts'
import type { Reason } from '../../../reason/reason.ts'
import { top } from '../../../vote/tally.ts'
import { countBacking, counts, type Backing } from './ballots.ts'

const LAST_OF_ELECTION = 'secondRound 1'

/** The ballots, the mayor or a second round, and the secretary. */
export function elect(walk: Walk): void {
  const tied = walk.ledger.found({ kind: 'tiedForMayor', when: 'phaseStart' }).map(({ of }) => of)
  const second = walk.phase.kind === 'secondRound'
  const { backings, count } = countBacking(walk, second ? tied : [])
  for (const { by, target, why } of backings)
    walk.put({
      kind: 'backs',
      of: by,
      by: target,
      why,
      rule: why.rule,
      data: { target },
      lasting: true,
      until: LAST_OF_ELECTION,
    })
  walk.tally = count.result()
  const level = top(count.totals.players)
  if (level.length === 1) takeOffice(walk, level[0]!, hasMost(walk, level[0]!, backings), backings)
  else if (level.length && second) settleTie(walk, level, backings)
  else for (const who of level) isTied(walk, who, level, backings)
}

/** That somebody has more ballots than anybody else. */
function hasMost(walk: Walk, who: Slot, backings: readonly Backing[], need = secondOf(walk, who) + 1): Reason {
  const votes = walk.tally?.totals.players[who] ?? 0
  const claim = { is: 'fact', kind: 'hasMost', of: who, values: { votes } } as const
  const mine = backings.filter(({ target }) => target === who).filter(counts)
  return least(
    Math.min(need, mine.length),
    claim,
    { rule: 'RU-ELEC-1' },
    mine.map(({ why }) => why),
  )
}

const secondOf = (walk: Walk, who: Slot): number =>
  Math.max(
    0,
    ...Object.entries(walk.tally?.totals.players ?? {}).flatMap(([other, votes]) => (other === who ? [] : votes)),
  )

const tieOf = (walk: Walk, who: Slot, level: readonly Slot[], backings: readonly Backing[]): Reason =>
  all(
    { is: 'fact', kind: 'tied', of: who, values: { players: level.length } },
    { rule: 'RU-ELEC-3' },
    level.map(one => hasMost(walk, one, backings, secondOf(walk, one))),
  )

/** The first round ends level: the tied go into a second one. */
function isTied(walk: Walk, who: Slot, level: readonly Slot[], backings: readonly Backing[]): void {
  const tie = tieOf(walk, who, level, backings)
  const why = all({ is: 'fact', kind: 'tiedForMayor', of: who }, { rule: 'RU-ELEC-3' }, [tie])
  walk.put({ kind: 'tiedForMayor', of: who, why, rule: 'RU-ELEC-3', lasting: true, until: LAST_OF_ELECTION })
  const elected = all(
    { is: 'fact', kind: 'elected', of: who },
    { rule: 'RU-ELEC-1' },
    [hasMost(walk, who, backings, 0)],
    [why],
  )
  walk.put({ kind: 'elected', of: who, why: elected, rule: 'RU-ELEC-1' })
}

/** The second round ends level: the candidate with the first ballot that nobody left beforehand; else the host says who. */
function settleTie(walk: Walk, level: readonly Slot[], backings: readonly Backing[]): void {
  const first = backings.find(one => counts(one) && !one.advance && level.includes(one.target))
  const chosen = first?.target ?? walk.ask('mayor', { choices: level })
  for (const who of level) {
    const tie = tieOf(walk, who, level, backings)
    const before = any(
      { is: 'fact', kind: first ? 'firstForMayor' : 'hostsMayor', of: who },
      { rule: 'RU-ELEC-3' },
      who === chosen ? [first?.why ?? walk.given({ is: 'fact', kind: 'namedMayor', of: who }, 'host')] : [],
    )
    const why = all({ is: 'fact', kind: 'winsTie', of: who }, { rule: 'RU-ELEC-3' }, [tie, before])
    if (why.holds) takeOffice(walk, who, why, backings)
    else {
      const elected = all({ is: 'fact', kind: 'elected', of: who }, { rule: 'RU-ELEC-1' }, [why])
      walk.put({ kind: 'elected', of: who, why: elected, rule: 'RU-ELEC-1' })
    }
  }
}

function takeOffice(walk: Walk, who: Slot, because: Reason, backings: readonly Backing[]): void {
  const why = all({ is: 'fact', kind: 'elected', of: who }, { rule: 'RU-ELEC-1' }, [because])
  walk.put({ kind: 'elected', of: who, why, rule: 'RU-ELEC-1' })
  if (!why.holds) return
  walk.change(who, { details: { title: 'mayor' } })
  appoint(walk, who, why, backings)
}

/** The mayor picks a secretary from those who voted for him (RU-SEC-1). */
function appoint(walk: Walk, mayor: Slot, elected: Reason, backings: readonly Backing[]): void {
  const supporters = supportersOf(walk, mayor, backings)
  const open = supporters.filter(({ why }) => why.holds)
  const chosen = open.length ? walk.ask('secretary', { choices: open.map(({ who }) => who) }) : undefined
  for (const { who, why: may } of supporters) {
    const picked =
      who === chosen ? [walk.given({ is: 'fact', kind: 'picksSecretary', of: who, other: mayor }, 'host')] : []
    if (may.holds && !picked.length) continue
    const why = all({ is: 'fact', kind: 'appointed', of: who, other: mayor }, { rule: 'RU-SEC-1' }, [
      elected,
      may,
      ...picked,
    ])
    walk.put({ kind: 'appointed', of: who, by: mayor, why, rule: 'RU-SEC-1' })
    if (why.holds) walk.change(who, { details: { title: 'secretary' } })
  }
}

/**
 * Who may be secretary: whoever backed the mayor in the round that decided; after a second one also who lost it, having
 * backed him in the first. A ballot that does not count, as a mason's, backs nobody.
 */
function supportersOf(walk: Walk, mayor: Slot, backings: readonly Backing[]): { who: Slot; why: Reason }[] {
  const tied = walk.ledger.found({ kind: 'tiedForMayor', when: 'phaseStart' }).map(({ of }) => of)
  const before = walk.ledger
    .found({ kind: 'backs', when: 'phaseStart', where: ({ data }) => data.target === mayor })
    .flatMap(({ of, why }) => (tied.includes(of) && of !== mayor ? [{ by: of, why }] : []))
  const now = backings.filter(({ target, by }) => target === mayor && by !== mayor)
  const seen = new Set<Slot>()
  return [...now, ...before].flatMap(({ by, why }) => {
    if (seen.has(by)) return []
    seen.add(by)
    return [
      { who: by, why: all({ is: 'fact', kind: 'maySupport', of: by, other: mayor }, { rule: 'RU-SEC-1' }, [why]) },
    ]
  })
}

/** What everybody reads of the election. */
export function publishElection(walk: Walk): void {
  for (const [who, votes] of Object.entries(walk.tally?.totals.players ?? {}).sort(([, a], [, b]) => b - a)) {
    const voters = walk.ledger
      .found({ kind: 'backs', when: 'soFar', where: ({ data, phase }) => phase === undefined && data.target === who })
      .map(({ of }) => of)
    if (votes > 0) walk.announce('electionVotes', { who, count: String(votes), voters: voters.join('\n') }, 'RU-ELEC-1')
  }
  const [mayor] = walk.ledger.found({ kind: 'elected', when: 'soFar' })
  const tied = walk.ledger.found({ kind: 'tiedForMayor', when: 'soFar', where: ({ phase }) => phase === undefined })
  if (mayor) walk.announce('elected', { who: mayor.of }, 'RU-ELEC-1')
  else if (tied.length) walk.announce('secondRound', { voters: tied.map(({ of }) => of).join('\n') }, 'RU-ELEC-3')
  else walk.announce('noMayor', {}, 'RU-ELEC-1')
  for (const { of } of walk.ledger.found({ kind: 'appointed', when: 'soFar' }))
    walk.announce('appointed', { who: of }, 'RU-SEC-1')
}
