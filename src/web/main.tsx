import { render } from 'solid-js/web'
import { App } from './App.tsx'
import { startServiceWorker } from './shell/service-worker.ts'
import { startMatches } from './store/matches.ts'
import { startText } from './text/text.ts'
import './styles/theme.css'
import './styles/base.css'
import './styles/shell.css'

await startText()
render(() => <App />, document.getElementById('root')!)
void startMatches()
void startServiceWorker()
