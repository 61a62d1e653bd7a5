import { Button, buttonClass, ErrorState } from '@domizil/ui/parts'
import { Link } from '@domizil/app-kit/router'
import { homePath } from '@domizil/links'
import { FormattedMessage, useIntl } from 'react-intl'
import { PageTitle } from '../lib/page-title.tsx'
import { ErrorPageGuard } from './error-page-guard.tsx'

interface ErrorPageProps {
  /** 404 where nothing else is known. */
  status?: number
  message?: string
  /** Offers another attempt. */
  onRetry?: () => void
}

/** Says what went wrong, inside the frame of the site. A message that begins with a brace is none for people. */
export function ErrorPage(props: ErrorPageProps) {
  return (
    <ErrorPageGuard>
      <WhatWentWrong {...props} />
    </ErrorPageGuard>
  )
}

function WhatWentWrong({ status = 404, message, onRetry }: ErrorPageProps) {
  const intl = useIntl()
  const shown = message && !message.startsWith('{') ? message : undefined

  return (
    <>
      <PageTitle>{intl.formatMessage({ id: 'error.title' }, { status })}</PageTitle>
      <ErrorState
        headingLevel={1}
        title={status}
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
