import { Suspense, type JSX } from 'solid-js'
import { GameRules } from './GameRules.tsx'
import { Icon } from '../shell/Icon.tsx'
import { t } from '../text/text.ts'
import { tt } from './text/text.ts'

/** The rules of the game whose board lies on the table, beside it. */
export const RulesAside = (props: { readonly game: string; readonly onClose: () => void }): JSX.Element => (
  <aside class="table-rules" aria-label={tt().menu.rules}>
    <header>
      <h2>{tt().menu.rules}</h2>
      <button type="button" class="plain" aria-label={t().close} onClick={() => props.onClose()}>
        <Icon name="close" />
      </button>
    </header>
    <div class="table-rules-text" tabindex="0" role="region" aria-label={tt().menu.rules}>
      <Suspense fallback={<p>{t().loading}</p>}>
        <GameRules game={props.game} />
      </Suspense>
    </div>
  </aside>
)
