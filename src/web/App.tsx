import { ErrorBoundary, lazy, type JSX } from 'solid-js'
import { ownPages } from './own/index.ts'
import { Failure, NotFoundPage } from './shell/Failure.tsx'
import { Router, type Route } from './shell/router.tsx'
import { Shell } from './shell/Shell.tsx'

// The library too: whoever comes by a link to a game never sees it.
const LibraryPage = lazy(() =>
  import('./library/LibraryPage.tsx').then(page => ({ default: page.LibraryPage })),
)
const PlayPage = lazy(() => import('./play/PlayPage.tsx'))
const TablePage = lazy(() => import('./table/TablePage.tsx'))
const StudioPage = lazy(() => import('./studio/StudioPage.tsx'))
const RulesPage = lazy(() => import('./rules/RulesPage.tsx'))
const GamePage = lazy(() => import('./game/GamePage.tsx'))
const PrintPage = lazy(() => import('./game/PrintPage.tsx'))
const SettingsPage = lazy(() => import('./settings-page/SettingsPage.tsx'))

const routes: readonly Route[] = [
  { path: '/', Page: LibraryPage },
  ...ownPages,
  { path: '/play/:id', Page: PlayPage },
  { path: '/rules/:id', Page: RulesPage },
  { path: '/game/:id', Page: GamePage },
  { path: '/print/:id', Page: PrintPage },
  { path: '/table', Page: TablePage },
  { path: '/studio/:deck?/:part?', Page: StudioPage },
  { path: '/settings', Page: SettingsPage },
]

export const App = (): JSX.Element => (
  <ErrorBoundary fallback={error => <Failure error={error} />}>
    <Router routes={routes} none={NotFoundPage} frame={Shell} />
  </ErrorBoundary>
)
