import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Only what hangs runs out of it: on a busy machine seven seconds have become more than a minute.
    testTimeout: 180_000,
    maxWorkers: 2,
    projects: [
      // The many small files beside the code share a worker: starting one for each took as long as their tests.
      { extends: true, test: { name: 'src', include: ['src/**/*.test.ts'], isolate: false } },
      {
        extends: true,
        test: {
          name: 'contract',
          include: ['tests/contract/*.test.ts'],
          globalSetup: 'tests/contract/shares.ts',
          isolate: false,
        },
      },
      { extends: true, test: { name: 'tests', include: ['tests/*.test.ts'] } },
    ],
  },
})
