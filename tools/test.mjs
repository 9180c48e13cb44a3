/**
 * `npm test`: every check of the project in order, quickest first. Stops at the first that fails. The last line is
 * always `N passed, N failed`: the tests and the cases together; a step that fails without counting counts as one.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** @typedef {{ passed: number, failed: number }} Count */
/** @typedef {{ name: string, command: string, more?: string, count?: (output: string) => Count | undefined }} Step */

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const scratch = mkdtempSync(join(tmpdir(), 'nightdesk-test-'))
const report = join(scratch, 'vitest.json')

/** @type {Step[]} */
const steps = [
  { name: 'Types', command: 'npm run -s types' },
  { name: 'Lint', command: 'npm run -s lint' },
  { name: 'Import table', command: 'npm run -s imports' },
  { name: 'Build', command: 'npm run -s build' },
  {
    name: 'Tests',
    command: 'npm run -s unit',
    more: ` -- --reporter=default --reporter=json --outputFile="${report}"`,
    count: testsCounted,
  },
  {
    name: 'End to end',
    command: 'npm run -s e2e',
    more: ` -- --reporter=default --reporter=json --outputFile="${report}"`,
    count: testsCounted,
  },
  { name: 'Cases', command: 'npm run -s nightdesk -- check test/cases', count: casesCounted },
  { name: 'Coverage', command: 'npm run -s nightdesk -- coverage' },
]

/** What vitest wrote into its report; nothing where it did not come that far. */
function testsCounted() {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'))
    return { passed: numPassedTests, failed: numFailedTests }
  } catch {
    return undefined
  }
}

/** @param {string} output */
function casesCounted(output) {
  const found = /(?:^|\n)(\d+) passed, (\d+) failed\s*$/.exec(output)
  return found ? { passed: Number(found[1]), failed: Number(found[2]) } : undefined
}

/**
 * @param {string} command
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
function run(command) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, { cwd: root, shell: true, stdio: ['ignore', 'pipe', 'inherit'] })
    let output = ''
    child.stdout.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      output += text
      process.stdout.write(text)
    })
    child.on('error', reject)
    child.on('close', code => resolve({ ok: code === 0, output }))
  })
}

const total = { passed: 0, failed: 0 }
for (const { name, command, more = '', count } of steps) {
  console.log(`\n── ${name} (${command})`)
  const from = performance.now()
  const { ok, output } = await run(command + more)
  const counted = count?.(output)
  const well = ok && (!count || (counted?.failed === 0 && counted.passed > 0))
  total.passed += counted?.passed ?? 0
  total.failed += well ? 0 : counted?.failed || 1
  console.log(`── ${name}: ${well ? 'done' : 'FAILED'} in ${((performance.now() - from) / 1000).toFixed(1)} s`)
  if (well) continue
  if (ok)
    console.log(
      `   It ended well, but ${counted ? `with ${counted.passed} passed, ${counted.failed} failed` : 'without telling how many passed'}.`,
    )
  console.log(`\nStopped at "${name}". Run it alone with: ${command}`)
  process.exitCode = 1
  break
}
rmSync(scratch, { recursive: true, force: true })
console.log(`\n${total.passed} passed, ${total.failed} failed`)
