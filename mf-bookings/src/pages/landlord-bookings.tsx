import type { Booking, Question } from '@domizil/api'
import { PageTitle, type Query } from '@domizil/app-kit'
import { SignedInOnly } from '@domizil/app-kit/login'
import { ArrowLeft, Inbox } from '@domizil/ui/icons'
import { EmptyState, SectionHeading, Spinner } from '@domizil/ui/parts'
import { Link } from '@domizil/app-kit/router'
import { myFlatsPath } from '@domizil/links'
import { FormattedMessage, useIntl } from 'react-intl'
import { InvoiceList } from '../features/invoices/invoice-list.tsx'
import { QuestionList } from '../features/messages/question-list.tsx'
import { RequestList } from '../features/requests/request-list.tsx'
import { RequestsQueryContext } from '../features/requests/requests-query.ts'
import { TenantRating } from '../features/reviews/tenant-reviews.tsx'
import { FlatFilter } from './flat-filter.tsx'
import { PageTabs, useTab } from './page-tabs.tsx'
import styles from './page.module.css'
import { OpenThread } from './open-thread.tsx'
import { RequestExtras } from './request-extras.tsx'

interface LandlordBookingsProps {
  /** The flat that the page is narrowed to; left out, all of the caller's flats. */
  flatId?: number
  requests: Query<Booking[]>
  questions: Query<Question[]>
}

/** A landlord's requests, questions and invoices: of all flats, or of one. */
export function LandlordBookings({ flatId, requests, questions }: LandlordBookingsProps) {
  const intl = useIntl()
  const tab = useTab()
  const title = intl.formatMessage({ id: 'flatBookings.title' })

  return (
    <div className={`container ${styles.page}`}>
      <PageTitle>{title}</PageTitle>
      <Link to={myFlatsPath()} className={styles.back}>
        <ArrowLeft size={16} aria-hidden="true" />
        <FormattedMessage id="flatBookings.back" />
      </Link>
      <SectionHeading level={1} title={title} hint={<FormattedMessage id="flatBookings.hint" />} />
      <SignedInOnly
        title={<FormattedMessage id="login.title" />}
        text={<FormattedMessage id="login.text" />}
        loading={<Spinner label={intl.formatMessage({ id: 'loading' })} />}
      >
        <FlatFilter flatId={flatId} />
        <PageTabs />
        {tab === 'invoices' ? (
          <InvoiceList {...(flatId !== undefined && { flatId })} />
        ) : (
          <RequestsQueryContext value={requests}>
            <QuestionList query={questions} />
            <RequestList
              extras={(request) => <RequestExtras request={request} />}
              beside={(request) => <TenantRating request={request} />}
              empty={
                <EmptyState icon={<Inbox size={28} />} title={<FormattedMessage id="flatBookings.none" />}>
                  <FormattedMessage
                    id={flatId === undefined ? 'flatBookings.noneOfAll' : 'flatBookings.noneHint'}
                  />
                </EmptyState>
              }
            />
            <OpenThread questions={questions} />
          </RequestsQueryContext>
        )}
      </SignedInOnly>
    </div>
  )
}
