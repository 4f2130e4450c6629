import type { JSX } from 'solid-js'
import { ImportButton } from '../saves/ImportButton.tsx'
import { Choice } from '../shell/Choice.tsx'
import { OfflineCard } from '../shell/OfflineCard.tsx'
import { usePageTitle } from '../shell/page-title.ts'
import { matchList } from '../store/match-list.ts'
import { keeping } from '../store/records.ts'
import { t } from '../text/text.ts'
import { DevicesCard } from './DevicesCard.tsx'

export default function SettingsPage(): JSX.Element {
  const s = () => t().settings
  usePageTitle(() => s().title)
  return (
    <main id="content" class="page narrow" tabindex="-1">
      <h1>{s().title}</h1>
      <section class="card stack">
        <Choice of="language" title={s().language} names={s().languages} />
        <Choice of="theme" title={s().theme} names={s().themes} />
        <Choice of="sound" title={s().sound} names={s().onOff} />
        <Choice of="coordinates" title={s().coordinates} names={s().shown} />
        <Choice of="targets" title={s().targets} names={s().shown} />
        <Choice of="movable" title={s().movable} names={s().movableWhen} />
        <Choice of="motion" title={s().motion} names={s().onOff} />
        <Choice of="aiming" title={s().aiming} names={s().aimingWhen} />
        <Choice of="rules" title={s().rules} names={s().rulesWhen} />
        <Choice of="shortcuts" title={s().shortcuts} names={s().onOff} />
        <Choice of="resigning" title={s().resigning} names={s().onOff} />
        <Choice of="foresight" title={s().foresight} names={s().onOff} />
      </section>
      <section class="card stack">
        <h2>{s().data}</h2>
        <p>{t().matches.kept[keeping()]}</p>
        <p>{t().matches.count(matchList().length)}</p>
        <div class="acts">
          <ImportButton />
        </div>
      </section>
      <DevicesCard />
      <OfflineCard />
      <section class="card stack">
        <h2>{s().about}</h2>
        <p>{s().aboutText}</p>
        <p>
          <a href="/THIRD-PARTY.txt" rel="external" target="_blank">
            {s().notices}
          </a>
        </p>
      </section>
    </main>
  )
}
