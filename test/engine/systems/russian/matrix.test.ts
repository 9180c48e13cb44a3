/** Of every two roles that meet, each rule about it has a case in which both play. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { Case } from '../../../../engine/cases/case.ts'
import { readCases } from '../../../../engine/cases/read.ts'
import { systems } from '../../../../engine/systems/index.ts'
import { groups, matrix, unnamed } from './matrix.ts'

const folder = join(import.meta.dirname, '../../../cases/russian')
const cases = readdirSync(folder).flatMap(
  file => readCases(readFileSync(join(folder, file), 'utf8'), file, systems).cases,
)

/** Every role that somebody has in a case: a civil one, what lies over it, an office. */
const rolesIn = ({ seats }: Case): ReadonlySet<string> =>
  new Set(seats.flatMap(({ role, details = {} }) => [role, ...Object.entries(details).flat()]))

const played = cases.map(written => ({ rules: new Set(written.rules), roles: rolesIn(written) }))

it('whether by name or as one of a group', () => {
  const missing = Object.entries(matrix).flatMap(([one, others]) =>
    Object.entries(others).flatMap(([other, rules]) =>
      rules.split(' ').flatMap(rule => {
        const plays = (who: string, roles: ReadonlySet<string>): boolean =>
          who === 'anybody' || (groups[who] ?? [who]).some(role => roles.has(role))
        return played.some(
          ({ rules: cited, roles }) => cited.has(`RU-${rule}`) && plays(one, roles) && plays(other, roles),
        )
          ? []
          : [`${one} and ${other}: RU-${rule}`]
      }),
    ),
  )
  expect(missing.sort()).toEqual(Object.keys(unnamed).sort())
})
