/** Other processes with a desk in them, quick to start: everything they need is bundled into one file once. */
import { spawn, type ChildProcess } from 'node:child_process'
import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'

const root = join(import.meta.dirname, '../../../..')

/** @returns starts child.ts with some words */
export async function childrenIn(folder: string): Promise<(...words: string[]) => ChildProcess> {
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    ssr: { noExternal: true, external: ['sqlite3'] },
    build: {
      ssr: join(import.meta.dirname, 'child.ts'),
      outDir: folder,
      emptyOutDir: false,
      target: 'node20',
      minify: false,
      rollupOptions: { output: { entryFileNames: 'child.mjs' } },
    },
  })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  return (...words) =>
    spawn(process.execPath, [join(folder, 'child.mjs'), ...words], { stdio: ['pipe', 'pipe', 'inherit'] })
}
