/** What the README names begins in a bare clone: before packages are installed nothing may ask for one. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, it } from 'vitest'

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
const bare = mkdtempSync(join(tmpdir(), 'nightdesk-bare-'))
afterAll(() => rmSync(bare, { recursive: true, force: true }))
for (const part of ['tools', 'package.json', 'test/full-only.json', 'test/cases'])
  cpSync(join(root, part), join(bare, part), { recursive: true })

/** @returns what a tool says in a folder where nothing is installed, and how it ends */
function begin(...words: string[]): { said: string; code: number | null } {
  const { stdout, stderr, status } = spawnSync(process.execPath, words, { cwd: bare, encoding: 'utf8' })
  return { said: stdout + stderr, code: status }
}

it('npm start reads what it is told, with nothing installed', () =>
  expect(begin('tools/start.mjs', '--no-such')).toEqual({ said: expect.stringContaining('Write: npm start'), code: 2 }))

it('npm test knows what it would run, with nothing installed', () =>
  expect(begin('tools/test.mjs', '--dry')).toEqual({ said: expect.stringContaining('npm run -s unit'), code: 0 }))
