import { Button, buttonClass, ErrorState } from '@domizil/ui/parts'
import { Link } from '@domizil/app-kit/router'
import { homePath } from '@domizil/links'
import { FormattedMessage, useIntl } from 'react-intl'
import { PageTitle } from '../lib/page-title.tsx'
import { ErrorPageGuard } from './error-page-guard.tsx'

interface ErrorPageProps {
  /** Defaults to 404. */
  status?: number
  /** Shown instead of the status. */
  title?: string
  message?: string
  /** Shows a button to retry. */
  onRetry?: () => void
}

/** Shows an error inside the site's frame. A message that begins with a brace is technical and not shown. */
export function ErrorPage(props: ErrorPageProps) {
  return (
    <ErrorPageGuard>
      <WhatWentWrong {...props} />
    </ErrorPageGuard>
  )
}

function WhatWentWrong({ status = 404, title, message, onRetry }: ErrorPageProps) {
  const intl = useIntl()
  const shown = message && !message.startsWith('{') ? message : undefined

  return (
    <>
      <PageTitle>{title ?? intl.formatMessage({ id: 'error.title' }, { status })}</PageTitle>
      <ErrorState
        headingLevel={1}
        title={title ?? status}
        actions={
          <>
            {onRetry && (
              <Button variant="primary" onClick={onRetry}>
                <FormattedMessage id="error.retry" />
              </Button>
            )}
            <Link to={homePath()} className={buttonClass()}>
              <FormattedMessage id="error.home" />
            </Link>
          </>
        }
      >
        {shown}
      </ErrorState>
    </>
  )
}
