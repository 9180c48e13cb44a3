/** The engine as a package: in an empty folder, without any other package, the example of its README runs and its types hold. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { explain, readCases, resolve, whyNot } from '../../engine/index.ts'

const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'nightdesk-engine-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const readme = readFileSync(join(root, 'engine/PACKAGE.md'), 'utf8')
const example = /```js\n([^]*?)```/.exec(readme)![1]!
const run = (program: string, ...words: string[]): string =>
  execFileSync(program, words, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })

beforeAll(() => {
  run(process.execPath, join(root, 'tools/engine-package.mjs'))
  run('npm', 'pack', join(root, 'dist/engine'), '--pack-destination', folder)
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  const packed = readdirSync(folder).find(name => name.endsWith('.tgz'))!
  run('npm', 'install', '--offline', '--no-audit', '--no-fund', `./${packed}`)
})

it('says in an empty folder what it says here', () => {
  writeFileSync(join(folder, 'bot.mjs'), example)
  const said = run(process.execPath, 'bot.mjs').trim().split('\n')
  const { cases, problems } = readCases(/`\n([^]*?)`\)/.exec(example)![1]!)
  expect(problems).toEqual([])
  const night = resolve(cases[0]!)
  expect(said).toEqual(
    explain(night, 'night 1').map(({ claim, says, why }) => `${says}. ${why} ${whyNot(night, 'night 1', claim)}`),
  )
  expect(said[0]).toMatch(/^Ann lives\. .*Bob protected Ann\. Ann would have died had Bob stayed home\.$/)
})

it('brings no other package, and types that a strict program takes', () => {
  expect(readdirSync(join(folder, 'node_modules')).filter(name => !name.startsWith('.'))).toEqual(['nightdesk-engine'])
  writeFileSync(
    join(folder, 'bot.mts'),
    `import { countVotes, dealRoles, describe, readCases, resolve } from 'nightdesk-engine'
const { cases } = readCases('case: a day')
const deaths: string[] = cases.flatMap(one => describe(resolve(one)).flatMap(phase => phase.deaths))
const leader: string | null | undefined = countVotes(['']).votes[0]?.for
const dealt: Record<string, string> = dealRoles(['cop'], ['Ann'], '0'.repeat(32))
// @ts-expect-error There is no such function.
import { guess } from 'nightdesk-engine'
export { deaths, leader, dealt, guess }
`,
  )
  const compiler = join(root, 'node_modules/typescript-7/bin/tsc')
  run(process.execPath, compiler, '--noEmit', '--strict', '--module', 'nodenext', 'bot.mts')
})
