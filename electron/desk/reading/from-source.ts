/** A reading thread in a checkout: from its source. Nothing of this is in a package. */
import { Worker } from 'node:worker_threads'
import type { AddedLanguages } from '../../../engine/systems/added-languages.ts'
import { resourceLimits } from './thread.ts'

export const threadFromSource = (languages?: AddedLanguages): Worker =>
  new Worker(new URL('./source-entry.mjs', import.meta.url), { execArgv: [], resourceLimits, workerData: languages })
