/** For tests of the command line: it runs as a process of its own, or inside this one with a terminal that remembers. */
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { run } from '../../electron/command/run.ts'

const root = join(import.meta.dirname, '..', '..')

export interface Ended {
  code: number | null
  out: string
  err: string
}

/** Runs the command line as a child process, with nothing of this terminal. */
export function nightdesk(...words: string[]): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'electron/cli.ts', ...words], {
      cwd: root,
      env: { ...process.env, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const ended: Ended = { code: null, out: '', err: '' }
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      ended.out += text
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      ended.err += text
    })
    child.on('error', reject)
    child.on('close', code => resolve({ ...ended, code }))
  })
}

/** The same inside this process. */
export async function inside(...words: string[]): Promise<Ended> {
  const ended: Ended = { code: null, out: '', err: '' }
  const code = await run(words, {
    width: 100,
    colour: false,
    out: text => {
      ended.out += text
    },
    err: text => {
      ended.err += text
    },
  })
  return { ...ended, code }
}

/** A folder of files for one test file. */
export class Scratch {
  readonly folder = mkdtempSync(join(tmpdir(), 'nightdesk-cli-'))

  /** Writes a file. @returns its path */
  write(name: string, content: string | Uint8Array): string {
    const path = join(this.folder, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
    return path
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true })
  }
}

/** A trace of where an error was thrown: never shown to anybody. */
export const trace = /^\s+at .+:\d+|node:internal/m
