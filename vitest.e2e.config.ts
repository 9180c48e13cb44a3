import { defineConfig } from 'vitest/config'

/** The app in a real Chromium over the loopback host. The page has to be built first: see `npm test`. */
export default defineConfig({
  test: {
    testTimeout: 180_000,
    hookTimeout: 120_000,
    include: ['test/e2e/**/*.spec.ts'],
    fileParallelism: false,
    allowOnly: false,
  },
})
