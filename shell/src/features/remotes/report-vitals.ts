import { type CallInput, type reportStart, reportVitals as reportVitalsCall } from '@domizil/api'
import type { Readable } from '@domizil/shell-api'
import { loadOwnChunk } from '../../lib/load-own-chunk.ts'
import { readVisit } from '../../lib/page-facts.ts'
import { sendReport } from './send-report.ts'

/** The version of an app in a page. */
type Version = CallInput<typeof reportStart>['params']

interface Visit {
  readonly channel: string
  /** The version whose page is shown; undefined where there is none. */
  readonly getShown: () => Version | undefined
  /** Changes with each navigation. */
  readonly route: Readable<unknown>
}

/**
 * Reports how fast the page is that a visit began with, in the name of its app: as soon as the page is hidden, or a page of another app
 * shown. Loads the library for it now, so it is called when nothing else waits. Without the library nothing is measured.
 */
export async function reportVitals({ channel, getShown, route }: Visit): Promise<void> {
  const opened = getShown()
  if (!opened) return
  const { watchVitals } = await loadOwnChunk(
    'web-vitals',
    () => import(/* webpackChunkName: "web-vitals" */ './watch-vitals.ts'),
  )
  if (getShown()?.remote !== opened.remote) return

  const read = watchVitals()
  const trial = readVisit().trials[opened.remote]
  let isSent = false
  const finish = () => {
    const values = read()
    if (isSent || Object.keys(values).length === 0) return
    isSent = true
    sendReport(reportVitalsCall, { ...opened, channel }, values, trial)
  }
  route.subscribe(() => {
    if (getShown()?.remote !== opened.remote) finish()
  })
  // The listeners of the library were added before: they have what the browser had still kept.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') finish()
  })
}
