/** Trees hold causes: what can turn a node, and no node because of itself. Over every case. */
import { describe, expect, it } from 'vitest'
import { rootsOf } from '../../../../engine/cases/laws/roots.ts'
import { russian } from '../../../../engine/systems/russian/index.ts'
import type { Reason } from '../../../../engine/reason/reason.ts'
import { nodesOf } from '../../../../engine/reason/table.ts'
import { playedCases } from '../../cases/played.ts'

const trees = playedCases(russian).flatMap(({ written, played }) =>
  played.phases.map(({ outcome }) => ({ title: written.title, roots: rootsOf(outcome) })),
)

const kindOf = ({ claim }: Reason): string => (claim.is === 'fact' ? claim.kind : claim.is)

/**
 * What is asked at several moments of a night, so that a later answer may hang on an earlier one: what a side attacked so
 * far, whether a block or an illusion holds, a heal that is tried before its turn, and a fact that was ended since.
 */
const moments: ReadonlySet<string> = new Set([
  'sideKept',
  'sideAttacked',
  'noneCame',
  'noneDied',
  'cannotUse',
  'behindIllusion',
  'illusion',
  'captive',
  'underCare',
  'arrives',
])

describe('in the trees of every case', () => {
  it('no claim is because of itself', () => {
    const odd = trees.flatMap(({ title, roots }) =>
      nodesOf(roots)
        .filter(node => !roots.includes(node) && !moments.has(kindOf(node)))
        .filter(node => {
          const own = JSON.stringify(node.claim)
          return nodesOf([...node.because, ...node.unless]).some(({ claim }) => JSON.stringify(claim) === own)
        })
        .map(node => `${title}: ${kindOf(node)}`),
    )
    expect(odd).toEqual([])
  })

  it('the ballot of a phantom hangs on that of whom he sits in', () => {
    const lets = trees
      .filter(({ title }) => title.startsWith('a phantom who died sits in somebody'))
      .flatMap(({ roots }) => nodesOf(roots).filter(node => kindOf(node) === 'letsCount' && node.rule === 'RU-PHA-1'))
    expect(lets.length).toBeGreaterThan(0)
    expect(lets.every(({ because }) => because.every(node => kindOf(node) === 'votes'))).toBe(true)
  })

  it('few parts of a reason are givens that always hold', () => {
    // A deed is none, be it an action or a ballot: it might not have been sent in.
    const isDeed = ({ action, claim }: Reason): boolean =>
      action !== undefined || (claim.is === 'fact' && claim.kind === 'votes')
    const isGiven = (node: Reason): boolean => {
      const { holds, because, unless, claim } = node
      return holds && !because.length && !unless.length && !isDeed(node) && claim.is === 'fact' && !claim.phase
    }
    let nodes = 0
    let givens = 0
    for (const node of trees.flatMap(({ roots }) => nodesOf(roots))) {
      nodes++
      if (node.because.length > 1 && node.need === node.because.length) givens += node.because.filter(isGiven).length
    }
    expect(givens / nodes).toBeLessThan(0.02)
  })
})
