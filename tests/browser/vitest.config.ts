import { defineConfig } from 'vitest/config'

// The browser tests alone: npx vitest run --config tests/browser/vitest.config.ts
export default defineConfig({
  test: {
    root: '.',
    include: ['tests/browser/*.test.ts', 'tests/board/*.test.ts'],
    testTimeout: 120_000,
    maxWorkers: 2,
  },
})
