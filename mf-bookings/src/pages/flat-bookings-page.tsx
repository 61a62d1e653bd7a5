import { listFlatBookings, listFlatQuestions } from '@domizil/api'
import { PageTitle, queryOf } from '@domizil/app-kit'
import { SignedInOnly } from '@domizil/app-kit/login'
import { ArrowLeft, Inbox } from '@domizil/ui/icons'
import { EmptyState, SectionHeading, Spinner } from '@domizil/ui/parts'
import { Link, useParams } from '@domizil/app-kit/router'
import { myFlatsPath } from '@domizil/links'
import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { InvoiceList } from '../features/invoices/invoice-list.tsx'
import { QuestionList } from '../features/messages/question-list.tsx'
import { RequestList } from '../features/requests/request-list.tsx'
import { RequestsQueryContext } from '../features/requests/requests-query.ts'
import { TenantRating } from '../features/reviews/tenant-reviews.tsx'
import { PageTabs, useTab } from './page-tabs.tsx'
import styles from './page.module.css'
import { OpenThread } from './open-thread.tsx'
import { RequestExtras } from './request-extras.tsx'

/** All requests for a flat, and the questions about it. */
export function FlatBookingsPage() {
  const intl = useIntl()
  const { id } = useParams()
  const flatId = Number(id)
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
        <PageTabs />
        {tab === 'invoices' ? <InvoiceList flatId={flatId} /> : <Requests flatId={flatId} />}
      </SignedInOnly>
    </div>
  )
}

function Requests({ flatId }: { flatId: number }) {
  const query = useMemo(() => queryOf(listFlatBookings, { params: { flatId } }), [flatId])
  const questions = useMemo(() => queryOf(listFlatQuestions, { params: { flatId } }), [flatId])

  return (
    <RequestsQueryContext value={query}>
      <QuestionList query={questions} />
      <RequestList
        extras={(request) => <RequestExtras request={request} />}
        beside={(request) => <TenantRating request={request} />}
        empty={
          <EmptyState icon={<Inbox size={28} />} title={<FormattedMessage id="flatBookings.none" />}>
            <FormattedMessage id="flatBookings.noneHint" />
          </EmptyState>
        }
      />
      <OpenThread questions={questions} />
    </RequestsQueryContext>
  )
}
