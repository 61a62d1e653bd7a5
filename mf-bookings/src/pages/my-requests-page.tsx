import { listTenantBookings, listTenantQuestions } from '@domizil/api'
import { PageTitle, queryOf, useSay } from '@domizil/app-kit'
import { SignedInOnly } from '@domizil/app-kit/login'
import { buttonClass, EmptyState, SectionHeading, Spinner } from '@domizil/ui/parts'
import { Inbox } from '@domizil/ui/icons'
import { Link } from '@domizil/app-kit/router'
import { searchPath } from '@domizil/links'
import { RequestsQueryContext } from '../features/requests/requests-query.ts'
import styles from './page.module.css'
import { OpenThread } from './open-thread.tsx'
import { RequestExtras } from './request-extras.tsx'
import { RequestsAndQuestions } from './requests-and-questions.tsx'

const OWN_REQUESTS = queryOf(listTenantBookings, {})
const OWN_QUESTIONS = queryOf(listTenantQuestions, {})

/** All requests and questions of the signed-in user as a tenant. */
export function MyRequestsPage() {
  const say = useSay()
  const title = say('myRequests.title')

  return (
    <div className={`container ${styles.page}`}>
      <PageTitle>{title}</PageTitle>
      <SectionHeading level={1} title={title} hint={say('myRequests.hint')} />
      <SignedInOnly
        title={say('login.title')}
        text={say('login.text')}
        loading={<Spinner label={say('loading')} />}
      >
        <RequestsQueryContext value={OWN_REQUESTS}>
          <RequestsAndQuestions
            questions={OWN_QUESTIONS}
            extras={(request) => <RequestExtras request={request} />}
            empty={
              <EmptyState
                icon={<Inbox size={28} />}
                title={say('myRequests.none')}
                actions={
                  <Link className={buttonClass({ variant: 'primary', size: 'large' })} to={searchPath()}>
                    {say('myRequests.search')}
                  </Link>
                }
              >
                {say('myRequests.noneHint')}
              </EmptyState>
            }
          />
          <OpenThread questions={OWN_QUESTIONS} />
        </RequestsQueryContext>
      </SignedInOnly>
    </div>
  )
}
