/**
 * What a rule decides, and what an order: each rule is turned over (`reason/reason.ts`) and each two neighbours of a list are
 * exchanged, and the cases are played again, for their results alone. A rule that no case notices is decoration: either
 * its reason decides nothing, or nobody wrote the case. A case may also notice only by breaking down: what it then shows is
 * that the system leans on the rule, not what the rule decides, so these are named apart.
 */
import type { Game, PhaseState } from '../journal/state.ts'
import type { ResolveRequest, System } from '../ruleset/system.ts'
import { turningOver } from '../reason/reason.ts'
import { nodesOf } from '../reason/table.ts'
import type { Case } from './case.ts'
import { keptIn } from './check.ts'
import { compare } from './compare.ts'
import { rootsOf } from './laws/roots.ts'
import { play } from './play.ts'
import { reportsOf } from './report.ts'

/** Something turned round that no case noticed. `why`: what the system says of it. */
export interface Unnoticed {
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
export function mutate(system: System, cases: readonly Case[]): Mutated {
  const played = cases.map(written => playedOnce(written, system)).filter(one => one !== undefined)
  const rules = Object.keys(system.rulebook).flatMap(rule => {
    if (system.rulebook[rule]!.lent) return []
    const naming = played.filter(({ written, applied }) => written.rules.includes(rule) && applied.has(rule))
    return naming.length ? [{ rule, naming }] : []
  })
  const pairs = pairsOf(played.filter(({ written }) => usualOrder(system, written)))
  const unnoticed: Unnoticed[] = []
  const broken: Mutated['broken'] = []
  const outdated: string[] = []
  const judge = (id: string, noticing: readonly PlayedOnce[], by: Notices, why: string | undefined): void => {
    const cases = noticing.length
    const { noticed, says } = noticedIn(noticing, by)
    if (noticed && why !== undefined) outdated.push(id)
    if (!noticed && says !== undefined) broken.push({ id, cases, says })
    else if (!noticed) unnoticed.push({ id, cases, ...(why !== undefined && { why }) })
  }
  for (const { rule, naming } of rules)
    judge(
      rule,
      naming,
      one => [false, true].map(lowest => () => turningOver(rule, lowest, () => notices(one, system))),
      system.rulebook[rule]!.unturned,
    )
  for (const [id, { first, then, walking }] of pairs)
    judge(
      id,
      walking,
      one => [() => notices(one, system, exchanged(first, then))],
      system.laws?.commuting?.find(pair => pair.first === first && pair.then === then)?.why,
    )
  return { rules: rules.length, orders: pairs.size, unnoticed, broken, outdated }
}

/** The ways in which something is turned round for a case, each asked only where those before it show nothing. */
type Notices = (one: PlayedOnce) => readonly (() => boolean)[]

/** Whether a case comes to something else. `says`: the first error of those that only broke down. */
function noticedIn(noticing: readonly PlayedOnce[], by: Notices): { noticed: boolean; says?: string } {
  let says: string | undefined
  for (const notices of noticing.flatMap(by)) {
    try {
      if (notices()) return { noticed: true }
    } catch (error) {
      says ??= error instanceof Error ? error.message : String(error)
    }
  }
  return { noticed: false, ...(says !== undefined && { says }) }
}

/** A case as it came out, the rules applied in its trees, and the lists that it walked. */
interface PlayedOnce {
  written: Case
  applied: ReadonlySet<string>
  lists: readonly (readonly string[])[]
  phases: readonly { game: Game; phase: PhaseState; bytes: string }[]
}

/** Plays a case as it stands. @returns nothing where it fails, or expects nothing of a phase */
function playedOnce(written: Case, system: System): PlayedOnce | undefined {
  if (!written.phases.some(({ expect }) => expect) || !holds(written, system)) return undefined
  const lists = new Map<string, readonly string[]>()
  const { phases } = play(written, system, {
    trees: true,
    order: steps => {
      const ids = steps.map(({ id }) => id)
      lists.set(ids.join(), ids)
      return steps
    },
  })
  const applied = phases.flatMap(({ outcome }) => nodesOf(rootsOf(outcome)).map(({ rule }) => rule))
  return {
    written,
    applied: new Set(applied),
    lists: [...lists.values()],
    phases: phases.map(({ game, phase }) => ({ game, phase, bytes: bytesOf(system, game, phase) })),
  }
}

/** What a phase comes to, in results alone. */
const bytesOf = (system: System, game: Game, phase: PhaseState, request: Partial<ResolveRequest> = {}): string =>
  JSON.stringify(system.resolve(game, phase, { trees: false, ...request }), (key, value: unknown) =>
    key === 'reason' ? undefined : value,
  )

/**
 * Whether a case comes out otherwise than it says, now that something is turned round. Where no phase does, none has to be
 * compared.
 * @throws whatever the system throws that way round
 */
function notices({ written, phases }: PlayedOnce, system: System, request: Partial<ResolveRequest> = {}): boolean {
  if (phases.every(({ game, phase, bytes }) => bytesOf(system, game, phase, request) === bytes)) return false
  return differs(written, system, request)
}

/** Whether a case comes out otherwise than it says. */
function differs(written: Case, system: System, request: Partial<ResolveRequest> = {}): boolean {
  const played = play(written, system, { trees: false, ...request })
  const keeps = keptIn(written, system)
  const reports = reportsOf(played, written.language)
  return played.phases.some(({ written: { expect } }, index) =>
    expect ? compare(expect, reports[index]!, keeps).some(({ at }) => !at.endsWith('.because')) : false,
  )
}

/** Whether a case comes out as it says, as it stands. What cannot be played at all does not. */
function holds(written: Case, system: System): boolean {
  try {
    return !differs(written, system)
  } catch {
    return false
  }
}

interface Pair {
  first: string
  then: string
  /** The cases that walk a list in which they are neighbours. */
  walking: PlayedOnce[]
}

/** Whether a case leaves every order that a game may choose as it is. */
const usualOrder = (system: System, { options }: Case): boolean =>
  Object.entries(system.options).every(
    ([id, { list, values }]) => !list || options[id] === undefined || options[id] === values[0],
  )

/** Each two neighbours of every list that is walked. */
function pairsOf(played: readonly PlayedOnce[]): Map<string, Pair> {
  const pairs = new Map<string, Pair>()
  for (const one of played)
    for (const list of one.lists)
      for (const [index, then] of list.slice(1).entries()) {
        const first = list[index]!
        const id = `${first} > ${then}`
        const pair = pairs.get(id) ?? { first, then, walking: [] }
        if (pair.walking.at(-1) !== one) pair.walking.push(one)
        pairs.set(id, pair)
      }
  return pairs
}

/** Walks lists with these two neighbours in each other's place. */
const exchanged = (first: string, then: string): Pick<ResolveRequest, 'order'> => ({
  order: steps => {
    const at = steps.findIndex(({ id }, index) => id === first && steps[index + 1]?.id === then)
    return at < 0 ? steps : [...steps.slice(0, at), steps[at + 1]!, steps[at]!, ...steps.slice(at + 2)]
  },
})
