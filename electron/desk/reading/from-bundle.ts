/** A reading thread where the app is built: from the one file into which its program was bundled. */
import { readFileSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import type { AddedLanguages } from '../../../engine/systems/added-languages.ts'
import { resourceLimits } from './thread.ts'

/**
 * The text is read here and handed over: so it comes through the door by which everything of a package comes, and the
 * thread opens no file.
 * @param file one CommonJS file that needs Node alone
 * @param languages those that come from files
 * @throws where it cannot be read
 */
export const threadFromBundle = (file: string, languages?: AddedLanguages): Worker =>
  new Worker(readFileSync(file, 'utf8'), { eval: true, execArgv: [], resourceLimits, workerData: languages })
