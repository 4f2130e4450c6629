import { defineConfig } from 'vite'
import solid from 'vite-plugin-solid'

// The page of the board's own tests: npx vite tests/board (or build, for measuring).
export default defineConfig({
  root: import.meta.dirname,
  plugins: [solid()],
  build: { outDir: '../../dist/board-harness', emptyOutDir: true },
  // The scan for dependencies does not read JSX kept by tsconfig; there are only these two.
  optimizeDeps: { noDiscovery: true, include: ['solid-js', 'solid-js/web'] },
  server: { port: 5199 },
})
