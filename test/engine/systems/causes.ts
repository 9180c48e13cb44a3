/** What only takes up a place in trees: claims that rest on themselves, and conditions that cannot fail. */
import { rootsOf } from '../../../engine/cases/laws/roots.ts'
import type { System } from '../../../engine/ruleset/system.ts'
import type { Claim } from '../../../engine/reason/claim.ts'
import type { Reason } from '../../../engine/reason/reason.ts'
import { nodesOf } from '../../../engine/reason/table.ts'
import { playedCases } from '../cases/played.ts'

/** Every tree of every phase of the cases of a system. */
function treesOf(system: System): { where: string; roots: Reason[] }[] {
  return (
    playedCases(system)
      // A reasonable night asks after the same thing again wherever a chain comes back to it.
      .filter(({ written }) => written.options.night !== 'reasonable')
      .flatMap(({ written, played }) =>
        played.phases.map(({ name, outcome }) => ({ where: `${written.title}, ${name}`, roots: rootsOf(outcome) })),
      )
  )
}

const called = (claim: Claim): string => (claim.is === 'fact' ? claim.kind : claim.is)
const isGiven = ({ because, unless }: Reason): boolean => !because.length && !unless.length

/** What was done, what an earlier phase left, and the host's word: that it is so is news by itself. */
const isNews = ({ claim, rule }: Reason): boolean =>
  claim.is === 'arrives'
  || claim.is === 'active'
  || claim.is === 'ruled'
  || rule === 'host'
  || (claim.is === 'fact' && claim.phase !== undefined)

/** @returns every claim of the cases that stands among its own reasons, with where it does */
export const restingOnThemselves = (system: System): string[] =>
  treesOf(system).flatMap(({ where, roots }) => {
    const below = new Map<Reason, ReadonlySet<string>>()
    return nodesOf(roots).flatMap(node => {
      const children = [...node.because, ...node.unless]
      const claims = new Set(children.flatMap(child => [JSON.stringify(child.claim), ...below.get(child)!]))
      below.set(node, claims)
      return claims.has(JSON.stringify(node.claim)) ? [`${called(node.claim)} (${node.rule}) in: ${where}`] : []
    })
  })

/**
 * @param news what is news too: what was drawn, and that of which an earlier phase keeps only the number
 * @returns conditions that stand beside another one in the cases and fail in none of them: they decide nothing there
 */
export function undecided(system: System, news: readonly string[] = []): string[] {
  const nodes = treesOf(system).flatMap(({ roots }) => nodesOf(roots))
  const failing = new Set(nodes.flatMap(({ claim, holds }) => (holds ? [] : [called(claim)])))
  const tells = (claim: Claim): boolean => failing.has(called(claim)) || news.includes(called(claim))
  const beside = nodes.filter(({ because, need }) => because.length > 1 && need === because.length)
  const given = beside.flatMap(({ because }) => because.filter(one => one.holds && isGiven(one) && !isNews(one)))
  return [...new Set(given.flatMap(({ claim, rule }) => (tells(claim) ? [] : `${called(claim)} (${rule})`)))]
}
