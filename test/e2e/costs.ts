/** A reporter that writes down how much of the processor each spec took, where `NIGHTDESK_COSTS` names a file for it. */
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import type { Reporter, TestCase, TestResult } from 'playwright/types/testReporter'
import { secondsBelow } from '../../tools/processor.mjs'

const root = join(import.meta.dirname, '../..')

/** Each of the runner's workers says here which process it is. */
const workers = (process.env.NIGHTDESK_E2E_WORKERS ??= mkdtempSync(join(tmpdir(), 'nightdesk-workers-')))
const index = process.env.TEST_WORKER_INDEX
if (index !== undefined && existsSync(workers)) writeFileSync(join(workers, index), String(process.pid))

/** What each worker had taken when its last test ended: what comes before the next belongs to that. */
const taken = new Map<number, number>()

export default class Costs implements Reporter {
  onTestEnd(test: TestCase, { workerIndex }: TestResult): void {
    const to = process.env.NIGHTDESK_COSTS
    if (to === undefined || workerIndex < 0) return
    const now = secondsBelow(Number(readFileSync(join(workers, String(workerIndex)), 'utf8')))
    if (now === undefined) return
    const seconds = now - (taken.get(workerIndex) ?? 0)
    taken.set(workerIndex, now)
    const file = relative(root, test.location.file).replaceAll('\\', '/')
    appendFileSync(to, `${JSON.stringify({ file, test: test.titlePath().slice(3).join(' › '), seconds })}\n`)
  }

  onEnd(): void {
    rmSync(workers, { recursive: true, force: true })
  }

  printsToStdio(): boolean {
    return false
  }
}
