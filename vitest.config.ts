import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** Tests of what is pure: none leaves anything behind for the next, so that they share what they import. */
const pure = ['test/engine/**/*.test.ts', 'test/oracle/**/*.test.ts', 'test/renderer/**/*.test.ts']

export default defineConfig({
  test: {
    // Long enough for a busy machine: how fast things are is measured by bench, never by a test.
    testTimeout: 900_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    allowOnly: false,
    maxWorkers: availableParallelism(),
    setupFiles: ['test/seeded.ts'],
    projects: [
      // Processes and not threads: some count the time that their own process works.
      {
        extends: true,
        test: {
          name: 'pure',
          include: pure,
          pool: 'forks',
          isolate: false,
          setupFiles: ['test/renderer/words/speaking.ts'],
        },
      },
      { extends: true, test: { name: 'machine', include: ['test/**/*.test.ts'], exclude: ['test/e2e/**', ...pure] } },
    ],
  },
})
