import { useOnceOnline } from '@domizil/app-kit/query'
import { useIntl } from 'react-intl'
import { useIsOnline } from '../features/offline/use-is-online.ts'
import { ErrorPage } from '../pages/error-page.tsx'

/** Replaces a page whose files could not be loaded, with a button to retry. It retries by itself once it is online. */
export function AppFailure({ onRetry }: { onRetry?: () => void }) {
  const { formatMessage } = useIntl()
  const isOnline = useIsOnline()
  useOnceOnline(onRetry)

  return (
    <ErrorPage
      status={500}
      {...(!isOnline && { title: formatMessage({ id: 'error.offlineTitle' }) })}
      message={formatMessage({ id: isOnline ? 'error.remote' : 'error.offline' })}
      {...(onRetry && { onRetry })}
    />
  )
}
