/** Starting a reading thread: from its source in a checkout, from the one file it was bundled into where the app is built. */
import { readFileSync } from 'node:fs'
import { Worker } from 'node:worker_threads'

export type StartThread = () => Worker

/** Megabytes. What needs more than this breaks off on its own thread, and the desk lives on. */
const resourceLimits = { maxOldGenerationSizeMb: 1024 }

/** @param program a TypeScript module; the reader of the desk unless said */
export const threadFromSource = (program: URL = new URL('./worker.ts', import.meta.url)): Worker =>
  new Worker(new URL('./from-source.mjs', import.meta.url), {
    workerData: { program: program.href },
    execArgv: [],
    resourceLimits,
  })

/**
 * Its text is read here and handed over: inside a package only the main thread surely reads files, and nothing may run
 * that the package did not hold.
 * @param file the bundle: one CommonJS file that needs Node alone
 * @throws where it cannot be read
 */
export const threadFromBundle = (file: string): Worker =>
  new Worker(readFileSync(file, 'utf8'), { eval: true, execArgv: [], resourceLimits })
