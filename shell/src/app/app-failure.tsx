import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { useIsOnline } from '../features/offline/use-is-online.ts'
import { ErrorPage } from '../pages/error-page.tsx'

/** Replaces a page whose files could not be loaded, with a button to retry. It retries by itself once it is online. */
export function AppFailure({ onRetry }: { onRetry?: () => void }) {
  const isOnline = useIsOnline()
  const message = useIntl().formatMessage({ id: isOnline ? 'error.remote' : 'error.offline' })

  useEffect(() => {
    if (!onRetry) return undefined
    window.addEventListener('online', onRetry)
    return () => window.removeEventListener('online', onRetry)
  }, [onRetry])

  return <ErrorPage status={500} message={message} {...(onRetry && { onRetry })} />
}
