/** The host, the engine and the command line as `npm run e2e` has built them before. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import type * as Host from './host.ts'

const root = join(import.meta.dirname, '../..')
const file = pathToFileURL(join(root, 'dist/host.mjs'))
export const { Dice, families, openDatabase, openDesk, plainOf, resourceLimits, serve, systemById } = (await import(
  file.href
)) as typeof Host

/** A reading thread that does not read what says `held by <path>` before that file is there. */
export const heldThread = (): Worker => new Worker(file, { execArgv: [], resourceLimits })

/** Runs the command line, with nothing of this terminal. */
export const nightdesk = (...words: string[]): Promise<{ code: number; out: string; err: string }> =>
  new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [join(root, 'dist/cli.mjs'), ...words],
      { cwd: root, env: { ...process.env, NO_COLOR: '1' }, maxBuffer: Infinity },
      (error, out, err) => {
        const code = error ? error.code : 0
        if (typeof code === 'number') resolve({ code, out, err })
        else reject(error ?? new Error('The command line did not end.'))
      },
    )
  })
