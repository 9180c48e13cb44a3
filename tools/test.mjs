/** `npm test`: every check of the project, quickest first, and each that needs one processor beside another. */
import { casesCounted, runStages, specsCounted, testsCounted } from './steps.mjs'

await runStages([
  // The longest first, so that those side by side end together.
  [
    { name: 'Types', command: 'npm run -s types' },
    { name: 'Lint', command: 'npm run -s lint' },
    { name: 'Cases and coverage', command: 'npm run -s cases', count: casesCounted },
    { name: 'Rules turned round', command: 'npm run -s turned' },
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
