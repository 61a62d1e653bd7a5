import type { Booking, Question } from '@domizil/api'
import { PageTitle, type Query, useSession } from '@domizil/app-kit'
import { SignedInOnly } from '@domizil/app-kit/login'
import { Inbox } from '@domizil/ui/icons'
import { EmptyState, SectionHeading, Spinner } from '@domizil/ui/parts'
import { FormattedMessage, useIntl } from 'react-intl'
import { InvoiceList } from '../features/invoices/invoice-list.tsx'
import { RequestsQueryContext } from '../features/requests/requests-query.ts'
import { TenantRating } from '../features/reviews/tenant-reviews.tsx'
import { LandlordYear } from '../features/year/landlord-year.tsx'
import { BookingsBreadcrumb } from './bookings-breadcrumb.tsx'
import { FlatFilter } from './flat-filter.tsx'
import { PageTabs, useTab } from './page-tabs.tsx'
import styles from './page.module.css'
import { useOwnFlats } from './own-flat-titles.ts'
import { OpenThread } from './open-thread.tsx'
import { RequestExtras } from './request-extras.tsx'
import { RequestsAndQuestions } from './requests-and-questions.tsx'

interface LandlordBookingsProps {
  /** The flat that the page is narrowed to; left out, all of the caller's flats. */
  flatId?: number
  requests: Query<Booking[]>
  questions: Query<Question[]>
}

/** What the page is called by its tab: of all flats, or of one. */
const NAMES = {
  requests: { name: 'flatBookings.title', nameOf: 'flatBookings.titleOf' },
  invoices: { name: 'tabs.invoices', nameOf: 'invoices.titleOf' },
  year: { name: 'tabs.year', nameOf: 'year.titleOf' },
} as const

/** A landlord's requests, questions, invoices and figures: of all flats, or of one. */
export function LandlordBookings({ flatId, requests, questions }: LandlordBookingsProps) {
  const intl = useIntl()
  const tab = useTab()
  const { flats, isPending, titleOf } = useOwnFlats()
  const { status } = useSession()
  const narrowedTo = flats.find(({ id }) => id === flatId)
  const flat = narrowedTo && titleOf(narrowedTo)
  const ofFlat = flatId === undefined ? {} : { flatId }
  const { name: nameId, nameOf } = NAMES[tab]
  const name = intl.formatMessage({ id: nameId })
  const title = flat ? intl.formatMessage({ id: nameOf }, { flat }) : name

  // The title of the flat is longer than what would stand there before, and would move all below it.
  if (flatId !== undefined && (status === 'loading' || (status === 'authenticated' && isPending))) {
    return (
      <div className={`container ${styles.page}`}>
        <PageTitle>{name}</PageTitle>
        <Spinner label={intl.formatMessage({ id: 'loading' })} />
      </div>
    )
  }

  return (
    <div className={`container ${styles.page}`}>
      <PageTitle>{name}</PageTitle>
      <BookingsBreadcrumb flatId={flatId} flat={flat} name={name} />
      <SectionHeading
        level={1}
        title={title}
        hint={tab === 'requests' && <FormattedMessage id="flatBookings.hint" />}
      />
      <SignedInOnly
        title={<FormattedMessage id="login.title" />}
        text={<FormattedMessage id="login.text" />}
        loading={<Spinner label={intl.formatMessage({ id: 'loading' })} />}
      >
        <FlatFilter flatId={flatId} />
        <PageTabs {...ofFlat} />
        {tab === 'invoices' && <InvoiceList {...ofFlat} />}
        {tab === 'year' && (
          <LandlordYear {...ofFlat} flats={flats.map((one) => ({ id: one.id, title: titleOf(one) }))} />
        )}
        {tab === 'requests' && (
          <RequestsQueryContext value={requests}>
            <RequestsAndQuestions
              questions={questions}
              isOfOneFlat={flat !== undefined}
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
