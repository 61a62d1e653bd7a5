import { type CallInput, type reportStart, reportVitals as reportVitalsCall } from '@domizil/api'
import type { WebVital } from '@domizil/domain'
import type { Readable } from '@domizil/shell-api'
import { onCLS, onINP, onLCP } from 'web-vitals'
import { readVisit } from '../../lib/page-facts.ts'
import { sendReport } from './send-report.ts'

/** The version of an app in a page. */
type Version = CallInput<typeof reportStart>['params']

type Values = Pick<CallInput<typeof reportVitalsCall>['body'], WebVital>

interface Visit {
  /** The app that the visit began with. */
  readonly remote: string
  readonly channel: string
  /** The version whose page is shown; undefined where there is none. */
  readonly getShown: () => Version | undefined
  /** Changes with each navigation. */
  readonly route: Readable<unknown>
}

/**
 * Reports how fast the page is that a visit began with, in the name of its app: as soon as the page is hidden, or a page of another app
 * shown.
 */
export function reportVitals({ channel, remote, getShown, route }: Visit): void {
  const opened = getShown()
  if (opened?.remote !== remote) return

  const read = watchVitals()
  const trial = readVisit().trials[remote]
  let isSent = false
  const finish = () => {
    const values = read()
    if (isSent || Object.keys(values).length === 0) return
    isSent = true
    sendReport(reportVitalsCall, { ...opened, channel }, values, trial)
  }
  route.subscribe(() => {
    if (getShown()?.remote !== remote) finish()
  })
  // The listeners of the library were added before: they have what the browser had still kept.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') finish()
  })
}

/**
 * Watches the web vitals of the page from its beginning, which browsers keep. The function gives them as they are now.
 */
function watchVitals(): () => Values {
  const values: Values = {}
  const all = { reportAllChanges: true }
  onLCP(({ value }) => (values.lcp = value), all)
  onINP(({ value }) => (values.inp = value), all)
  onCLS(({ value }) => (values.cls = value), all)

  return () => values
}
