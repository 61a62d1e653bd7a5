import { useIntl } from 'react-intl'
import { ErrorPage } from './error-page.tsx'

export function NotFoundPage() {
  const intl = useIntl()
  return <ErrorPage status={404} message={intl.formatMessage({ id: 'error.notFound' })} />
}
