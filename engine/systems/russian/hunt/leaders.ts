/**
 * Whom a witch hunt lynches: the two with the most votes (RU-HUNT-4). Who are level for a place go by the judge's ballots,
 * else by whose first ballot came earlier (RU-HUNT-5).
 */
import type { Slot } from '../../../reason/claim.ts'
import { actionsOf } from '../../../reason/decisive.ts'
import type { Reason } from '../../../reason/reason.ts'
import { nodesOf } from '../../../reason/table.ts'
import { asked } from '../day/asked.ts'
import { counting, totals } from '../day/count.ts'
import { allOthersAgainst, allRedsAgainst } from '../day/everybody.ts'
import type { Cast, Sentence } from '../day/hooks.ts'
import { fallenShort, missing, silencedBy, takenBy, type Missing } from '../day/missing.ts'
import { broughtBy, countsFor, reaches, unitOf, type Reach } from '../day/most.ts'
import { weighing, type Point } from '../day/points.ts'
import { sentence } from '../day/sentences.ts'
import { all, type Walk } from '../vocabulary.ts'
import { hunted } from './allowed.ts'
import { groupsOf, inOrder, isChosen, PLACES, type Group, type Standing } from './choice.ts'

/** A hunt as it stands: with the reasons of all that decides it. */
interface Hunt extends Standing {
  secured: readonly { who: Slot; why: Reason }[]
  condemned: readonly { who: Slot; why: Reason }[]
  first: readonly Cast[]
}

/** The step `verdict` of a hunt. */
export function leaders(walk: Walk): Sentence[] {
  const on = hunted(walk)!
  const hunt = standing(walk, PLACES)
  const sure = hunt.secured.slice(0, hunt.places).map(({ who, why }) => sentence(who, [on, why], [], 'RU-HUNT-4'))
  const groups = groupsOf(hunt)
  const chosen = groups.flatMap(group => group.chosen.map(who => ({ who, group })))
  const rest = groups.flatMap(group =>
    group.level.map(who =>
      group.chosen.includes(who)
        ? sentence(
            who,
            [on, amongTwo(walk, hunt, who, who), ...placed(hunt, group, who)],
            outdone(hunt, group, who),
            'RU-HUNT-4',
          )
        : sentence(who, [on, levelOf(walk, hunt, who)], [later(walk, hunt, who, chosen)], 'RU-HUNT-4'),
    ),
  )
  const taken = [...sure, ...rest]
  const placedThere = byPlace(walk, hunt, taken, sure.length)
  return taken.map(one => ({ ...one, place: placedThere.indexOf(one) }))
}

/**
 * Who has the place that a detonator leaves, and why; why somebody else has not (RU-TER-3).
 * @param who one of those whom the ballots chose
 */
export function leads(walk: Walk, who: Slot): { holds: boolean; why: Reason } {
  const hunt = standing(walk, PLACES - 1)
  const sure = hunt.secured.slice(0, hunt.places).find(one => one.who === who)
  if (sure) return { holds: true, why: sure.why }
  const chosen = groupsOf(hunt).flatMap(group => group.chosen.map(one => ({ who: one, group })))
  const own = chosen.find(one => one.who === who)
  if (!own) return { holds: false, why: later(walk, hunt, who, chosen) }
  const why = all({ is: 'fact', kind: 'leadsHunt', of: who }, { rule: 'RU-TER-3' }, [
    amongTwo(walk, hunt, who, who),
    ...placed(hunt, own.group, who),
  ])
  return { holds: true, why }
}

function standing(walk: Walk, places: number): Hunt {
  const { ballots } = counting(walk)
  const sums = totals(walk)
  const secured = securedNow(walk)
  const condemned = asked(walk, part => part.judges?.(walk, Object.keys(sums), ballots))
  const first = firstBallots(walk)
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
function byPlace(walk: Walk, hunt: Hunt, taken: readonly Sentence[], sure: number): Sentence[] {
  const sums = totals(walk)
  const order = inOrder(hunt)
  const firstOf = (who: Slot): number => {
    const at = order.indexOf(who)
    return at < 0 ? order.length : at
  }
  return [
    ...taken.slice(0, sure),
    ...taken.slice(sure).sort((a, b) => (sums[b.who] ?? 0) - (sums[a.who] ?? 0) || firstOf(a.who) - firstOf(b.who)),
  ]
}

/** Who dies whatever is counted: all reds against one of another team (RU-CAP-3), everybody else against somebody (RU-BAR-6). */
const securedNow = (walk: Walk): { who: Slot; why: Reason }[] =>
  walk.living().flatMap(({ slot: who }) => {
    const [why] = [allRedsAgainst(walk, who, 'RU-CAP-3'), allOthersAgainst(walk, who)].filter(one => one?.holds)
    return why ? [{ who, why }] : []
  })

/** What would be without a ballot. */
function without(walk: Walk, hunt: Hunt, ballot: Cast, change: (who: Slot) => number): Standing {
  const { places, sure, sums, condemned } = hunt
  return {
    places,
    sure,
    sums: Object.fromEntries(Object.keys(sums).map(who => [who, sums[who]! + change(who)])),
    judged: condemned.flatMap(({ who, why }) => (why.holds && !why.because.includes(ballot.why) ? who : [])),
    firsts: firstWithout(walk, hunt, ballot).map(({ target }) => target),
  }
}

/** The first ballots without one of them: what a barrier or a limit took of that one it would take of others. */
function firstWithout(walk: Walk, { first }: Hunt, ballot: Cast): Cast[] {
  const { points, removals } = counting(walk)
  const others = (one: Cast): boolean => one !== ballot
  if (!removals.some(({ of, why }) => of === ballot.target && why.holds)) return first.filter(others)
  const stays = ({ by, target, hidden }: Point): boolean => hidden || by !== ballot.by || target !== ballot.target
  const left = {
    points: points.filter(stays),
    removals: removals.map(one => ({ ...one, from: one.from.filter(stays) })),
  }
  return firstBallots(walk, undefined, left).filter(others)
}

/** Whether somebody's place would be another one than it is. */
const turnedFor =
  (hunt: Hunt, of: Slot) =>
  (then: Standing): boolean =>
    isChosen(then, of) !== isChosen(hunt, of)

/** The ballots without which it would be otherwise with somebody. */
const decidingFor = (walk: Walk, hunt: Hunt, of: Slot): Missing[] =>
  missing(walk).filter(({ ballot, change }) => turnedFor(hunt, of)(without(walk, hunt, ballot, change)))

/** What took votes away with which it would be otherwise with somebody; what silenced a judge took his word too. */
const lostFor = (walk: Walk, hunt: Hunt, of: Slot): Reason[] =>
  Object.keys(hunt.sums).flatMap(other =>
    fallenShort(walk, other, (votes, taking) =>
      turnedFor(
        hunt,
        of,
      )({
        ...hunt,
        // What took from him took from others too, and brought others some.
        sums: Object.fromEntries(
          Object.entries(hunt.sums).map(([who, sum]) => [
            who,
            who === other ? sum + votes : sum + takenBy(walk, who, taking) - broughtBy(walk, who, taking),
          ]),
        ),
        // One that fell back on its voter would be against whom he named.
        firsts: firstBallots(walk, silencedBy(walk, taking)).map(one =>
          one.cast !== undefined && one.why.because.some(by => taking.includes(by)) ? one.cast : one.target,
        ),
        judged: hunt.condemned.flatMap(({ who, why }) =>
          why.holds || (who === other && restsOn(why, taking)) ? who : [],
        ),
      }),
    ),
  )

/** Whether the deeds behind these alone keep something from being so. */
function restsOn({ because, unless }: Reason, taking: readonly Reason[]): boolean {
  const deeds = new Set(nodesOf(taking).flatMap(actionsOf))
  const against = unless.filter(({ holds }) => holds)
  return (
    because.every(({ holds }) => holds)
    && against.length > 0
    && against.every(one => nodesOf([one]).some(node => actionsOf(node).some(id => deeds.has(id))))
  )
}

/** The votes of somebody who is level. */
const levelOf = (walk: Walk, hunt: Hunt, who: Slot): Reason =>
  votesOf(walk, hunt, who, { need: hunt.sums[who] ?? 0, alone: [], behind: [] })

/**
 * The votes of one of the two, as far as his own place hangs on them, or that of another.
 * @param deciding the ballots that alone decide it
 */
function amongTwo(walk: Walk, hunt: Hunt, who: Slot, of: Slot, deciding = decidingFor(walk, hunt, of)): Reason {
  const { sums } = hunt
  const unit = inHalves(walk, hunt, who)
  let need = sums[who] ?? 0
  while (need > 0 && !turnedFor(hunt, of)({ ...hunt, sums: { ...sums, [who]: need - unit } })) need -= unit
  return votesOf(walk, hunt, who, {
    need,
    alone: deciding.filter(({ ballot }) => who === of || ballot.target === who).flatMap(one => countsFor(one, who)),
    behind: who === of ? lostFor(walk, hunt, of) : [],
  })
}

const inHalves = (walk: Walk, { sums }: Hunt, who: Slot): number =>
  Object.values(sums).some(sum => sum % 1) ? 0.5 : unitOf(walk, who, 0)

const votesOf = (walk: Walk, hunt: Hunt, who: Slot, reach: Pick<Reach, 'need' | 'alone' | 'behind'>): Reason =>
  reaches(walk, who, {
    claim: { is: 'fact', kind: 'amongTwo', of: who, values: { votes: hunt.sums[who] ?? 0 } },
    rule: 'RU-HUNT-4',
    unit: inHalves(walk, hunt, who),
    ...reach,
  })

/** Why one of those who are level has the place: a judge's ballot, else the one that came first. */
function placed(hunt: Hunt, { level, free }: Group, who: Slot): Reason[] {
  if (level.length <= free) return []
  const judge = hunt.condemned.find(one => one.who === who && one.why.holds)
  if (judge) return [judge.why]
  const ballot = hunt.first.find(({ target }) => target === who)
  const claim = { is: 'fact', kind: 'firstInHunt', of: who } as const
  return ballot ? [all(claim, { rule: 'RU-HUNT-5' }, [ballot.why])] : []
}

/** What would have condemned others who are level, and does not. */
const outdone = ({ condemned }: Hunt, { level, free }: Group, who: Slot): Reason[] =>
  level.length <= free
    ? []
    : condemned.flatMap(one => (one.who !== who && level.includes(one.who) && !one.why.holds ? one.why : []))

/** Why somebody who is level has none of the places: what gives them to others, and what does not condemn him. */
function later(walk: Walk, hunt: Hunt, of: Slot, chosen: readonly { who: Slot; group: Group }[]): Reason {
  const own = hunt.condemned.flatMap(({ who, why }) => (who === of && !why.holds ? why : []))
  const sure = hunt.secured.flatMap(({ who, why }) =>
    isChosen({ ...hunt, sure: hunt.sure.filter(one => one !== who) }, of) ? why : [],
  )
  const deciding = decidingFor(walk, hunt, of)
  const others = chosen.flatMap(({ who, group }) => [
    amongTwo(walk, hunt, who, of, deciding),
    ...placed(hunt, group, who),
  ])
  const elsewhere = deciding
    .filter(({ ballot }) => !chosen.some(({ who }) => who === ballot.target))
    .flatMap(one => countsFor(one, of, true))
  const because = [...sure, ...others, ...elsewhere, ...lostFor(walk, hunt, of)]
  return all({ is: 'fact', kind: 'laterInHunt', of }, { rule: 'RU-HUNT-5' }, because, own)
}

/**
 * The ballots that can be the first of somebody: not left beforehand, and of some weight unless the host has it
 * otherwise.
 * @param weighs of which that count nothing too
 * @param count what they weigh by
 */
function firstBallots(
  walk: Walk,
  weighs: (ballot: Cast) => boolean = () => false,
  count: Parameters<typeof weighing>[0] = counting(walk),
): Cast[] {
  const { ballots } = counting(walk)
  const zero = walk.option<boolean>('zeroBallotIsFirst')
  const hasWeight = weighing(count)
  return ballots.filter(ballot => !ballot.advance && (zero || hasWeight(ballot) || weighs(ballot)))
}
