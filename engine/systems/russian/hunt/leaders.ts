/**
 * Whom a witch hunt lynches: the two with the most votes (RU-HUNT-4). Who are level for a place go by the judge's ballots,
 * else by whose first ballot came earlier (RU-HUNT-5).
 */
import type { SeatId } from '../../../reason/claim.ts'
import { actionsOf } from '../../../reason/decisive.ts'
import { restated, type Reason } from '../../../reason/reason.ts'
import { nodesOf } from '../../../reason/table.ts'
import type { Cast, Judgement, Sentence, VotePart } from '../day/hooks.ts'
import { asked } from '../day/asked.ts'
import { counting, totals, weighing, type Point } from '../day/count.ts'
import { allOthersAgainst, allRedsAgainst } from '../day/sides.ts'
import { fallenShort, missing, silencedBy, takenBy, type Missing } from '../day/missing.ts'
import { broughtBy, countsFor, reaches, unitOf, type Reach } from '../day/most.ts'
import { sentence } from '../day/result.ts'
import { hunted, isHunt } from './allowed.ts'
import { all, type Resolution } from '../vocabulary.ts'

/** A hunt as it stands: with the reasons of all that decides it. */
interface Hunt extends Standing {
  secured: readonly { who: SeatId; why: Reason }[]
  condemned: readonly Judgement[]
  first: readonly Cast[]
}

/** The step `verdict` of a hunt. */
function leaders(run: Resolution): Sentence[] {
  const on = hunted(run)!
  const hunt = standing(run, PLACES)
  const sure = hunt.secured.slice(0, hunt.places).map(({ who, why }) => sentence(who, [on, why], [], 'RU-HUNT-4'))
  const groups = groupsOf(hunt)
  const chosen = groups.flatMap(group => group.chosen.map(who => ({ who, group })))
  const rest = groups.flatMap(group =>
    group.level.map(who =>
      group.chosen.includes(who)
        ? sentence(
            who,
            [on, amongTwo(run, hunt, who, who), ...placed(hunt, group, who)],
            outdone(hunt, group, who),
            'RU-HUNT-4',
          )
        : sentence(who, [on, levelOf(run, hunt, who)], [later(run, hunt, who, chosen)], 'RU-HUNT-4'),
    ),
  )
  const taken = [...sure, ...rest]
  const placedThere = byPlace(run, hunt, taken, sure.length)
  return taken.map(one => ({ ...one, place: placedThere.indexOf(one) }))
}

/**
 * Who has the place that a detonator leaves, and why; why somebody else has not (RU-TER-3).
 * @param who one of those whom the ballots chose
 */
function leads(run: Resolution, who: SeatId): { holds: boolean; why: Reason } {
  const hunt = standing(run, PLACES - 1)
  const sure = hunt.secured.slice(0, hunt.places).find(one => one.who === who)
  if (sure) return { holds: true, why: sure.why }
  const chosen = groupsOf(hunt).flatMap(group => group.chosen.map(one => ({ who: one, group })))
  const own = chosen.find(one => one.who === who)
  if (!own) return { holds: false, why: later(run, hunt, who, chosen) }
  const why = all({ is: 'fact', kind: 'leadsHunt', of: who }, { rule: 'RU-TER-3' }, [
    amongTwo(run, hunt, who, who),
    ...placed(hunt, own.group, who),
  ])
  return { holds: true, why }
}

function standing(run: Resolution, places: number): Hunt {
  const { ballots } = counting(run)
  const sums = totals(run)
  const secured = securedNow(run)
  const condemned = asked(run, part => part.judges?.(run, Object.keys(sums), ballots))
  const first = firstBallots(run)
  return {
    places,
    sure: secured.map(({ who }) => who),
    sums,
    judged: condemned.flatMap(({ who, why }) => (why.holds ? who : [])),
    firsts: first.map(({ target }) => target),
    secured,
    condemned,
    first,
  }
}

/** In the order of their places: who dies whatever is counted, then by votes, then by judges and first ballots. */
function byPlace(run: Resolution, hunt: Hunt, taken: readonly Sentence[], sure: number): Sentence[] {
  const sums = totals(run)
  const order = inOrder(hunt)
  const firstOf = (who: SeatId): number => {
    const at = order.indexOf(who)
    return at < 0 ? order.length : at
  }
  return [
    ...taken.slice(0, sure),
    ...taken.slice(sure).sort((a, b) => (sums[b.who] ?? 0) - (sums[a.who] ?? 0) || firstOf(a.who) - firstOf(b.who)),
  ]
}

/** Who dies whatever is counted: all reds against one of another team (RU-CAP-3), everybody else against somebody (RU-BAR-6). */
const securedNow = (run: Resolution): { who: SeatId; why: Reason }[] =>
  run.living().flatMap(({ slot: who }) => {
    const [why] = [allRedsAgainst(run, who, 'RU-CAP-3'), allOthersAgainst(run, who)].filter(one => one?.holds)
    return why ? [{ who, why }] : []
  })

/** What would be without a ballot. */
function without(run: Resolution, hunt: Hunt, ballot: Cast, change: (who: SeatId) => number): Standing {
  const { places, sure, sums, condemned } = hunt
  return {
    places,
    sure,
    sums: Object.fromEntries(Object.keys(sums).map(who => [who, sums[who]! + change(who)])),
    judged: condemned.flatMap(one => (one.why.holds && one.ballot !== ballot.why ? one.who : [])),
    firsts: firstWithout(run, hunt, ballot).map(({ target }) => target),
  }
}

/** The first ballots without one of them: what a barrier or a limit took of that one it would take of others. */
function firstWithout(run: Resolution, { first }: Hunt, ballot: Cast): Cast[] {
  const { points, removals } = counting(run)
  const others = (one: Cast): boolean => one !== ballot
  if (!removals.some(({ of, why }) => of === ballot.target && why.holds)) return first.filter(others)
  const stays = ({ by, target, hidden }: Point): boolean => hidden || by !== ballot.by || target !== ballot.target
  const left = {
    points: points.filter(stays),
    removals: removals.map(one => ({ ...one, from: one.from.filter(stays) })),
  }
  return firstBallots(run, undefined, left).filter(others)
}

/** Whether somebody's place would be another one than it is. */
const turnedFor =
  (hunt: Hunt, of: SeatId) =>
  (then: Standing): boolean =>
    isChosen(then, of) !== isChosen(hunt, of)

/** The ballots without which it would be otherwise with somebody. */
const decidingFor = (run: Resolution, hunt: Hunt, of: SeatId): Missing[] =>
  missing(run).filter(({ ballot, change }) => turnedFor(hunt, of)(without(run, hunt, ballot, change)))

/** What took votes away with which it would be otherwise with somebody; what silenced a judge took his word too. */
const lostFor = (run: Resolution, hunt: Hunt, of: SeatId): Reason[] =>
  Object.keys(hunt.sums).flatMap(other =>
    fallenShort(run, other, (votes, taking) =>
      turnedFor(
        hunt,
        of,
      )({
        ...hunt,
        // What took from him took from others too, and brought others some.
        sums: Object.fromEntries(
          Object.entries(hunt.sums).map(([who, sum]) => [
            who,
            who === other ? sum + votes : sum + takenBy(run, who, taking) - broughtBy(run, who, taking),
          ]),
        ),
        // One that fell back on its voter would be against whom he named.
        firsts: firstBallots(run, silencedBy(run, taking)).map(one =>
          one.cast !== undefined && one.fellBy && taking.includes(one.fellBy) ? one.cast : one.target,
        ),
        judged: hunt.condemned.flatMap(({ who, why, silenced }) =>
          why.holds || (who === other && silenced && isDeedOf(silenced, taking)) ? who : [],
        ),
      }),
    ),
  )

/** Whether the deeds behind these are behind something. */
function isDeedOf(reason: Reason, taking: readonly Reason[]): boolean {
  const deeds = new Set(nodesOf(taking).flatMap(actionsOf))
  return nodesOf([reason]).some(node => actionsOf(node).some(id => deeds.has(id)))
}

/** The votes of somebody who is level. */
const levelOf = (run: Resolution, hunt: Hunt, who: SeatId): Reason =>
  votesOf(run, hunt, who, { need: hunt.sums[who] ?? 0, alone: [], behind: [] })

/**
 * The votes of one of the two, as far as his own place hangs on them, or that of another.
 * @param deciding the ballots that alone decide it
 */
function amongTwo(run: Resolution, hunt: Hunt, who: SeatId, of: SeatId, deciding = decidingFor(run, hunt, of)): Reason {
  const { sums } = hunt
  const unit = inHalves(run, hunt, who)
  let need = sums[who] ?? 0
  while (need > 0 && !turnedFor(hunt, of)({ ...hunt, sums: { ...sums, [who]: need - unit } })) need -= unit
  return votesOf(run, hunt, who, {
    need,
    alone: deciding.filter(({ ballot }) => who === of || ballot.target === who).flatMap(one => countsFor(one, who)),
    behind: who === of ? lostFor(run, hunt, of) : [],
  })
}

const inHalves = (run: Resolution, { sums }: Hunt, who: SeatId): number =>
  Object.values(sums).some(sum => sum % 1) ? 0.5 : unitOf(run, who, 0)

const votesOf = (run: Resolution, hunt: Hunt, who: SeatId, reach: Pick<Reach, 'need' | 'alone' | 'behind'>): Reason =>
  reaches(run, who, {
    claim: { is: 'fact', kind: 'amongTwo', of: who, values: { votes: hunt.sums[who] ?? 0 } },
    rule: 'RU-HUNT-4',
    unit: inHalves(run, hunt, who),
    ...reach,
  })

/** Why one of those who are level has the place: a judge's ballot, else the one that came first. */
function placed(hunt: Hunt, { level, free }: Group, who: SeatId): Reason[] {
  if (level.length <= free) return []
  const judge = hunt.condemned.find(one => one.who === who && one.why.holds)
  if (judge) return [judge.why]
  const ballot = hunt.first.find(({ target }) => target === who)
  const claim = { is: 'fact', kind: 'firstInHunt', of: who } as const
  return ballot ? [all(claim, { rule: 'RU-HUNT-5' }, [ballot.why])] : []
}

/** What would have condemned others who are level, and does not. */
const outdone = ({ condemned }: Hunt, { level, free }: Group, who: SeatId): Reason[] =>
  level.length <= free
    ? []
    : condemned.flatMap(one => (one.who !== who && level.includes(one.who) && !one.why.holds ? one.why : []))

/** Why somebody who is level has none of the places: what gives them to others, and what does not condemn him. */
function later(run: Resolution, hunt: Hunt, of: SeatId, chosen: readonly { who: SeatId; group: Group }[]): Reason {
  const own = hunt.condemned.flatMap(({ who, why }) => (who === of && !why.holds ? why : []))
  const sure = hunt.secured.flatMap(({ who, why }) =>
    isChosen({ ...hunt, sure: hunt.sure.filter(one => one !== who) }, of) ? why : [],
  )
  const deciding = decidingFor(run, hunt, of)
  const others = chosen.flatMap(({ who, group }) => [
    amongTwo(run, hunt, who, of, deciding),
    ...placed(hunt, group, who),
  ])
  const elsewhere = deciding
    .filter(({ ballot }) => !chosen.some(({ who }) => who === ballot.target))
    .flatMap(one => countsFor(one, of, true))
  const because = [...sure, ...others, ...elsewhere, ...lostFor(run, hunt, of)]
  return all({ is: 'fact', kind: 'laterInHunt', of }, { rule: 'RU-HUNT-5' }, because, own)
}

/**
 * The ballots that can be the first of somebody: not left beforehand, and of some weight unless the host has it
 * otherwise.
 * @param weighs of which that count nothing too
 * @param count what they weigh by
 */
function firstBallots(
  run: Resolution,
  weighs: (ballot: Cast) => boolean = () => false,
  count: Parameters<typeof weighing>[0] = counting(run),
): Cast[] {
  const { ballots } = counting(run)
  const zero = run.option<boolean>('zeroBallotIsFirst')
  const hasWeight = weighing(count)
  return ballots.filter(ballot => !ballot.advance && (zero || hasWeight(ballot) || weighs(ballot)))
}

/** How many a hunt lynches at most. */
const PLACES = 2

/** What a hunt is decided by. */
interface Standing {
  /** How many it lynches: one less where a detonator takes a place (RU-TER-3). */
  places: number
  /** Who dies whatever is counted. */
  sure: readonly SeatId[]
  sums: Readonly<Record<SeatId, number>>
  /** Against whom judges vote, in the order of their ballots. */
  judged: readonly SeatId[]
  /** Against whom somebody voted, in the order of the ballots. */
  firsts: readonly SeatId[]
}

/** Those who are level for a place, and how many of them get one. */
interface Group {
  level: readonly SeatId[]
  free: number
  chosen: readonly SeatId[]
}

/** Who goes before whom of those who are level: whom judges vote against, then against whom somebody voted first. */
const inOrder = ({ judged, firsts }: Pick<Standing, 'judged' | 'firsts'>): SeatId[] => [
  ...new Set([...judged, ...firsts]),
]

/** In the order of their sums, as long as places are free. */
function groupsOf({ places, sure, sums, judged, firsts }: Standing): Group[] {
  const taken = sure.slice(0, places)
  const rest = Object.keys(sums).filter(who => sums[who]! > 0 && !taken.includes(who))
  let free = places - taken.length
  return [...new Set(rest.map(who => sums[who]!))]
    .sort((a, b) => b - a)
    .flatMap((votes): Group[] => {
      if (free <= 0) return []
      const level = rest.filter(who => sums[who] === votes)
      const order = inOrder({ judged, firsts }).filter(who => level.includes(who))
      const chosen = level.length <= free ? level : order.slice(0, free)
      const group = { level, free, chosen }
      free -= chosen.length
      return [group]
    })
}

/** Whether somebody is lynched. */
const isChosen = (standing: Standing, who: SeatId): boolean =>
  standing.sure.slice(0, standing.places).includes(who) || groupsOf(standing).some(({ chosen }) => chosen.includes(who))

/** Whoever declines has no ballot, and one against the same player again is none. */
function ofHunt(run: Resolution, ballots: readonly Cast[]): readonly Cast[] | undefined {
  if (!isHunt(run)) return undefined
  const before = (ballot: Cast, place: number): Cast[] => ballots.slice(0, place).filter(({ by }) => by === ballot.by)
  return ballots
    .filter(
      (ballot, place) => !ballot.declines && !before(ballot, place).some(({ target }) => target === ballot.target),
    )
    .map((ballot, place, kept) =>
      kept.slice(0, place).some(({ by }) => by === ballot.by) ? secondBallot(ballot) : ballot,
    )
    .filter(({ why }) => why.holds)
}

/** One against the same player again. */
function repeats(run: Resolution, ballot: Cast, before: readonly Cast[]): Reason | undefined {
  const { by, target: other } = ballot
  return isHunt(run) && !ballot.declines && before.some(one => one.target === other && !one.declines)
    ? run.given({ is: 'fact', kind: 'votesSame', of: by, other }, 'RU-HUNT-3')
    : undefined
}

/** The second of somebody's two. */
const secondBallot = (ballot: Cast): Cast => {
  const claim = { is: 'fact', kind: 'votes', of: ballot.by, other: ballot.target } as const
  return { ...ballot, why: restated(ballot.why, claim, { rule: 'RU-HUNT-3', also: [ballot.why.rule] }) }
}

/** With one boost for both ballots it goes to the first of them. */
const boostsOnce = (run: Resolution): boolean => isHunt(run) && run.option('huntBoosts') === 'once'

export const vote: VotePart = {
  ballotsEach: run => (isHunt(run) ? 2 : undefined),
  autoVotes: run => (isHunt(run) ? run.option<boolean>('huntAutoVote') : undefined),
  repeats,
  redirects: ofHunt,
  waives: (run, { by, target }) => {
    if (!boostsOnce(run)) return []
    const first = run.ledger.found({ kind: 'votes', of: by, when: 'soFar' })[0]?.data.target
    return first === target ? [] : [run.given({ is: 'fact', kind: 'boostGiven', of: by }, 'RU-HUNT-3')]
  },
  decides: run => (isHunt(run) ? leaders(run) : undefined),
  leads: (run, who) => (isHunt(run) ? leads(run, who) : undefined),
  unsavable: (run, { who }) =>
    isHunt(run) ? [run.given({ is: 'fact', kind: 'huntSparesNobody', of: who }, 'RU-HUNT-6')] : [],
}
