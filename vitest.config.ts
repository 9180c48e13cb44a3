import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Long enough for a busy machine: how fast things are is measured by bench, never by a test.
    testTimeout: 180_000,
    hookTimeout: 60_000,
    include: ['test/**/*.test.ts'],
    exclude: ['test/e2e/**'],
    allowOnly: false,
  },
})
