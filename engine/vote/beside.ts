/**
 * What sets a total apart from the ballots for it: votes that nobody cast as a ballot, and ballots that went elsewhere. Read
 * from the reasons of the count, so that every total can name whose doing its difference is, and by which rule.
 */
import type { Tally, TallyStep, Totals } from '../journal/outcome.ts'
import type { Reason } from '../reason/reason.ts'
import { nodesOf } from '../reason/table.ts'

/** What a ballot that counts is for, a player or a family. */
interface For {
  by: string
  on: string
}

/** So many votes more, or less than 0 of them, and what made them: the doing first, then why it came to that. */
export interface Beside {
  votes: number
  why: readonly Reason[]
}

/**
 * What makes totals differ from the ballots for them.
 * @param ballots everything that the ballots which count are for
 * @returns what does so with one total; adds up to less than the difference where the reasons do not tell it all
 */
export function besideBallots({ steps }: Pick<Tally, 'steps'>, ballots: readonly For[]): (on: string) => Beside[] {
  const changing = steps.filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after))
  const cast = countedIn(changing, ballots)
  if (changing.some(step => step.ballots)) return on => ofSingle(changing, on, ballots, cast?.way ?? ways[0]!)
  return on => {
    const all = changing.flatMap(step => {
      if (step === cast?.step) return amongBallots(cast, on, ballots)
      const by = totalOf(step.after, on) - totalOf(step.before, on)
      return by ? besidesIn(step, on, by) : []
    })
    return all.filter(one => !isUndone(one, on, all))
  }
}

function totalOf({ players, families = {} }: Totals, on: string): number {
  const totals = [players, families].find(all => Object.hasOwn(all, on))
  return totals?.[on] ?? 0
}

/** How systems speak of a vote: of whoever casts it, or of whomever it is for. */
type Way = (reason: Reason) => For | undefined
const ways: readonly Way[] = [
  ({ claim }) => (claim.is === 'fact' && claim.other !== undefined ? { by: claim.of, on: claim.other } : undefined),
  ({ claim }) => (claim.is === 'fact' && claim.other !== undefined ? { by: claim.other, on: claim.of } : undefined),
]

/** The step that adds the ballots, and the way in which it speaks of them. */
interface Counted {
  step: TallyStep
  way: Way
}

/** The last of the steps below which most of the ballots are found; whose ballots went elsewhere are found by their voters. */
function countedIn(steps: readonly TallyStep[], ballots: readonly For[]): Counted | undefined {
  let most = 1
  let best: Counted | undefined
  for (const step of steps) {
    const nodes = nodesOf([step.reason])
    for (const way of ways) {
      const votes = nodes.map(way).filter(vote => vote !== undefined)
      const said = new Set([...votes.map(keyOf), ...votes.map(({ by }) => by)])
      const found = ballots.flatMap(ballot => [keyOf(ballot), ballot.by]).filter(key => said.has(key)).length
      if (found < most) continue
      most = found
      best = { step, way }
    }
  }
  return best
}

const keyOf = (vote: For | undefined): string => (vote ? JSON.stringify([vote.by, vote.on]) : '')

/** Counted votes that are no ballots, and ballots that are no votes. */
function amongBallots({ step, way }: Counted, on: string, ballots: readonly For[]): Beside[] {
  const isFor = (one: Reason, vote: For): boolean => keyOf(way(one)) === keyOf(vote)
  const votes = topmost(step.reason, one => one.holds && way(one)?.on === on)
  const cast = ballots.filter(ballot => ballot.on === on)
  // Each ballot is one of the votes, also where one voter has two for the same.
  const left = [...votes]
  const own = cast.map(ballot => {
    const at = left.findIndex(vote => isFor(vote, ballot))
    return at < 0 ? undefined : left.splice(at, 1)[0]
  })
  const lost = cast.filter((_, place) => !own[place])
  const astray = lost.flatMap(ballot => {
    const here = topmost(step.reason, one => !one.holds && isFor(one, ballot))
    return here.length ? here : topmost(step.reason, one => one.holds && way(one)?.by === ballot.by)
  })
  return [
    ...votes.filter(vote => !own.includes(vote)).map(vote => ({ votes: 1, why: [vote, ...causesOf(vote, way)] })),
    ...astray.map(vote => ({ votes: -1, why: [vote, ...causesOf(vote, way)] })),
  ]
}

/** What a step did to a total: each that speaks of it did as much as the others; the step as a whole where that does not add up. */
function besidesIn({ reason }: TallyStep, on: string, by: number): Beside[] {
  const [first = [], second = []] = (['of', 'other'] as const).map(whom =>
    topmost(reason, ({ holds, claim }) => holds && claim.is === 'fact' && claim[whom] === on),
  )
  const speaking = first.length ? first : second
  return speaking.length && by % speaking.length === 0
    ? speaking.map(one => ({ votes: by / speaking.length, why: [one] }))
    : [{ votes: by, why: [reason] }]
}

/**
 * The same where steps tell of single ballots: each that is none of those cast, that counts otherwise, or that counts
 * nowhere, by the reason that speaks of its voter.
 */
function ofSingle(steps: readonly TallyStep[], on: string, ballots: readonly For[], way: Way): Beside[] {
  const cast = ballots.filter(ballot => ballot.on === on).map(({ by }) => by)
  const told = steps.flatMap(({ reason, ballots: changed = [] }) =>
    changed
      .filter(ballot => ballot.on === on)
      .flatMap(({ by, before, after }): Beside[] => {
        const place = before === 0 ? cast.indexOf(by) : -1
        if (place >= 0) cast.splice(place, 1)
        const votes = after - before - (place >= 0 ? 1 : 0)
        return votes ? [{ votes, why: speakingOf([reason], by, on, way, before === 0 && place < 0) }] : []
      }),
  )
  const reasons = steps.map(({ reason }) => reason)
  // What became of it, and not that it was cast: «Bob votes for Bob: nobody votes against the mayor».
  return [...told, ...cast.map((by): Beside => ({ votes: -1, why: speakingOf(reasons, by, undefined, way, true) }))]
}

/**
 * The reason that speaks of a ballot, or else of its voter or of whom it is for, with what it came of where that is asked.
 * @param on nobody, where what became of the voter's ballot is asked
 */
function speakingOf(
  reasons: readonly Reason[],
  by: string,
  on: string | undefined,
  way: Way,
  withCauses: boolean,
): Reason[] {
  const names = ({ claim }: Reason, who: string): boolean =>
    claim.is === 'fact' && (claim.of === who || claim.other === who)
  const tries: ((one: Reason) => boolean)[] = [
    one => one.holds && way(one)?.by === by && way(one)?.on === on,
    one => one.holds && way(one)?.by === by,
    one => one.holds && names(one, by),
    one => one.holds && on !== undefined && names(one, on),
  ]
  const [first = reasons[0]!] = tries.flatMap(is => reasons.flatMap(reason => topmost(reason, is)))
  return withCauses ? [first, ...causesOf(first, way)] : [first]
}

/** A vote that one step adds and another takes away again was neither. */
function isUndone(one: Beside, on: string, all: readonly Beside[]): boolean {
  const whose = doerOf(one, on)
  return whose !== undefined && all.some(other => other.votes === -one.votes && doerOf(other, on) === whose)
}

/** Whoever else a doing speaks of. */
function doerOf({ why: [doing] }: Beside, on: string): string | undefined {
  if (doing?.claim.is !== 'fact') return undefined
  const { of, other } = doing.claim
  return [of, other].find(who => who !== undefined && who !== '' && who !== on)
}

/** Why a vote went where it went, or does not count, as far as that is not another vote. */
const causesOf = ({ because, unless, holds }: Reason, way: Way): Reason[] =>
  (holds ? because : unless.filter(one => one.holds)).filter(one => !way(one))

/** The reasons of a tree, itself among them, that are so while nothing above them is. */
function topmost(reason: Reason, is: (reason: Reason) => boolean, seen = new Set<Reason>()): Reason[] {
  if (seen.has(reason)) return []
  seen.add(reason)
  return is(reason) ? [reason] : reason.because.flatMap(one => topmost(one, is, seen))
}
