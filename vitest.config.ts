import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { filesLeft } from './tools/level.mjs'

/** What `npm run test:all` looks at alone, as `test/full-only.json` says. */
const left = filesLeft.filter(path => path.endsWith('.test.ts'))

/** Tests of what is pure: none leaves anything behind for the next, so that they share what they import. */
const pure = ['test/engine/**/*.test.ts', 'test/oracle/**/*.test.ts', 'test/renderer/**/*.test.ts']

/** Tests of the machine that put another module in the place of one of ours, so that nobody else may import it there. */
const replacing = ['test/electron', 'test/sample']
  .flatMap(folder => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(path => join(folder, path)))
  .filter(path => path.endsWith('.test.ts') && readFileSync(path, 'utf8').includes('vi.mock('))
  .map(path => path.replaceAll('\\', '/'))

/** Those that put the same club in the place of the same systems: they share it, as others share what they import. */
const withClub = (path: string): boolean =>
  /vi\.mock\('[./]+engine\/systems\/index\.ts', async original =>\s*\(await import\('[./]+club\.ts'\)\)\.withClub\(/.test(
    readFileSync(path, 'utf8'),
  )

export default defineConfig({
  test: {
    // Long enough for a busy machine: how fast things are is measured by bench, never by a test.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    expect: { poll: { timeout: 60_000 } },
    allowOnly: false,
    maxWorkers: availableParallelism(),
    // Processes and not threads: some count the time that their own process works.
    pool: 'forks',
    // Nights make many small things that are soon gone: with more room they are swept less often.
    execArgv: ['--max-semi-space-size=64'],
    setupFiles: ['test/costs.ts', 'test/seeded.ts', 'test/ended.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: pure,
          exclude: left,
          isolate: false,
          setupFiles: ['test/renderer/words/speaking.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'machine',
          include: ['test/**/*.test.ts'],
          exclude: ['test/e2e/**', ...pure, ...replacing, ...left],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'club', include: replacing.filter(withClub), exclude: left, isolate: false } },
      { extends: true, test: { name: 'replacing', include: replacing.filter(path => !withClub(path)), exclude: left } },
    ],
  },
})
