/**
 * What a rule decides, and what an order: each rule is turned over (`reason/reason.ts`) and each two neighbours of a list are
 * exchanged, and the cases are played again, for their results alone. A rule that no case notices is decoration: either
 * its reason decides nothing, or nobody wrote the case. A case may also notice only by breaking down: what it then shows is
 * that the system leans on the rule, not what the rule decides, so these are named apart.
 */
import type { Outcome } from '../journal/outcome.ts'
import type { Game, PhaseState } from '../journal/state.ts'
import type { ResolveRequest, System } from '../ruleset/system.ts'
import { turningOver } from '../reason/reason.ts'
import { nodesOf } from '../reason/table.ts'
import type { Case } from './case.ts'
import { keptIn, startFailures } from './check.ts'
import { compare } from './compare.ts'
import { rootsOf, withoutTrees } from './laws/roots.ts'
import { play, type Played } from './play.ts'
import { reportsOf } from './report.ts'

/** Something turned round that no case noticed. `why`: what the system says of it. */
interface Unnoticed {
  /** A rule, or two steps: `block > protect`. */
  id: string
  /** How many cases could have noticed. */
  cases: number
  why?: string
}

export interface Mutated {
  rules: number
  orders: number
  unnoticed: Unnoticed[]
  /** What cases notice only by breaking down. `says`: the first error. */
  broken: { id: string; cases: number; says: string }[]
  /** What the system calls unnoticeable, and a case notices. */
  outdated: string[]
}

/**
 * Turns every rule and every order of a system round.
 * @param cases of this system; those that fail as they stand are passed over
 */
export const mutate = (system: System, cases: readonly Case[]): Mutated =>
  mutatePlayed(
    system,
    cases.map(written => playedOnce(written, system)).filter(one => one !== undefined),
  )

/** The same with cases that were played already. @param played cases of this system that come out as they say */
export function mutatePlayed(system: System, played: readonly PlayedOnce[]): Mutated {
  const rules = Object.keys(system.rulebook).flatMap(rule => {
    if (system.rulebook[rule]!.lent) return []
    // A rule of what holds between phases is applied where no tree is grown.
    const anywhere = system.rulebook[rule]!.state === true
    const naming = played.filter(
      ({ written, applied }) => written.rules.includes(rule) && (anywhere || applied.has(rule)),
    )
    return naming.length ? [{ rule, naming }] : []
  })
  const pairs = pairsOf(played.filter(({ written }) => usualOrder(system, written)))
  const unnoticed: Unnoticed[] = []
  const broken: Mutated['broken'] = []
  const outdated: string[] = []
  const judge = (id: string, { length: cases }: readonly PlayedOnce[], seen: Seen, why: string | undefined): void => {
    const { noticed, says } = seen
    if (noticed && why !== undefined) outdated.push(id)
    if (!noticed && says !== undefined) broken.push({ id, cases, says })
    else if (!noticed) unnoticed.push({ id, cases, ...(why !== undefined && { why }) })
  }
  for (const { rule, naming } of rules)
    judge(rule, naming, turnedOver(rule, naming, system), system.rulebook[rule]!.unturned)
  lookAtPairs(played, pairs, system)
  for (const { id, first, then, walking, seen } of pairs)
    judge(id, walking, seen, system.laws?.commuting?.find(pair => pair.first === first && pair.then === then)?.why)
  return { rules: rules.length, orders: pairs.length, unnoticed, broken, outdated }
}

/** Whether cases come to something else. `says`: the first error of those that only broke down. */
interface Seen {
  noticed: boolean
  says?: string
}

/** Asks once more, unless it was noticed before. */
function look(seen: Seen, notices: () => boolean): void {
  if (seen.noticed) return
  try {
    seen.noticed = notices()
  } catch (error) {
    seen.says ??= error instanceof Error ? error.message : String(error)
  }
}

/** What cases show of a rule, turned over in the two ways there are. */
function turnedOver(rule: string, naming: readonly PlayedOnce[], system: System): Seen {
  const seen: Seen = { noticed: false }
  for (const one of naming)
    for (const lowest of [false, true])
      look(seen, () =>
        turningOver(rule, lowest, () =>
          system.rulebook[rule]?.state ? noticesBetween(one, system) : notices(one, system),
        ),
      )
  return seen
}

/** A case as it came out, the rules applied in its trees, and the lists that it walked. */
export interface PlayedOnce {
  written: Case
  applied: ReadonlySet<string>
  lists: readonly (readonly string[])[]
  phases: readonly { game: Game; phase: PhaseState; bytes: string }[]
}

/** What notes the lists that are walked, each once, and leaves them as they are. */
export function listing(): { order: NonNullable<ResolveRequest['order']>; lists: () => PlayedOnce['lists'] } {
  const lists = new Map<string, readonly string[]>()
  return {
    order: steps => {
      const ids = steps.map(({ id }) => id)
      lists.set(ids.join(), ids)
      return steps
    },
    lists: () => [...lists.values()],
  }
}

/**
 * What of a case that comes out as it says is needed to play it again with something turned round. That is done without
 * trees, and what only trees tell (that an answer hangs on a chain) is no result then.
 * @param played with trees, for the rules in them
 * @param lists that it walked
 * @returns nothing where it expects nothing of a phase, or what it expects is told by trees alone
 */
export function onceOf(written: Case, { system, phases }: Played, lists: PlayedOnce['lists']): PlayedOnce | undefined {
  if (!written.phases.some(({ expect }) => expect)) return undefined
  const bare = phases.map(({ game, phase }) => ({
    game,
    phase,
    bytes: bytesOf(system.resolve(game, phase, { trees: false })),
  }))
  const same = phases.every(({ outcome }, index) => bytesOf(outcome) === bare[index]!.bytes)
  if (!same && !held(written, system, { trees: false })) return undefined
  const applied = phases.flatMap(({ outcome }) => nodesOf(rootsOf(outcome)).map(({ rule }) => rule))
  return { written, applied: new Set(applied), lists, phases: bare }
}

/** Plays a case as it stands. @returns nothing where it fails, or expects nothing of a phase */
function playedOnce(written: Case, system: System): PlayedOnce | undefined {
  const { order, lists } = listing()
  const played = held(written, system, { trees: true, order })
  return played && onceOf(written, played, lists())
}

/** What a phase comes to, in results alone. */
const bytesOf = (outcome: Outcome): string => JSON.stringify(withoutTrees(outcome))

/**
 * Whether a case comes out otherwise than it says, now that something is turned round. Where no phase does, none has to be
 * compared.
 * @throws whatever the system throws that way round
 */
function notices(one: PlayedOnce, system: System, request: Partial<ResolveRequest> = {}): boolean {
  if (!comesOtherwise(one, system, request)) return false
  return differs(one.written, system, play(one.written, system, { trees: false, ...request }))
}

/** Whether a case comes out otherwise in what players know, are called or share between phases. */
function noticesBetween({ written }: PlayedOnce, system: System): boolean {
  const played = play(written, system, { trees: false })
  return startFailures(written, played).length > 0 || differs(written, system, played)
}

/** Whether some phase of a case comes to something else. */
const comesOtherwise = ({ phases }: PlayedOnce, system: System, request: Partial<ResolveRequest>): boolean =>
  phases.some(({ game, phase, bytes }) => bytesOf(system.resolve(game, phase, { trees: false, ...request })) !== bytes)

/** Whether a case comes out otherwise than it says. */
function differs(written: Case, system: System, played: Played): boolean {
  const keeps = keptIn(written, system)
  const reports = reportsOf(played, written.language)
  return played.phases.some(({ written: { expect } }, index) =>
    expect ? compare(expect, reports[index]!, keeps).some(({ at }) => !at.endsWith('.because')) : false,
  )
}

/** A case that comes out as it says, played as it stands. What cannot be played at all does not. */
function held(written: Case, system: System, request: ResolveRequest): Played | undefined {
  try {
    const played = play(written, system, request)
    return differs(written, system, played) ? undefined : played
  } catch {
    return undefined
  }
}

interface Pair {
  /** `block > protect` */
  id: string
  first: string
  then: string
  /** The cases that walk a list in which they are neighbours. */
  walking: PlayedOnce[]
  seen: Seen
}

/** Whether a case leaves every order that a game may choose as it is. */
const usualOrder = (system: System, { options }: Case): boolean =>
  Object.entries(system.options).every(
    ([id, { list, values }]) => !list || options[id] === undefined || options[id] === values[0],
  )

/** Each two neighbours of every list that is walked. */
function pairsOf(played: readonly PlayedOnce[]): Pair[] {
  const pairs = new Map<string, Pair>()
  for (const one of played)
    for (const list of one.lists)
      for (const [index, then] of list.slice(1).entries()) {
        const first = list[index]!
        const id = `${first} > ${then}`
        const pair = pairs.get(id) ?? { id, first, then, walking: [], seen: { noticed: false } }
        if (pair.walking.at(-1) !== one) pair.walking.push(one)
        pairs.set(id, pair)
      }
  return [...pairs.values()]
}

/**
 * Exchanges every pair in each case that walks it, until a case notices. Most cases touch few steps, so pairs that share
 * no step are exchanged together: where a phase comes to the very same then, none of them shows in it; else each half is
 * asked, down to single pairs.
 */
function lookAtPairs(played: readonly PlayedOnce[], pairs: readonly Pair[], system: System): void {
  const walked = new Map(played.map(one => [one, new Array<Pair>()]))
  for (const pair of pairs) for (const one of pair.walking) walked.get(one)!.push(pair)
  const lookAt = (one: PlayedOnce, together: readonly Pair[]): void => {
    const open = together.filter(({ seen }) => !seen.noticed)
    const [pair] = open
    if (!pair) return
    if (open.length === 1) return look(pair.seen, () => notices(one, system, exchanged(open)))
    if (!mayNotice(one, system, exchanged(open))) return
    const half = Math.ceil(open.length / 2)
    lookAt(one, open.slice(0, half))
    lookAt(one, open.slice(half))
  }
  for (const [one, here] of walked) for (const together of apart(here)) lookAt(one, together)
}

/** Pairs in groups of which none has a step twice. */
function apart(pairs: readonly Pair[]): Pair[][] {
  const groups: { pairs: Pair[]; steps: Set<string> }[] = []
  for (const pair of pairs.filter(({ seen }) => !seen.noticed)) {
    let group = groups.find(({ steps }) => !steps.has(pair.first) && !steps.has(pair.then))
    if (!group) groups.push((group = { pairs: [], steps: new Set() }))
    group.pairs.push(pair)
    group.steps.add(pair.first).add(pair.then)
  }
  return groups.map(({ pairs }) => pairs)
}

/** Whether a case may come out otherwise with these exchanged; breaking down counts as that. */
function mayNotice(one: PlayedOnce, system: System, request: Partial<ResolveRequest>): boolean {
  try {
    return comesOtherwise(one, system, request)
  } catch {
    return true
  }
}

/** Walks lists with the two neighbours of each pair in each other's place. */
const exchanged = (pairs: readonly Pair[]): Pick<ResolveRequest, 'order'> => ({
  order: steps => {
    const walked = [...steps]
    for (const { first, then } of pairs) {
      const at = walked.findIndex(({ id }, index) => id === first && walked[index + 1]?.id === then)
      if (at >= 0) walked.splice(at, 2, walked[at + 1]!, walked[at]!)
    }
    return walked
  },
})
