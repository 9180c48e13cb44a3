/** `npm test`: every check of the project, quickest first, and each that needs one processor beside another. */
import { readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { casesCounted, runStages, specsCounted, testsCounted } from './steps.mjs'

const cases = join(dirname(fileURLToPath(import.meta.url)), '../test/cases')
/** @param {string} system */
const size = system =>
  readdirSync(join(cases, system)).reduce((sum, file) => sum + statSync(join(cases, system, file)).size, 0)
/** The systems by how much is written of them: the cases of the first take as long as those of all others. */
const [most = '', ...others] = readdirSync(cases).sort((a, b) => size(b) - size(a))

await runStages([
  // The longest first, so that those side by side end together.
  [
    {
      name: `Cases of ${most}`,
      command: `npm run -s cases -- --system ${most} test/cases/${most}`,
      count: casesCounted,
    },
    { name: 'Types', command: 'npm run -s types' },
    { name: 'Lint', command: 'npm run -s lint' },
    {
      name: 'Cases of the others',
      command: `npm run -s cases -- --besides ${most} ${others.map(system => `test/cases/${system}`).join(' ')}`,
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
      more: ' -- --reporter=list,json',
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: 'REPORT' },
      count: specsCounted,
    },
  ],
])
