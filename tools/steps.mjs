/**
 * Runs commands of npm one after the other or side by side, and counts what they tell. The last line is always
 * `N passed, N failed`: the tests and the cases together; a step that fails without counting counts as one.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { costsSaid, fileCosts, keepCosts } from './costs.mjs'
import { metered } from './meter.mjs'

/** @typedef {{ passed: number, failed: number, skipped?: number }} Count */
/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} command what somebody would type to run it alone
 * @property {string} [more] what is asked of it here besides; REPORT stands for the file it counts into
 * @property {Record<string, string>} [env] what it is told besides, likewise
 * @property {(output: string, report: string) => Count | undefined} [count] how many passed, where it tells
 */
/** @typedef {{ well: boolean, passed: number, failed: number, seconds: number, processor: number | undefined }} Ended */

const root = join(dirname(fileURLToPath(import.meta.url)), '..')

/**
 * Runs stages in order, and the steps of a stage side by side, as many as there are processors. Stops after the first
 * stage in which a step fails, when all of that stage have ended. Tells at the end what each took, and keeps it for
 * `npm run costs` where the run has a name.
 * @param {Step[][]} stages @param {string} [run] its name
 */
export async function runStages(stages, run) {
  const scratch = mkdtempSync(join(tmpdir(), 'nightdesk-test-'))
  /** @type {Map<Step, Ended>} */
  const ended = new Map()
  const written = join(scratch, 'costs.jsonl')
  for (const stage of stages) {
    if (stage.length > 1) console.log(`\nRunning side by side: ${stage.map(({ name }) => name).join(', ')} …`)
    await sideBySide(stage, async step =>
      ended.set(
        step,
        await runStep(step, { report: join(scratch, `${step.name}.json`), written, alone: stage.length === 1 }),
      ),
    )
    const failed = stage.filter(step => !ended.get(step)?.well)
    for (const { name, command } of failed) console.log(`\nStopped at "${name}". Run it alone with: ${command}`)
    if (!failed.length) continue
    process.exitCode = 1
    break
  }
  const all = [...ended]
  const costs = {
    run: run ?? '',
    stages: all.map(([{ name }, { seconds, processor }]) => ({ name, clock: seconds, processor })),
    files: fileCosts(written),
  }
  rmSync(scratch, { recursive: true, force: true })
  if (run !== undefined) keepCosts(costs)
  console.log(`\n${costsSaid(costs)}`)
  /** @param {'passed' | 'failed'} key */
  const sum = key => all.reduce((total, [, one]) => total + one[key], 0)
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
}

/** @param {Step[]} steps in the order begun @param {(step: Step) => Promise<unknown>} work */
async function sideBySide(steps, work) {
  const waiting = [...steps]
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) await work(step)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, lane))
}

/**
 * @param {Step} step
 * @param {{ report: string, written: string, alone: boolean }} where it counts, where its files write what they took,
 *   and whether its output is shown as it comes, not when it ends
 * @returns {Promise<Ended>}
 */
async function runStep({ name, command, more = '', env = {}, count }, { report, written, alone }) {
  const title = `\n── ${name} (${command})`
  if (alone) console.log(title)
  const from = performance.now()
  /** @param {string} words */
  const told = words => words.replaceAll('REPORT', report)
  const own = Object.fromEntries(Object.entries(env).map(([key, value]) => [key, told(value)]))
  const { ok, output, processor } = await runCommand(command + told(more), { ...own, NIGHTDESK_COSTS: written }, alone)
  const seconds = (performance.now() - from) / 1000
  if (!alone) process.stdout.write(`${title}\n${output}`)
  const counted = count?.(output, report)
  const well = ok && Boolean(!count || (counted?.failed === 0 && counted.passed + (counted.skipped ?? 0) > 0))
  console.log(`── ${name}: ${well ? 'done' : 'FAILED'} in ${seconds.toFixed(1)} s`)
  if (ok && !well)
    console.log(
      `   It ended well, but ${counted ? `with ${counted.passed} passed, ${counted.failed} failed` : 'without telling how many passed'}.`,
    )
  return { well, passed: counted?.passed ?? 0, failed: well ? 0 : counted?.failed || 1, seconds, processor }
}

/**
 * @param {string} command @param {Record<string, string>} env @param {boolean} shown
 * @returns {Promise<{ ok: boolean, output: string, processor: number | undefined }>}
 */
function runCommand(command, env, shown) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, {
      cwd: root,
      shell: true,
      stdio: ['ignore', 'pipe', shown ? 'inherit' : 'pipe'],
      env: { ...process.env, ...env },
    })
    const ended = metered(child.pid)
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
        output += text
        if (shown) process.stdout.write(text)
      })
    child.on('error', reject)
    child.on('close', code => resolve({ ok: code === 0, output, processor: ended() }))
  })
}

/** What vitest wrote into its report; nothing where it did not come that far. @param {string} _ @param {string} report */
export function testsCounted(_, report) {
  try {
    const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(report, 'utf8'))
    return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests }
  } catch {
    return undefined
  }
}

/** What the browser's runner wrote into its report. @param {string} _ @param {string} report */
export function specsCounted(_, report) {
  try {
    const { expected, unexpected, flaky, skipped } = JSON.parse(readFileSync(report, 'utf8')).stats
    return { passed: expected, failed: unexpected + flaky, skipped }
  } catch {
    return undefined
  }
}

/** @param {string} output */
export function casesCounted(output) {
  const found = /(?:^|\n)(\d+) passed, (\d+) failed\s*$/.exec(output)
  return found ? { passed: Number(found[1]), failed: Number(found[2]) } : undefined
}
