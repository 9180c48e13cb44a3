/** Trees hold causes. That none is because of itself, `prove` looks at in every case. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { rootsOf } from '../../../../engine/cases/laws/roots.ts'
import { play } from '../../../../engine/cases/play.ts'
import { readCases } from '../../../../engine/cases/read.ts'
import type { Reason } from '../../../../engine/reason/reason.ts'
import { nodesOf } from '../../../../engine/reason/table.ts'
import { systems } from '../../../../engine/systems/index.ts'
import { russian } from '../../../../engine/systems/russian/index.ts'

const kindOf = ({ claim }: Reason): string => (claim.is === 'fact' ? claim.kind : claim.is)

it('the ballot of a phantom hangs on that of whom he sits in', () => {
  const path = 'test/cases/russian/ghosts-phantom.yaml'
  const lets = readCases(readFileSync(path, 'utf8'), path, systems)
    .cases.filter(({ title }) => title.startsWith('a phantom who died sits in somebody'))
    .flatMap(written => play(written, russian).phases)
    .flatMap(({ outcome }) => nodesOf(rootsOf(outcome)))
    .filter(node => kindOf(node) === 'letsCount' && node.rule === 'RU-PHA-1')
  expect(lets.length).toBeGreaterThan(0)
  expect(lets.every(({ because }) => because.every(node => kindOf(node) === 'votes'))).toBe(true)
})
