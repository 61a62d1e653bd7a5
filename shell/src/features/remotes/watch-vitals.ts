import type { CallInput, reportVitals } from '@domizil/api'
import type { WebVital } from '@domizil/domain'
import { onCLS, onINP, onLCP } from 'web-vitals'

type Values = Pick<CallInput<typeof reportVitals>['body'], WebVital>

/**
 * Watches the web vitals of the page from its beginning, which browsers keep. The function gives them as they are now.
 */
export function watchVitals(): () => Values {
  const values: Values = {}
  const all = { reportAllChanges: true }
  onLCP(({ value }) => (values.lcp = value), all)
  onINP(({ value }) => (values.inp = value), all)
  onCLS(({ value }) => (values.cls = value), all)

  return () => values
}
