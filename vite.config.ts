import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import solid from 'vite-plugin-solid'
import { dailyFiles } from './src/web/build/daily-files.ts'
import { firstVisit } from './src/web/build/first-visit.ts'
import { notices } from './src/web/build/notices.ts'
import { packed } from './src/web/build/packed.ts'
import { pictures } from './src/web/build/pictures.ts'
import { chunkCircles } from './src/web/build/chunk-circles.ts'
import { rulebook } from './src/web/build/rulebook.ts'
import { pageGroups } from './src/web/build/page-group.ts'
import { starts } from './src/web/build/starts.ts'
import { wordLists } from './src/web/build/word-lists.ts'
import { workers } from './src/web/build/workers.ts'

// Nothing here acts by being imported (styles apart), so a game brings only the parts of the kit it uses.
const treeshake = {
  moduleSideEffects: (id: string) => !/\/src\/(engine|kit|games|words|board|ai|wire)\/.*\.tsx?$/.test(id),
}

// What is always loaded together travels together: a third of the requests, and better packed than many small files.
const groups = [
  // What the library and the workers need as well.
  { name: 'base', test: /vite\/preload-helper|\/src\/engine\/result\.ts/ },
  // A board that is played on is marked and aimed at; the free table only lays one out.
  {
    name: 'marking',
    test: /\/src\/board\/(aim\.ts|point-under|picture\.ts|marks|tiers|board-words)/,
    includeDependenciesRecursively: false,
  },
  {
    name: 'drawing',
    test: /\/src\/kit\/material\.ts|\/src\/board\/(art\/(?!toys|animals|war|creatures|chess|court|towers|frozen|figures|courtiers|all|things|counters|men|tiles|football|wanderers|wedges|card)|materials\/(index|styles|skins)|coordinates|surface|plate|paths|lines|plain-cells|printed-fields|geometry|board-groups|places|piece-spots|colours)/,
  },
  {
    name: 'engine',
    test: /\/src\/(engine\/|ai\/ladder|kit\/(codecs|cell-codecs|pieces|outcomes|options|placing|moves\/packing|boards\/board)\.ts|web\/store\/game-loading)/,
  },
  // Records of tables are read on the table's page only; with them all of the table would come to every page.
  {
    name: 'shell',
    test: /\/node_modules\/(solid-js|@solidjs)\/|\/src\/(web\/(shell|store)\/(?!GamePicture|picture-packs|table-record|table-reading|matches|game-loading|opening|match-record|match-file|sealing|migration|ConflictDialog|KeyRows|OfflineCard|offline-store)|web\/own\/[a-z-]+\.ts|web\/match\/Curtain|web\/text\/(text|strength-name)|web\/saves\/ImportButton|web\/settings\/settings\.ts|wire\/(sync|shape))/,
  },
  // The library knows matches by their heads; this brings one to life, on every page that plays.
  {
    name: 'matches',
    test: /\/src\/(web\/(store\/(matches|opening|match-record|match-file|sealing)|match\/(SetupForm|MatchPage|setup|setup-choice)|play\/SetupDialog)|wire\/(saved-match|match-events))\.tsx?$/,
  },
  // What goes on while a match is played, on every page that plays.
  {
    name: 'playing',
    test: /\/src\/web\/match\/(session|RulesPanel|opponent|match-holder|talk|SavingNotice|sound|MatchFrame)\.tsx?$/,
  },
  pageGroups(import.meta.dirname),
]

const first = firstVisit()

export default defineConfig({
  plugins: [
    workers(),
    solid(),
    wordLists(),
    pictures(),
    starts(),
    rulebook(),
    chunkCircles(),
    notices(),
    first,
    dailyFiles(),
    VitePWA({
      // The page registers the worker itself (src/web/shell/service-worker.ts) and asks before it updates.
      injectRegister: false,
      registerType: 'prompt',
      // It lies in public/: made here, it would be fetched with everybody's first visit.
      manifest: false,
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,woff2,webmanifest}'],
        manifestTransforms: [
          entries => ({ manifest: entries.filter(({ url }) => first.keeps(url)), warnings: [] }),
        ],
        // What is used later is kept then: names with a hash never change, pictures may.
        runtimeCaching: [
          { urlPattern: /\/assets\/[^/]+$/, handler: 'CacheFirst', options: { cacheName: 'kept-assets' } },
          {
            urlPattern: /\/pictures\/\d+\.json$/,
            handler: 'StaleWhileRevalidate',
            options: { cacheName: 'kept-pictures' },
          },
        ],
        navigateFallback: '/index.html',
        // The notice is a file of its own, not a page.
        navigateFallbackDenylist: [/^\/api\//, /^\/THIRD-PARTY\.txt$/],
        cleanupOutdatedCaches: true,
        // Their names change with their words, or hardly ever: what the page has just loaded is not asked for again.
        dontCacheBustURLsMatching: /^(assets\/|icon\.svg)/,
        // The first page comes under the worker at once, so what it loads later is kept too.
        clientsClaim: true,
      },
    }),
    packed(),
  ],
  build: {
    target: 'es2023',
    // What was learnt of a game stays a file of its own, however small: inlined, everybody would load all of them.
    assetsInlineLimit: file => (file.endsWith('.bin') ? false : undefined),
    modulePreload: {
      polyfill: false,
      // A game names the few files it needs itself; a list of them for every game would be as large as the games' list.
      resolveDependencies: (file, needed, { hostId }) =>
        /\/(loaders|engine)-/.test(`/${hostId}`) ? [] : needed.filter(each => each !== file),
    },
    rolldownOptions: {
      treeshake,
      output: { codeSplitting: { groups } },
    },
  },
  server: { proxy: { '/api': { target: 'http://localhost:8080', configure: quiet } } },
})

/** In development the server may be off; the page then keeps its matches to itself. */
function quiet(proxy: { on(event: 'error', listener: () => void): unknown }): void {
  proxy.on('error', () => {})
}
