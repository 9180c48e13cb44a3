/**
 * `npm run quick`: what a change may have broken, in less than a minute: types, lint of what changed, the import table,
 * the tests nearest to what changed, and the cases of the systems that did. What changed is what is not committed yet,
 * or else the last commit. It stands in for nothing: `npm test` is the whole.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { testsNearest } from './nearest.mjs'
import { casesCounted, runStages, testsCounted } from './steps.mjs'

/** @typedef {import('./steps.mjs').Step} Step */

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const changed = changedFiles()
const code = changed.filter(path => /\.(tsx?|mjs|js)$/.test(path))
const sources = code.filter(path => !path.startsWith('test/e2e/'))
const systems = systemsOf(changed)

console.log(changed.length ? `Changed: ${changed.join(', ')}` : 'Nothing changed.')
await runStages([
  [
    { name: 'Types', command: 'npm run -s types' },
    ...some(code, paths => ({ name: 'Format', command: `npx oxfmt --check ${paths}` })),
    ...some(code, paths => ({ name: 'Lint', command: `npm run -s lint -- ${paths}` })),
    { name: 'Import table', command: 'npm run -s imports' },
    ...some(
      systems.map(id => `test/cases/${id}`),
      paths => ({ name: 'Cases', command: `npm run -s nightdesk -- check ${paths}`, count: casesCounted }),
    ),
    ...some(testsNearest(sources, root), paths => ({
      name: 'Tests',
      command: `npx vitest run ${paths}`,
      more: ' --reporter=default --reporter=json --outputFile="REPORT"',
      count: testsCounted,
    })),
  ],
])

/** @param {string[]} paths @param {(paths: string) => Step} step @returns {Step[]} nothing where there is nothing to look at */
function some(paths, step) {
  return paths.length ? [step(paths.map(path => `"${path}"`).join(' '))] : []
}

/** Files that are there and differ from the last commit, or where all is committed, from the one before it. */
function changedFiles() {
  /** @param {string[]} words */
  const git = (...words) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
  const open = [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')]
  return (open.length ? open : git('diff', '--name-only', 'HEAD~1')).filter(path => existsSync(join(root, path)))
}

/** The systems whose own files changed; all of them where something changed that they share. @param {string[]} paths */
function systemsOf(paths) {
  const all = readdirSync(join(root, 'test/cases'))
  const shared = paths.some(path => path.startsWith('engine/') && !path.startsWith('engine/systems/'))
  return shared
    ? all
    : all.filter(id => paths.some(path => /^(engine\/systems|test\/cases)\//.test(path) && path.split('/')[2] === id))
}
