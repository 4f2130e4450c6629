import { createSignal, onCleanup, type Accessor } from 'solid-js'
import type { Judged, Moment } from '../../../ai/analysis.ts'
import { analyseMatch, type Analysing } from '../../match/analysis.ts'
import type { Session } from '../../match/session.ts'

/** How far the analysis of a match has come, and what it has found. */
export interface Analysis {
  readonly state: Accessor<'running' | 'done' | 'stopped' | 'failed'>
  /** The judged decisions in the order of the match. */
  readonly judged: Accessor<readonly Judged[]>
  readonly moments: Accessor<readonly Moment[]>
  stop(): void
  again(): void
}

/** Analyses the match as it stands now; it ends when nobody looks any more. */
export function createAnalysis(session: Session): Analysis {
  const [state, setState] = createSignal<'running' | 'done' | 'stopped' | 'failed'>('running')
  const [judged, setJudged] = createSignal<readonly Judged[]>([])
  const [moments, setMoments] = createSignal<readonly Moment[]>([])
  let running: Analysing | undefined

  const begin = () => {
    const { options, from, log, at } = session.match()
    setState('running')
    setJudged([])
    setMoments([])
    const mine = analyseMatch(
      { game: session.definition.id, options, ...(from ? { from } : {}), moves: log.slice(0, at) },
      more => setJudged(known => [...known, ...more]),
    )
    running = mine
    mine.moments.then(
      found => {
        setMoments(found)
        setState('done')
      },
      () => setState('failed'),
    )
  }
  const stop = () => {
    running?.stop()
    if (state() === 'running') setState('stopped')
  }
  begin()
  onCleanup(() => running?.stop())
  return { state, judged, moments, stop, again: begin }
}
