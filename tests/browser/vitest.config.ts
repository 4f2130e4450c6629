import { defineConfig } from 'vitest/config'

// The browser tests alone: npx vitest run --config tests/browser/vitest.config.ts
export default defineConfig({
  test: {
    root: '.',
    include: ['tests/browser/*.test.ts', 'tests/board/*.test.ts'],
    // Only what hangs runs out of it, on a busy machine too.
    testTimeout: 240_000,
    // A page often waits for its server, its worker or the eye: two cores have time for three.
    maxWorkers: 3,
    // The files of a worker share its modules and its Chromium: starting both anew for each file took a minute.
    isolate: false,
    // One second try, and every test that needed it is named at the end.
    retry: 1,
    reporters: ['default', 'tests/browser/second-tries.ts'],
  },
})
