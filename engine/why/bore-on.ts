/**
 * How one thing of a phase bore on another: the shortest chain of deeds that leads from the first to the second, read off
 * the trees; where trees do not join them and the second would be otherwise without the first, what turns in between.
 */
import { isSo, type Outcome } from '../journal/outcome.ts'
import type { ActionId, Claim, SeatId } from '../reason/claim.ts'
import type { Reason } from '../reason/reason.ts'
import { nodesOf } from '../reason/table.ts'
import { findLinks, listDeeds, type Link } from './links.ts'
import { same } from './parts.ts'

/** What may have borne on something. */
export type Cause =
  | { is: 'action'; action: ActionId }
  | { is: 'ballot'; ballot: string; by: SeatId; for: readonly SeatId[] }
  | { is: 'result'; claim: Claim; reason: Reason | undefined }

/** What it may have borne on: an answer of the phase, or how an action fared. */
export interface Effect {
  claim: Claim
  holds: boolean
  reason?: Reason | undefined
}

/**
 * From what stands before it to an action, or without one to what is asked about. `turns`: no tree joins them, and the
 * second is otherwise without the first. `came`: it did bear on it; else it would have.
 */
export interface ChainStep {
  to?: ActionId
  bears: Link['bears'] | 'turns'
  came: boolean
}

export interface Bearing {
  /** The shortest chain, at least one step; undefined where nothing leads there. */
  chain?: ChainStep[]
  /** Whether what is asked about would be otherwise without the first thing alone; undefined of what cannot be left out. */
  turns?: boolean
  /** Of what leads nowhere near: the longest way it came. */
  ended?: ChainStep[]
  /** Only that it led nowhere is told: how far it came is told already. */
  bare?: true
  /** Of two results neither of which bore on the other: what both came of. */
  shared?: ActionId
}

/**
 * Finds how one thing bore on another.
 * @param without what the phase comes to without an action or a ballot
 */
export function findBearing(
  outcome: Outcome,
  cause: Cause,
  effect: Effect,
  without: (cause: Cause) => Outcome,
): Bearing {
  const then = cause.is === 'result' || !isAnswered(outcome, effect.claim) ? undefined : without(cause)
  const turns = then && isSo(then, effect.claim) !== effect.holds
  const start = cause.is === 'action' ? cause.action : chosen
  const deedAt = nodesOfCause(cause, outcome)
  const decisive = waysTo(outcome, effect, false, deedAt)
  const whole = (): Link[] => waysTo(outcome, effect, true, deedAt)
  const end = endOf(effect)
  const chain =
    chainIn(decisive, start, end) ?? chainIn(whole(), start, end) ?? (turns && then ? turned(whole()) : undefined)
  if (chain) return { chain, ...(turns !== undefined && { turns }) }
  const shared = cause.is === 'result' ? sharedBy(cause.reason, effect.reason, outcome) : undefined
  if (shared !== undefined) return { shared }
  const ended = farthest(waysFrom(outcome), start)
  return { ...(turns !== undefined && { turns }), ...(ended && { ended }) }

  /** By whatever else turns as well and leads there, else at one go. */
  function turned(ways: readonly Link[]): ChainStep[] {
    const further = outcome.verdicts.flatMap(({ action }): ChainStep[][] => {
      if (action === start || action === end || isSo(then!, { is: 'works', action }) === works(outcome, action))
        return []
      const rest = chainIn(ways, action, end)
      return rest ? [[{ to: action, bears: 'turns', came: true }, ...rest]] : []
    })
    const [best] = further.toSorted((one, other) => one.length - other.length)
    return best ?? [{ ...(end !== undefined && { to: end }), bears: 'turns', came: true }]
  }
}

/** Stands for what is no action. */
const chosen = 'chosen:'

const works = (outcome: Outcome, action: ActionId): boolean => isSo(outcome, { is: 'works', action })

/** Whether a phase has an answer to it, so that another run can have another. */
const isAnswered = ({ questions, verdicts }: Outcome, claim: Claim): boolean =>
  claim.is === 'works'
    ? verdicts.some(({ action }) => action === claim.action)
    : questions.some(one => same(one.claim, claim))

/** What stands for what was chosen at the nodes of trees that speak of it; an action stands there itself. */
function nodesOfCause(cause: Cause, { tally }: Outcome): Beyond['deedAt'] {
  if (cause.is === 'action') return undefined
  if (cause.is === 'result') return ({ claim }) => (same(claim, cause.claim) ? chosen : undefined)
  // What the count says of the vote, by its id or by who votes for whom.
  const counted = new Set(
    nodesOf((tally?.steps ?? []).map(({ reason }) => reason)).flatMap(({ claim }) =>
      claim.is === 'fact'
      && (claim.values?.ballot === undefined
        ? claim.of === cause.by && claim.other !== undefined && cause.for.includes(claim.other)
        : claim.values.ballot === cause.ballot)
        ? [JSON.stringify(claim)]
        : [],
    ),
  )
  return ({ claim }) => (claim.is === 'fact' && counted.has(JSON.stringify(claim)) ? chosen : undefined)
}
type Beyond = NonNullable<Parameters<typeof findLinks>[3]>

/** Where the chain ends: how an action fared stands at that action. */
const endOf = ({ claim }: Effect): ActionId | undefined => (claim.is === 'works' ? claim.action : undefined)

/** Everything that leads to what is asked about: in its tree, and in those of the deeds in it. */
function waysTo(outcome: Outcome, effect: Effect, whole: boolean, deedAt: Beyond['deedAt']): Link[] {
  if (!effect.reason) return []
  const beyond = { whole, ...(deedAt && { deedAt }) }
  const all = findLinks(effect.reason, endOf(effect), false, beyond)
  const asked = new Set<ActionId | undefined>([endOf(effect)])
  // The list grows while it is gone through.
  for (const { from } of all) {
    if (asked.has(from)) continue
    asked.add(from)
    const tried = outcome.verdicts.find(({ action }) => action === from)
    if (tried?.reason) all.push(...findLinks(tried.reason, from, tried.verdict === 'partial', beyond))
  }
  return all.filter(({ to }) => to !== undefined || endOf(effect) === undefined)
}

/** What each deed bore on, in all trees of the phase. */
const waysFrom = ({ verdicts }: Outcome): Link[] =>
  verdicts.flatMap(({ action, reason, verdict }) => (reason ? findLinks(reason, action, verdict === 'partial') : []))

function chainIn(ways: readonly Link[], start: ActionId, end: ActionId | undefined): ChainStep[] | undefined {
  const before = reach(ways, start)
  return before.has(end) && start !== end ? backFrom(end, start, before) : undefined
}

/** The longest of the shortest ways from a deed. */
function farthest(ways: readonly Link[], start: ActionId): ChainStep[] | undefined {
  const before = reach(
    ways.filter(({ came, to }) => came && to !== undefined),
    start,
  )
  const last = [...before.keys()].findLast(to => to !== start)
  return last === undefined ? undefined : backFrom(last, start, before)
}

/** Everything that links lead to, nearest first, each with the link that led there; what came about before what would have. */
function reach(ways: readonly Link[], start: ActionId): Map<ActionId | undefined, Link> {
  const from = new Map<ActionId, Link[]>()
  for (const link of ways.toSorted((one, other) => Number(other.came) - Number(one.came)))
    from.set(link.from, [...(from.get(link.from) ?? []), link])
  const found = new Map<ActionId | undefined, Link>()
  const open: ActionId[] = [start]
  // The list grows while it is gone through.
  for (const deed of open)
    for (const link of from.get(deed) ?? [])
      if (link.to !== start && !found.has(link.to)) {
        found.set(link.to, link)
        if (link.to !== undefined) open.push(link.to)
      }
  return found
}

function backFrom(
  end: ActionId | undefined,
  start: ActionId,
  found: ReadonlyMap<ActionId | undefined, Link>,
): ChainStep[] {
  const steps: ChainStep[] = []
  for (let link = found.get(end); link; link = link.from === start ? undefined : found.get(link.from))
    steps.unshift({ ...(link.to !== undefined && { to: link.to }), bears: link.bears, came: link.came })
  return steps
}

/** A deed that came off and stands in the decisive parts of both. */
function sharedBy(one: Reason | undefined, other: Reason | undefined, outcome: Outcome): ActionId | undefined {
  if (!one || !other) return undefined
  const deeds = new Set(listDeeds(other))
  return listDeeds(one).find(deed => deeds.has(deed) && works(outcome, deed))
}
