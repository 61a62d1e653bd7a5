import { useSay } from '@domizil/app-kit/say'
import { Button, buttonClass, ErrorState } from '@domizil/ui/parts'
import { Link } from '@domizil/app-kit/router'
import { homePath } from '@domizil/links'
import { PageTitle } from '../lib/page-title.tsx'
import styles from './error-page.module.css'
import { ErrorPageGuard } from './error-page-guard.tsx'

const NOT_FOUND = 404

interface ErrorPageProps {
  status?: number
  /** Shown instead of what the status stands for. */
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

function WhatWentWrong({ status = NOT_FOUND, title, message, onRetry }: ErrorPageProps) {
  const say = useSay()
  const shown = message && !message.startsWith('{') ? message : undefined
  const code = say('error.title', { status })

  return (
    <div className={styles.page}>
      <PageTitle>{title ?? code}</PageTitle>
      <ErrorState
        headingLevel={1}
        title={
          title ?? (
            <>
              {say(status === NOT_FOUND ? 'error.notFound' : 'errorDialog.title')}{' '}
              <small className={styles.code}>{code}</small>
            </>
          )
        }
        actions={
          <>
            {onRetry && (
              <Button variant="primary" onClick={onRetry}>
                {say('error.retry')}
              </Button>
            )}
            <Link to={homePath()} className={buttonClass()}>
              {say('error.home')}
            </Link>
          </>
        }
      >
        {shown}
      </ErrorState>
    </div>
  )
}
