/** Other processes with the store in them, quick to start: its sources are turned into JavaScript once. */
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'

const root = join(import.meta.dirname, '../../..')

/** @returns starts child.ts with some words */
export function childrenIn(folder: string): (...words: string[]) => ChildProcess {
  const sources = [
    ...['electron/store', 'engine/text'].flatMap(place =>
      readdirSync(join(root, place), { recursive: true, encoding: 'utf8' }).map(name => join(place, name)),
    ),
    ...['child.ts', 'faults.ts', 'samples.ts'].map(name => join('test/electron/store', name)),
  ]
  for (const name of sources.filter(name => name.endsWith('.ts'))) {
    const { outputText } = ts.transpileModule(readFileSync(join(root, name), 'utf8'), {
      compilerOptions: {
        target: ts.ScriptTarget.ES2023,
        module: ts.ModuleKind.ESNext,
        rewriteRelativeImportExtensions: true,
        verbatimModuleSyntax: true,
      },
    })
    const made = join(folder, name.replace(/ts$/, 'js'))
    mkdirSync(dirname(made), { recursive: true })
    writeFileSync(made, outputText)
  }
  writeFileSync(join(folder, 'package.json'), '{"type": "module"}')
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  return (...words) =>
    spawn(process.execPath, [join(folder, 'test/electron/store/child.js'), ...words], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
}

/** What a process prints until it ends, and whether it was killed. */
export async function outcomeOf(child: ChildProcess): Promise<{ lines: string[]; killed: boolean }> {
  let output = ''
  child.stdout!.setEncoding('utf8').on('data', (text: string) => {
    output += text
  })
  const killed = await new Promise<boolean>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (_, signal) => resolve(signal === 'SIGKILL'))
  })
  return { lines: output.split('\n').slice(0, -1), killed }
}

/** Waits for the first line a process prints. */
export const firstLine = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    child.on('error', reject)
    child.stdout!.setEncoding('utf8').once('data', (text: string) => resolve(text.trim()))
  })
