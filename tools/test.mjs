/**
 * `npm test`: every check of the project that a stranger waits for, quickest first, and each that needs one processor
 * beside another. `npm run test:all` is everything, with more rounds and other random values each day: what it has
 * besides stands in `test/full-only.json`. With `--dry` they say what they would run.
 */
import { readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const everything = process.argv.includes('--all')
process.env.NIGHTDESK_LEVEL = everything ? 'full' : 'usual'
const { isPartLeft, isStageLeft } = await import('./level.mjs')
const { casesCounted, runStages, specsCounted, testsCounted } = await import('./steps.mjs')

/** @typedef {import('./steps.mjs').Step} Step */

const cases = join(dirname(fileURLToPath(import.meta.url)), '../test/cases')
/** @param {string} system */
const size = system =>
  readdirSync(join(cases, system)).reduce((sum, file) => sum + statSync(join(cases, system, file)).size, 0)
/** The systems by how much is written of them: the cases of the first take as long as those of all others. */
const [most = '', ...others] = readdirSync(cases).sort((a, b) => size(b) - size(a))

/** What breaks today breaks again with the same seed: `NIGHTDESK_SEED=20260131 npm run test:all`. */
const seed = (process.env.NIGHTDESK_SEED ??= everything
  ? new Date().toISOString().slice(0, 10).replaceAll('-', '')
  : '1')
console.log(
  everything
    ? `Everything, with the seed of the day: NIGHTDESK_SEED=${seed}`
    : 'The usual: npm run test:all has more, which test/full-only.json names.',
)

/** Whether each case has to notice when its rules and orders are turned round, and whether each is looked at closely. */
const turned =
  (isPartLeft('Rules and orders turned round') ? ' --unturned' : '')
  + (isPartLeft('Seven of eight cases looked at closely') ? ' --spot 8' : '')

/** @type {Step[][]} */
const stages = [
  // The longest first, so that those side by side end together.
  [
    {
      name: `Cases of ${most}`,
      command: `npm run -s cases -- --system ${most}${turned} test/cases/${most}`,
      count: casesCounted,
    },
    { name: 'Types', command: 'npm run -s types' },
    { name: 'Lint', command: 'npm run -s lint:syntax' },
    { name: 'Lint by types', command: 'npm run -s lint' },
    {
      name: 'Cases of the others',
      command: `npm run -s cases -- --besides ${most}${turned} ${others.map(system => `test/cases/${system}`).join(' ')}`,
      count: casesCounted,
    },
    { name: 'Format', command: 'npm run -s formatted' },
    { name: 'Import table', command: 'npm run -s imports' },
    { name: 'Build', command: 'npm run -s build' },
  ],
  [
    {
      name: 'Tests',
      command: 'npm run -s unit',
      more: ' -- --reporter=default --reporter=json --outputFile="REPORT"',
      count: testsCounted,
    },
  ],
  [
    {
      name: 'End to end',
      command: 'npm run -s e2e',
      more: ' -- --reporter=list,json,./test/e2e/costs.ts',
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: 'REPORT' },
      count: specsCounted,
    },
  ],
]
const asked = stages.map(stage => stage.filter(({ name }) => !isStageLeft(name)))
// Whoever wants to know what would run, as the test of the workflows does.
if (process.argv.includes('--dry')) for (const { command, more = '' } of asked.flat()) console.log(command + more)
else await runStages(asked, everything ? 'npm run test:all' : 'npm test')
