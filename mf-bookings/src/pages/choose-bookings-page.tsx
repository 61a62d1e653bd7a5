import { PageTitle, useSession } from '@domizil/app-kit'
import { SignedInOnly } from '@domizil/app-kit/login'
import { OwnFlatChoice } from '@domizil/flat-ui/own-flats'
import { flatBookingsPath } from '@domizil/links'
import { SectionHeading, Spinner } from '@domizil/ui/parts'
import { FormattedMessage, useIntl } from 'react-intl'
import { InvoiceList } from '../features/invoices/invoice-list.tsx'
import { PageTabs, useTab } from './page-tabs.tsx'
import styles from './page.module.css'

/** The choice of a flat, for a path without one. */
export function ChooseBookingsPage() {
  const intl = useIntl()
  const { status } = useSession()
  const tab = useTab()
  const title = intl.formatMessage({ id: 'flatBookings.title' })

  return (
    <div className={`container ${styles.page}`}>
      <PageTitle noIndex>{title}</PageTitle>
      <SectionHeading
        level={1}
        title={title}
        hint={status === 'authenticated' && tab === 'requests' && <FormattedMessage id="choose.hint" />}
      />
      <SignedInOnly
        title={<FormattedMessage id="login.title" />}
        text={<FormattedMessage id="login.text" />}
        loading={<Spinner label={intl.formatMessage({ id: 'loading' })} />}
      >
        <PageTabs />
        {tab === 'invoices' ? <InvoiceList /> : <OwnFlats />}
      </SignedInOnly>
    </div>
  )
}

function OwnFlats() {
  const intl = useIntl()
  const whatWaits = (count: number, unread: number) =>
    intl.formatMessage({ id: 'choose.openRequests' }, { count, unread })

  return (
    <OwnFlatChoice
      pathOf={({ id }) => flatBookingsPath(id)}
      describe={({ address, openRequestCount, unreadMessages }) =>
        `${address.city} · ${whatWaits(openRequestCount, unreadMessages)}`
      }
    />
  )
}
