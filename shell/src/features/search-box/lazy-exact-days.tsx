import { Skeleton } from '@domizil/ui/parts'
import { lazy, Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import { loadOwnChunk } from '../../lib/load-own-chunk.ts'
import { QuietBoundary } from '../../lib/quiet-boundary.tsx'
import { useServices } from '../../lib/services.ts'
import type { StayAndBudgetProps } from './stay-and-budget-props.ts'

/** The two days, whose calendar is loaded on demand. If that fails, the months are shown. */
export function LazyExactDays(props: StayAndBudgetProps) {
  const intl = useIntl()
  const { shellApi, pageFailed } = useServices()
  const [ExactDays] = useState(() => lazy(() => loadExactDays(pageFailed)))

  const handleFailure = () => {
    shellApi.notify({ kind: 'error', message: intl.formatMessage({ id: 'error.remote' }) })
    props.onChange({ when: 'months' })
  }

  return (
    <QuietBoundary onFailure={handleFailure}>
      <Suspense fallback={<Waiting />}>
        <ExactDays {...props} />
      </Suspense>
    </QuietBoundary>
  )
}

function Waiting() {
  return (
    <>
      <Skeleton height="70px" />
      <Skeleton height="70px" />
    </>
  )
}

/** As with every chunk, the first failure reloads the page. */
async function loadExactDays(onFailure: (error: unknown) => void) {
  const load = async () => (await import(/* webpackChunkName: "exact-days" */ './exact-days.tsx')).ExactDays
  try {
    return { default: await loadOwnChunk('exact-days', load) }
  } catch (error) {
    onFailure(error)
    throw error
  }
}
