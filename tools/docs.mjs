/** `npm run docs`: makes the site in dist/docs: the program that draws its pages, and the pages. It opens from a file. */
import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const made = join(root, 'dist/docs')

/** @param {string[]} words */
const run = (...words) =>
  execFileSync(process.execPath, words, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  })

rmSync(made, { recursive: true, force: true })
run(join(root, 'node_modules/vite/bin/vite.js'), 'build', '--mode', 'docs', '--outDir', made)
run('--import', 'tsx', 'docs/site/make.ts', made)
