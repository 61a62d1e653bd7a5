import { listTenantBookings, listTenantQuestions } from '@domizil/api'
import { PageTitle, queryOf } from '@domizil/app-kit'
import { SignedInOnly } from '@domizil/app-kit/login'
import { buttonClass, EmptyState, SectionHeading, Spinner } from '@domizil/ui/parts'
import { Inbox } from '@domizil/ui/icons'
import { Link } from '@domizil/app-kit/router'
import { searchPath } from '@domizil/links'
import { FormattedMessage, useIntl } from 'react-intl'
import { RequestsQueryContext } from '../features/requests/requests-query.ts'
import styles from './page.module.css'
import { OpenThread } from './open-thread.tsx'
import { RequestExtras } from './request-extras.tsx'
import { RequestsAndQuestions } from './requests-and-questions.tsx'

const OWN_REQUESTS = queryOf(listTenantBookings, {})
const OWN_QUESTIONS = queryOf(listTenantQuestions, {})

/** All requests and questions of the signed-in user as a tenant. */
export function MyRequestsPage() {
  const intl = useIntl()
  const title = intl.formatMessage({ id: 'myRequests.title' })

  return (
    <div className={`container ${styles.page}`}>
      <PageTitle>{title}</PageTitle>
      <SectionHeading level={1} title={title} hint={<FormattedMessage id="myRequests.hint" />} />
      <SignedInOnly
        title={<FormattedMessage id="login.title" />}
        text={<FormattedMessage id="login.text" />}
        loading={<Spinner label={intl.formatMessage({ id: 'loading' })} />}
      >
        <RequestsQueryContext value={OWN_REQUESTS}>
          <RequestsAndQuestions
            questions={OWN_QUESTIONS}
            extras={(request) => <RequestExtras request={request} />}
            empty={
              <EmptyState
                icon={<Inbox size={28} />}
                title={<FormattedMessage id="myRequests.none" />}
                actions={
                  <Link className={buttonClass({ variant: 'primary', size: 'large' })} to={searchPath()}>
                    <FormattedMessage id="myRequests.search" />
                  </Link>
                }
              >
                <FormattedMessage id="myRequests.noneHint" />
              </EmptyState>
            }
          />
          <OpenThread questions={OWN_QUESTIONS} />
        </RequestsQueryContext>
      </SignedInOnly>
    </div>
  )
}
