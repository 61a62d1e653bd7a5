import { listFlatBookings } from '@domizil/contract'
import { PageTitle } from '@domizil/remote-kit'
import { SignedInOnly } from '@domizil/remote-kit/login'
import { ArrowLeft, Inbox } from '@domizil/ui/icons'
import { EmptyState, SectionHeading, Spinner } from '@domizil/ui/parts'
import { Link, useParams } from '@domizil/ui/router'
import { useCallback } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { RequestList } from '../features/requests/request-list.tsx'
import type { LoadRequests } from '../features/requests/requests-atoms.ts'
import { useLoginTexts } from '../lib/use-login-texts.ts'
import styles from './page.module.css'

/** Everything tenants have asked of one flat. */
export function FlatBookingsPage() {
  const intl = useIntl()
  const loginTexts = useLoginTexts()
  const { id } = useParams()
  const source = useCallback<LoadRequests>(
    (shell, signal) => shell.send(listFlatBookings, { params: { flatId: Number(id) } }, { signal }),
    [id],
  )
  const title = intl.formatMessage({ id: 'flatBookings.title' })

  return (
    <div className={`container ${styles.page}`}>
      <PageTitle>{title}</PageTitle>
      <Link to="/my-flats" className={styles.back}>
        <ArrowLeft size={16} aria-hidden="true" />
        <FormattedMessage id="flatBookings.back" />
      </Link>
      <SectionHeading level={1} title={title} hint={<FormattedMessage id="flatBookings.hint" />} />
      <SignedInOnly texts={loginTexts} loading={<Spinner label={intl.formatMessage({ id: 'loading' })} />}>
        <RequestList
          source={source}
          empty={
            <EmptyState icon={<Inbox size={28} />} title={<FormattedMessage id="flatBookings.none" />}>
              <FormattedMessage id="flatBookings.noneHint" />
            </EmptyState>
          }
        />
      </SignedInOnly>
    </div>
  )
}
