/**
 * The reading thread, for tests: a text that says `held by <path>` is not read before that file is there. It says first that
 * it has come to 240 of 1900.
 */
import { existsSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'
import { answerJobs } from '../../../../electron/desk/reading/answer-jobs.ts'
import type { Readers } from '../../../../electron/desk/reading/job.ts'
import { reads } from '../../../../electron/desk/reads.ts'

const held = Object.entries<Readers[string]>(reads).map(([name, read]): [string, Readers[string]] => [
  name,
  (input, tell) => {
    const [, path] = /held by ([^\s"\\]+)/.exec(JSON.stringify(input)) ?? []
    if (path !== undefined) tell(240, 1900)
    const asleep = new Int32Array(new SharedArrayBuffer(4))
    while (path !== undefined && !existsSync(path)) Atomics.wait(asleep, 0, 0, 5)
    return read(input, tell)
  },
])
if (parentPort) answerJobs(parentPort, Object.fromEntries(held))
