/** A reading thread in a checkout: from its source. Nothing of this is in a package. */
import { Worker } from 'node:worker_threads'
import { resourceLimits } from './thread.ts'

/** @param program a TypeScript module; the reader of the desk unless said */
export const threadFromSource = (program: URL = new URL('./worker.ts', import.meta.url)): Worker =>
  new Worker(new URL('./source-entry.mjs', import.meta.url), {
    workerData: { program: program.href },
    execArgv: [],
    resourceLimits,
  })
