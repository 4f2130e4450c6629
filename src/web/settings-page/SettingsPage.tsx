import { createUniqueId, For, type JSX } from 'solid-js'
import { ImportButton } from '../saves/ImportButton.tsx'
import { OfflineCard } from '../shell/OfflineCard.tsx'
import { usePageTitle } from '../shell/page-title.ts'
import { matchList } from '../store/match-list.ts'
import { keeping } from '../store/records.ts'
import { t } from '../text/text.ts'
import { DevicesCard } from './DevicesCard.tsx'
import { choose, CHOICES, settings, type Settings } from '../settings/settings.ts'

interface ChoiceProps<K extends keyof Settings> {
  readonly of: K
  readonly title: string
  readonly names: Readonly<Record<Settings[K], string>>
}

/** One setting as a row of buttons of which one is pressed. */
function Choice<K extends keyof Settings>(props: ChoiceProps<K>): JSX.Element {
  const name = createUniqueId()
  return (
    <fieldset class="choice">
      <legend>{props.title}</legend>
      <div class="segments">
        <For each={CHOICES[props.of] as readonly Settings[K][]}>
          {choice => (
            <label>
              <input
                type="radio"
                name={name}
                checked={settings()[props.of] === choice}
                onChange={() => choose({ [props.of]: choice })}
              />
              <span>{props.names[choice]}</span>
            </label>
          )}
        </For>
      </div>
    </fieldset>
  )
}

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
        <Choice of="aiming" title={s().aiming} names={s().aimingWhen} />
        <Choice of="rules" title={s().rules} names={s().rulesWhen} />
        <Choice of="shortcuts" title={s().shortcuts} names={s().onOff} />
        <Choice of="resigning" title={s().resigning} names={s().onOff} />
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
