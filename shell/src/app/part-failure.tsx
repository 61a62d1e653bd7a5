import { useIntl } from 'react-intl'
import { ErrorPage } from '../pages/error-page.tsx'

/** Says in the place of a page that its files did not come, and offers another attempt. */
export function PartFailure({ onRetry }: { onRetry?: () => void }) {
  const message = useIntl().formatMessage({ id: 'error.remote' })
  return <ErrorPage status={500} message={message} {...(onRetry && { onRetry })} />
}
