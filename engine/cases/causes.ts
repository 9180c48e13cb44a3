/**
 * What only takes up a place in trees: claims that rest on themselves, and conditions that cannot fail. Systems whose
 * `laws.causes` say so are held to it, by all of their cases.
 */
import type { Claim } from '../reason/claim.ts'
import type { Reason } from '../reason/reason.ts'
import { nodesOf } from '../reason/table.ts'
import type { System } from '../ruleset/system.ts'
import type { Case } from './case.ts'
import type { Failure } from './check.ts'
import { rootsOf } from './laws/roots.ts'
import type { Played } from './play.ts'

const called = (claim: Claim): string => (claim.is === 'fact' ? claim.kind : claim.is)
const isGiven = ({ because, unless }: Reason): boolean => !because.length && !unless.length

/** A reasonable night asks after the same thing again wherever a chain comes back to it. */
const isAskedAgain = ({ options }: Case): boolean => options.night === 'reasonable'

/** @returns the claims of a played case that stand among their own reasons */
export function restingOnThemselves({ system, phases }: Played, written: Case): Failure[] {
  const { causes } = system.laws ?? {}
  if (!causes || isAskedAgain(written)) return []
  return phases.flatMap(({ name, outcome }) => {
    const roots = rootsOf(outcome)
    const below = new Map<Reason, ReadonlySet<string>>()
    const resting = nodesOf(roots).filter(node => {
      const children = [...node.because, ...node.unless]
      const claims = new Set(children.flatMap(child => [JSON.stringify(child.claim), ...below.get(child)!]))
      below.set(node, claims)
      return claims.has(JSON.stringify(node.claim))
    })
    const { moments } = causes
    return resting
      .filter(node => !moments || !(roots.includes(node) || moments.includes(called(node.claim))))
      .map(({ claim, rule }): Failure => ({
        phase: name,
        at: 'trees',
        expected: 'no claim because of itself',
        came: `${called(claim)} (${rule})`,
      }))
  })
}

/** What was done, what an earlier phase left, and the host's word: that it is so is news by itself. */
const isNews = ({ claim, rule }: Reason): boolean =>
  claim.is === 'arrives'
  || claim.is === 'active'
  || claim.is === 'ruled'
  || rule === 'host'
  || (claim.is === 'fact' && claim.phase !== undefined)

/** A deed is no given, be it an action or a ballot: it might not have been sent in. */
const isDeed = ({ action, claim }: Reason): boolean =>
  action !== undefined || (claim.is === 'fact' && claim.kind === 'votes')

/** The conditions of all cases of a system together, taken in one after the other. */
export class Conditions {
  readonly #system: System
  readonly #failing = new Set<string>()
  /** Such as stand beside another one, and hold wherever they do: by the rule that has them. */
  readonly #given = new Map<string, string>()
  #nodes = 0
  #givens = 0

  constructor(system: System) {
    this.#system = system
  }

  add({ phases }: Played, written: Case): void {
    if (!this.#system.laws?.causes || isAskedAgain(written)) return
    for (const node of phases.flatMap(({ outcome }) => nodesOf(rootsOf(outcome)))) {
      const { claim, holds, because, need } = node
      this.#nodes++
      if (!holds) this.#failing.add(called(claim))
      if (because.length < 2 || need !== because.length) continue
      for (const one of because.filter(cause => cause.holds && isGiven(cause))) {
        if (!isNews(one)) this.#given.set(`${called(one.claim)} (${one.rule})`, called(one.claim))
        if (!isDeed(one) && one.claim.is === 'fact' && !one.claim.phase) this.#givens++
      }
    }
  }

  /** What stands in trees and decides nothing in any case. */
  undecided(): string[] {
    const { news, givens } = this.#system.laws?.causes ?? {}
    const share = this.#nodes ? this.#givens / this.#nodes : 0
    return [
      ...[...this.#given].flatMap(([said, kind]) =>
        !news || this.#failing.has(kind) || news.includes(kind) ? [] : [`${said} fails nowhere`],
      ),
      ...(givens !== undefined && share >= givens ? [`${share.toFixed(3)} of all reasons always hold`] : []),
    ]
  }
}
