/** A reading thread in a checkout: from its source. Nothing of this is in a package. */
import { Worker } from 'node:worker_threads'
import { resourceLimits } from './thread.ts'

export const threadFromSource = (): Worker =>
  new Worker(new URL('./source-entry.mjs', import.meta.url), { execArgv: [], resourceLimits })
