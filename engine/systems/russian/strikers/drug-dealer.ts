/** The drug dealer: a day's barrier for one or two players, and for each a vote in store, to be bought before a vote (RU-DRU). */
import { own } from '../../../ruleset/catalogue.ts'
import type { SeatId } from '../../../reason/claim.ts'
import { actionsOf } from '../../../reason/decisive.ts'
import type { Reason } from '../../../reason/reason.ts'
import { nodesOf } from '../../../reason/table.ts'
import type { Boost, Cast } from '../day/hooks.ts'
import { endOfDay } from '../day/kinds.ts'
import { endOfVote } from '../day/rounds.ts'
import { byRoster } from '../shared/roster.ts'
import { landsAt } from '../shared/hypnosis.ts'
import { deathOf, goesOn } from '../shared/roles.ts'
import { tonight } from '../shared/tonight.ts'
import { masterOf } from '../shared/undead.ts'
import { doerOf, felledBy, playedBy } from '../shared/speaks.ts'
import { all, any, least, type Fact, type TargetGuard, type LateEffect, type Resolution } from '../vocabulary.ts'

/** How big the barrier of a dose is, and how many votes it earns. */
const doses: Readonly<Record<string, { size: number; votes: number }>> = {
  usual: { size: 1, votes: 1 },
  double: { size: 2, votes: 1 },
  triple: { size: 3, votes: 0 },
}

/** Drugged from the morning to the end of the day; who paid for it is not the dealer himself (RU-DRU-2, RU-DRU-3). */
export const drugging: LateEffect = (run, { move: { actor, id: action, with: keys }, at, why }) => {
  const { size, votes } = own(doses, keys.dose ?? 'usual') ?? doses.usual!
  const claim = { is: 'fact', kind: 'drugged', of: at, other: actor, action } as const
  const drugged = all(claim, { rule: 'RU-DRU-1', action }, [why])
  run.mark(at, 'drugged', drugged, 'RU-DRU-1', {
    by: actor,
    action,
    data: { dose: size },
    until: endOfDay(run.phase.number + 1),
  })
  if (!drugged.holds) rememberFoiled(run, actor, at, size, why)
  const cite = { rule: 'RU-DRU-3', action }
  const paid = all(
    { is: 'fact', kind: 'drugsPaid', of: actor, other: at, action },
    { rule: 'RU-DRU-2', action },
    [drugged],
    [
      ...(at === actor ? [run.given({ is: 'fact', kind: 'drugsHimself', of: actor, action }, cite.rule, action)] : []),
      ...(votes ? [] : [run.given({ is: 'fact', kind: 'tripleDose', of: at, action }, cite.rule, action)]),
    ],
  )
  run.put({
    kind: 'drugsPaid',
    of: actor,
    by: at,
    action,
    why: paid,
    rule: 'RU-DRU-2',
    lasting: true,
    data: { votes: 1 },
  })
  // A necromancer buys for himself, and from zero (RU-NEC-3).
  const buyer = buyerFor(run, actor)
  run.setCount(buyer, 'storedVotes', run.count(buyer, 'storedVotes') + (paid.holds ? 1 : 0))
  return drugged
}

/**
 * A dose that came to nothing, with whoever saw to that: on the day a barrier is missing by it, and ballots weigh what they do
 * (RU-DRU-4). Of several who did, each would have been enough.
 */
function rememberFoiled(run: Resolution, dealer: SeatId, at: SeatId, dose: number, { unless }: Reason): void {
  const rule = 'RU-DRU-4'
  const until = endOfDay(run.phase.number + 1)
  for (const counter of unless.filter(({ holds }) => holds)) {
    const ids = new Set(nodesOf([counter]).flatMap(actionsOf))
    const deed = run.phase.submissions.find(({ id, by }) => ids.has(id) && by !== dealer)
    if (deed) {
      const { by, does: ability } = deed
      const claim = { is: 'fact', kind: 'doseFoiled', of: at, other: by, values: { third: dealer, ability } } as const
      const why = all(claim, { rule }, [counter])
      run.put({ kind: 'doseFoiled', of: at, by, rule, why, until, data: { dose, third: dealer, ability } })
    } else {
      const by = doerOf(counter, dealer)
      const claim = { is: 'fact', kind: 'doseFailed', of: at, ...(by !== undefined && { other: by }) } as const
      const why = all({ ...claim, values: { third: dealer } }, { rule }, [counter])
      const who = by === undefined ? {} : { by }
      run.put({ kind: 'doseFailed', of: at, ...who, rule, why, until, data: { dose, third: dealer } })
    }
  }
}

/** Whose store somebody buys from: a necromancer's, where his corpse is the dealer (RU-NEC-3). */
export const buyerFor = ({ game }: Pick<Resolution, 'game'>, who: SeatId): SeatId => masterOf(game, who) ?? who

/** Votes out of the store, for this vote and its revotes; what kept him from buying leaves them there (RU-DRU-2). */
export const buying: LateEffect = (run, { move: { actor, id: action, with: keys }, why }) => {
  const buyer = buyerFor(run, actor)
  const votes = Number(keys.votes)
  const claim = { is: 'fact', kind: 'boughtVotes', of: buyer, action, values: { votes } } as const
  const bought = all(claim, { rule: 'RU-DRU-2', action }, [
    why,
    ...playedBy(run, actor, 'buyVotes'),
    ...paidFor(run, buyer, votes),
  ])
  const until = endOfVote(run)
  run.put({ kind: 'boughtVotes', of: buyer, by: actor, action, why: bought, rule: 'RU-DRU-2', data: { votes }, until })
  run.setCount(buyer, 'storedVotes', run.count(buyer, 'storedVotes') - (bought.holds ? votes : 0))
  return bought
}

/** By which of the doses that he sold: as many of them as the rest of the store would not pay for. */
function paidFor(run: Resolution, buyer: SeatId, votes: number): Reason[] {
  const earned = run.ledger.found({ kind: 'drugsPaid', of: buyer, when: 'phaseStart' })
  const needed = Math.min(earned.length, Math.ceil(votes + earned.length - run.count(buyer, 'storedVotes')))
  if (needed <= 0) return []
  const claim = { is: 'fact', kind: 'paidByDrugs', of: buyer, values: { votes: needed } } as const
  return [
    least(
      needed,
      claim,
      { rule: 'RU-DRU-2' },
      earned.map(({ why }) => why),
    ),
  ]
}

/** Step `boosts`: they are added to the ballot of who bought them. */
export const withBought = (run: Resolution, ballots: readonly Cast[]): Boost[] =>
  run.ledger.attempts({ kind: 'boughtVotes', when: 'soFar' }).flatMap(fact => {
    const { of, data } = fact
    const claim = { is: 'fact', kind: 'boughtVotes', of, values: { votes: data.votes } } as const
    const why = all(claim, { rule: 'RU-DRU-2' }, [run.ledger.standing(fact, 'soFar')])
    const lost = fact.phase === undefined ? felledBy(fact.why) : undefined
    return ballots
      .filter(({ by }) => by === of)
      .map(({ target }): Boost => ({ by: of, target, votes: data.votes, bought: true, why, lost }))
  })

/** A corpse buys nothing, and by default he sells nothing to the other one either (RU-DRU-4). */
export const meetsCorpse: TargetGuard = (run, move, at) => {
  if (move.does !== 'drug') return undefined
  const whole = run.option('corpseFoilsDrugs') === 'move'
  const deaths = (whole ? move.to.map(one => landsAt(run, move, one)) : [at])
    .map(one => deathOf(run, one, 'RU-DRU-4'))
    .filter(({ because }) => because.length)
  return deaths.length
    ? any({ is: 'fact', kind: 'drugsCorpse', of: at, action: move.id }, { rule: 'RU-DRU-4', action: move.id }, deaths)
    : undefined
}

/** Who was drugged is told, the dose is not; everybody reads who it is (RU-RES-13, RU-DRU-1). */
export function reportDrugged(run: Resolution): void {
  const drugged = byRoster(
    run,
    tonight(run, 'drugged').filter(({ why }) => why.holds),
    ({ of }) => of,
  )
  const who = [...new Set(drugged.map(({ of }) => of))]
  for (const slot of who) run.tell(slot, 'drugged', {}, 'RU-RES-13')
  if (who.length) run.announce('druggedToday', { who }, 'RU-DRU-1')
}

/** Who takes over the role has what is in store (RU-ACZ-3). */
export function inheritVotes(run: Resolution, { of: heir, by: dead = '', data, why }: Fact<'heir'>): void {
  const stored = run.count(dead, 'storedVotes')
  if (stored && goesOn(heir, why).holds && run.catalogue.role(data.role)?.abilities.includes('drug'))
    run.setCount(heir, 'storedVotes', stored)
}
