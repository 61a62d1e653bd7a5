import { PageTitle, useSession } from '@domizil/app-kit'
import { SignedInOnly } from '@domizil/app-kit/login'
import { OwnFlatChoice } from '@domizil/app-kit/own-flats'
import { flatBookingsPath } from '@domizil/links'
import { SectionHeading, Spinner } from '@domizil/ui/parts'
import { FormattedMessage, useIntl } from 'react-intl'
import { InvoiceList } from '../features/invoices/invoice-list.tsx'
import { useLoginTexts } from '../lib/use-login-texts.ts'
import { PageTabs, useTab } from './page-tabs.tsx'
import styles from './page.module.css'

/** The choice of a flat, for a path without one. */
export function ChooseBookingsPage() {
  const intl = useIntl()
  const { status } = useSession()
  const loginTexts = useLoginTexts()
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
      <SignedInOnly texts={loginTexts} loading={<Spinner label={intl.formatMessage({ id: 'loading' })} />}>
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
      texts={{
        untitled: intl.formatMessage({ id: 'choose.untitled' }),
        none: intl.formatMessage({ id: 'choose.none' }),
        noneHint: intl.formatMessage({ id: 'choose.noneHint' }),
        newFlat: intl.formatMessage({ id: 'choose.newFlat' }),
        failed: intl.formatMessage({ id: 'choose.failed' }),
        retry: intl.formatMessage({ id: 'choose.retry' }),
      }}
      pathOf={({ id }) => flatBookingsPath(id)}
      describe={({ address, openRequestCount, unreadMessages }) =>
        `${address.city} · ${whatWaits(openRequestCount, unreadMessages)}`
      }
    />
  )
}
