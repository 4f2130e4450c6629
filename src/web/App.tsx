import { Route, Router } from '@solidjs/router'
import { ErrorBoundary, lazy, type JSX } from 'solid-js'
import { ownPages } from './own/index.ts'
import { Failure, NotFoundPage } from './shell/Failure.tsx'
import { Shell } from './shell/Shell.tsx'

// The library too: whoever comes by a link to a game never sees it.
const LibraryPage = lazy(() =>
  import('./library/LibraryPage.tsx').then(page => ({ default: page.LibraryPage })),
)
const PlayPage = lazy(() => import('./play/PlayPage.tsx'))
const TablePage = lazy(() => import('./table/TablePage.tsx'))
const StudioPage = lazy(() => import('./studio/StudioPage.tsx'))
const RulesPage = lazy(() => import('./rules/RulesPage.tsx'))
const SettingsPage = lazy(() => import('./settings-page/SettingsPage.tsx'))

export const App = (): JSX.Element => (
  <ErrorBoundary fallback={error => <Failure error={error} />}>
    <Router root={Shell}>
      <Route path="/" component={LibraryPage} />
      {ownPages.map(({ path, Page }) => (
        <Route path={path} component={Page} />
      ))}
      <Route path="/play/:id" component={PlayPage} />
      <Route path="/rules/:id" component={RulesPage} />
      <Route path="/table" component={TablePage} />
      <Route path={['/studio', '/studio/:deck/:part?']} component={StudioPage} />
      <Route path="/settings" component={SettingsPage} />
      <Route path="*" component={NotFoundPage} />
    </Router>
  </ErrorBoundary>
)
