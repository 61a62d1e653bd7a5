import { useIntl } from 'react-intl'
import { ErrorPage } from '../pages/error-page.tsx'

/** Replaces a page whose files could not be loaded, with a button to retry. */
export function AppFailure({ onRetry }: { onRetry?: () => void }) {
  const message = useIntl().formatMessage({ id: 'error.remote' })
  return <ErrorPage status={500} message={message} {...(onRetry && { onRetry })} />
}
