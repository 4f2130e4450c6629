import { render } from 'solid-js/web'
import { App } from './App.tsx'
import { settings } from './settings/settings.ts'
import { startServiceWorker } from './shell/service-worker.ts'
import { nameCopies, startRecords } from './store/records.ts'
import { startText, t } from './text/text.ts'
import './styles/theme.css'
import './styles/base.css'
import './styles/shell.css'

await startText(() => settings().language)
render(() => <App />, document.getElementById('root')!)
nameCopies(name => t().conflict.copy(name))
void startRecords()
void startServiceWorker()
