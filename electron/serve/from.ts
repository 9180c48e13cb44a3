/** From the words of a command to the app in a browser. */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Locale } from '../../engine/text/wording.ts'
import type { Desk, DeskOptions } from '../desk/desk.ts'
import { ownFolder, usualPlace, type Place } from '../host/workspace-path.ts'
import { troubleOf } from '../host/trouble.ts'
import { serve } from '../serve.ts'
import { findEntrance, keepEntrance, type EntranceFile } from './entrance-file.ts'
import { usualLimits } from './limits.ts'
import { spawn } from 'node:child_process'

// Starting the user's browser, where there is one to see.

/** How this system opens an address; nothing where nobody would see it. */
export function browserCommand(
  address: string,
  platform: NodeJS.Platform,
  env: NodeJS.ProcessEnv,
): [program: string, ...words: string[]] | undefined {
  if (platform === 'win32') return ['rundll32', 'url.dll,FileProtocolHandler', address]
  if (platform === 'darwin') return ['open', address]
  return env.DISPLAY || env.WAYLAND_DISPLAY ? ['xdg-open', address] : undefined
}

/**
 * Opens an address in the user's browser. Where that cannot be, nothing happens: the address stands in the
 * terminal. Everybody on this machine can read it, so it must hold nothing that lets anybody in.
 */
function openBrowser(address: string): void {
  const [program, ...words] = browserCommand(address, process.platform, process.env) ?? []
  if (program)
    spawn(program, words, { stdio: 'ignore', detached: true })
      .on('error', () => undefined)
      .unref()
}

export interface FromOptions {
  openDesk: (options: DeskOptions) => Promise<Desk>
  argv: string[]
  /** The built page. */
  dist: string
  /** The sample games: what a first workspace begins with. */
  sample: string
  place?: () => Place
  /** The folder for the page that lets its owner in. */
  entrances?: string
  /** Of that page: English unless said. What the terminal hears is English. */
  language?: Locale
  /** Opens the user's browser. */
  show?: (address: string) => void
}

interface Opened {
  /** For the terminal. */
  says: string
  /** Where the app is. It lets in nobody. */
  url: string
  /** The file that does. */
  entrance: string
  /** Another host has the workspace open: this one has nothing to serve. */
  elsewhere?: true
  close(): Promise<void>
}

/** Opens the workspace that is named, or the usual one, and serves it. @throws with what to do about it */
export async function serveFrom({
  openDesk,
  argv,
  dist,
  sample,
  place = usualPlace,
  language,
  entrances,
  show = openBrowser,
}: FromOptions): Promise<Opened> {
  const values = wordsOf(argv)
  const port = portOf(values.port)
  const { file, first, instead }: Place =
    values.workspace === undefined ? place() : { file: resolve(values.workspace), first: false }
  const above = (): string => entrances ?? ownFolder(undefined, snaps())
  let desk: Desk
  try {
    desk = await openDesk({ file, ...(first && { sample }) })
  } catch (error) {
    const known = isInUse(error) ? await findEntrance(above(), file, usualLimits.entrance / 2) : undefined
    if (known === undefined) throw error
    if (!values['no-open']) show(known)
    return {
      says: `Nightdesk is already open at ${known}.`,
      url: '',
      entrance: known,
      elsewhere: true,
      close: () => Promise.resolve(),
    }
  }
  let entrance: EntranceFile | undefined
  const served = await serve({ desk, dist, port, language, entered: () => void entrance?.renew() }).catch(
    async (error: unknown) => {
      await desk.close()
      throw taken(error) ? advised(`Port ${port} is taken.`, 'Choose another with --port, or leave it out.') : error
    },
  )
  async function close(): Promise<void> {
    await entrance?.remove()
    await served.close()
    await desk.close()
  }
  try {
    entrance = await keepEntrance(served.entrance, served.lifetime / 2, above(), file)
  } catch (error) {
    await close()
    throw error
  }
  if (!values['no-open']) show(entrance.url)
  return {
    says: `${instead ? `${instead.en}\n` : ''}Nightdesk is open at ${entrance.url} (in the browser${values.because ? `, because ${values.because}` : ''}). Ctrl+C ends it.`,
    url: served.url,
    entrance: entrance.url,
    close,
  }
}

/** Whether the browser may be one that sees nothing hidden of the home folder, and no temporary files. */
const snaps = (): boolean => existsSync('/var/lib/snapd')

function wordsOf(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        port: { type: 'string' },
        workspace: { type: 'string' },
        'no-open': { type: 'boolean' },
        because: { type: 'string' },
      },
    }).values
  } catch (error) {
    throw advised(troubleOf(error).message, 'Write: npm start -- [--workspace FILE] [--port N] [--no-open]')
  }
}

function portOf(word = '0'): number {
  const port = /^\d{1,5}$/.test(word) ? Number(word) : NaN
  if (!(port <= 65_535)) throw advised(`"${word}" is no port.`, 'Write a number up to 65535, or leave --port out.')
  return port
}

const isInUse = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'inUse'
const taken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'EADDRINUSE' || error.code === 'EACCES')
const advised = (message: string, remedy: string): Error => Object.assign(new Error(message), { remedy })
