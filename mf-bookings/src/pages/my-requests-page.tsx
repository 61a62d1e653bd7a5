import { listTenantBookings } from '@domizil/contract'
import { PageTitle } from '@domizil/remote-kit'
import { SignedInOnly } from '@domizil/remote-kit/login'
import { buttonClass, EmptyState, SectionHeading, Spinner } from '@domizil/ui/parts'
import { Inbox } from '@domizil/ui/icons'
import { Link } from '@domizil/ui/router'
import { FormattedMessage, useIntl } from 'react-intl'
import { RequestList } from '../features/requests/request-list.tsx'
import type { LoadRequests } from '../features/requests/requests-atoms.ts'
import { useLoginTexts } from '../lib/use-login-texts.ts'
import styles from './page.module.css'
import { OpenThread, RequestExtras } from './request-extras.tsx'

/** Everything the signed-in user has asked landlords for. */
export function MyRequestsPage() {
  const intl = useIntl()
  const loginTexts = useLoginTexts()
  const title = intl.formatMessage({ id: 'myRequests.title' })

  return (
    <div className={`container ${styles.page}`}>
      <PageTitle>{title}</PageTitle>
      <SectionHeading level={1} title={title} hint={<FormattedMessage id="myRequests.hint" />} />
      <SignedInOnly texts={loginTexts} loading={<Spinner label={intl.formatMessage({ id: 'loading' })} />}>
        <RequestList
          source={loadOwnRequests}
          extras={(request) => <RequestExtras request={request} />}
          empty={
            <EmptyState
              icon={<Inbox size={28} />}
              title={<FormattedMessage id="myRequests.none" />}
              actions={
                <Link className={buttonClass({ variant: 'primary', size: 'large' })} to="/search">
                  <FormattedMessage id="myRequests.search" />
                </Link>
              }
            >
              <FormattedMessage id="myRequests.noneHint" />
            </EmptyState>
          }
        />
        <OpenThread />
      </SignedInOnly>
    </div>
  )
}

const loadOwnRequests: LoadRequests = (shell, signal) => shell.send(listTenantBookings, {}, { signal })
