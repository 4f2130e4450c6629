// What a recording of Chromium (categories cc and toplevel) tells of the page's own thread.
export interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  /** Processor time of the thread: unlike the clock it does not count other programs. */
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

/** The longest task of the page's own thread, in milliseconds of its processor time. */
export function longestTask(trace: Buffer): number {
  const { traceEvents: events } = JSON.parse(trace.toString()) as { traceEvents: readonly TraceEvent[] }
  const { pid } = events.find(e => e.name === 'ProxyMain::BeginMainFrame')!
  const main = events.find(
    e => e.name === 'thread_name' && e.args?.name === 'CrRendererMain' && e.pid === pid,
  )
  const tasks = events.filter(
    e => e.name === 'ThreadControllerImpl::RunTask' && e.pid === pid && e.tid === main?.tid,
  )
  return Math.max(...tasks.map(e => (e.tdur ?? 0) / 1000))
}
