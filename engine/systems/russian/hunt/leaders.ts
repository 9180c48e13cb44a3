/**
 * Whom a witch hunt lynches: the two with the most votes (RU-HUNT-4). Who are level for a place go by the judge's ballots,
 * else by whose first ballot came earlier (RU-HUNT-5).
 */
import type { Slot } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { counting, totals } from '../day/count.ts'
import { allOthersAgainst, allRedsAgainst } from '../day/everybody.ts'
import { first } from '../day/asked.ts'
import type { Cast, Sentence } from '../day/hooks.ts'
import { byBallot, counts } from '../day/points.ts'
import { sentence } from '../day/sentences.ts'
import { all, least, type Walk } from '../vocabulary.ts'
import { hunted } from './allowed.ts'

/** How many a hunt lynches at most. */
const PLACES = 2

/** The step `verdict` of a hunt. */
export function leaders(walk: Walk): Sentence[] {
  const on = hunted(walk)!
  const sure = secured(walk)
  const taken = sure.slice(0, PLACES).map(({ who, why }) => sentence(who, [on, why], [], 'RU-HUNT-4'))
  const sums = totals(walk)
  const rest = Object.keys(sums).filter(who => sums[who]! > 0 && !taken.some(one => one.who === who))
  const groups = [...new Set(rest.map(who => sums[who]!))]
    .sort((a, b) => b - a)
    .map(votes => rest.filter(who => sums[who] === votes))
  for (const group of groups) {
    const free = PLACES - taken.filter(({ unless }) => !unless.length).length
    if (free <= 0) break
    taken.push(
      ...(group.length <= free ? group.map(who => ahead(walk, who, on, rest, free)) : byFirst(walk, group, on, free)),
    )
  }
  const placed = byPlace(walk, taken, sure.length)
  return taken.map(one => ({ ...one, place: placed.indexOf(one) }))
}

/** In the order of their places: who dies whatever is counted, then by votes, then by whose first ballot came earlier. */
function byPlace(walk: Walk, taken: readonly Sentence[], sure: number): Sentence[] {
  const sums = totals(walk)
  const { ballots } = counting(walk)
  const firstOf = (who: Slot): number => {
    const at = ballots.findIndex(ballot => ballot.target === who && isFirst(walk, ballot))
    return at < 0 ? ballots.length : at
  }
  return [
    ...taken.slice(0, sure),
    ...taken.slice(sure).sort((a, b) => (sums[b.who] ?? 0) - (sums[a.who] ?? 0) || firstOf(a.who) - firstOf(b.who)),
  ]
}

/** Who dies whatever is counted: all reds against one of another team (RU-HUNT-4), everybody else against somebody (RU-BAR-6). */
const secured = (walk: Walk): { who: Slot; why: Reason }[] =>
  walk.living().flatMap(({ slot: who }) => {
    const [why] = [allRedsAgainst(walk, who, 'RU-HUNT-4'), allOthersAgainst(walk, who)].filter(one => one?.holds)
    return why ? [{ who, why }] : []
  })

/** More votes than whoever would come third. */
function ahead(walk: Walk, who: Slot, on: Reason, rest: readonly Slot[], free: number): Sentence {
  const sums = totals(walk)
  const others = rest
    .filter(one => one !== who)
    .map(one => sums[one]!)
    .sort((a, b) => b - a)
  const third = others[free - 1] ?? 0
  return sentence(who, [on, votesOn(walk, who, Math.floor(third) + 1)], [], 'RU-HUNT-4')
}

function votesOn(walk: Walk, who: Slot, need: number): Reason {
  const votes = counting(walk)
    .points.filter(point => point.target === who && counts(point))
    .map(({ why }) => why)
  const claim = { is: 'fact', kind: 'amongTwo', of: who, values: { votes: totals(walk)[who] ?? 0 } } as const
  return least(Math.min(Math.max(1, need), votes.length), claim, { rule: 'RU-HUNT-4' }, votes)
}

/** Of those who are level for fewer places: the ones whom the judge voted against, then those who got a ballot first. */
function byFirst(walk: Walk, group: readonly Slot[], on: Reason, free: number): Sentence[] {
  const { ballots } = counting(walk)
  const judged = first(walk, part => part.judges?.(walk, group, ballots))
  const firsts = group
    .flatMap((who): { who: Slot; at: number; ballot: Cast }[] => {
      const at = ballots.findIndex(ballot => ballot.target === who && isFirst(walk, ballot))
      return at < 0 ? [] : [{ who, at, ballot: ballots[at]! }]
    })
    .sort((a, b) => a.at - b.at)
  const condemned = judged?.why.holds ? [{ who: judged.who, why: judged.why }] : []
  const chosen = [
    ...condemned,
    ...firsts.flatMap(({ who, ballot }) => {
      const claim = { is: 'fact', kind: 'firstInHunt', of: who } as const
      return condemned.some(one => one.who === who)
        ? []
        : [{ who, why: all(claim, { rule: 'RU-HUNT-5' }, [ballot.why]) }]
    }),
  ].slice(0, free)
  const sum = totals(walk)[group[0]!] ?? 0
  return group.map(who => {
    const one = chosen.find(each => each.who === who)
    const level = votesOn(walk, who, Math.floor(sum))
    const later = all(
      { is: 'fact', kind: 'laterInHunt', of: who },
      { rule: 'RU-HUNT-5' },
      chosen.map(({ why }) => why),
    )
    return one ? sentence(who, [on, level, one.why], [], 'RU-HUNT-4') : sentence(who, [on, level], [later], 'RU-HUNT-4')
  })
}

/** A ballot that is the first of somebody: not left beforehand, and of some weight unless the host has it otherwise. */
function isFirst(walk: Walk, { by, target, advance }: Cast): boolean {
  if (advance) return false
  if (walk.option<boolean>('zeroBallotIsFirst')) return true
  return byBallot(counting(walk).points).some(([point]) => point!.by === by && point!.target === target)
}
