import { countOpenInvoices } from '@domizil/api'
import { queryOf, useQuery } from '@domizil/app-kit'
import { CountBadge, Tabs } from '@domizil/ui/parts'
import { Link, useSearchParams } from '@domizil/app-kit/router'
import { FormattedMessage, useIntl } from 'react-intl'
import { STATUS_PARAM } from '../features/requests/request-filter.ts'
import { YEAR_PARAM } from '../features/year/landlord-year.tsx'

const TABS = ['requests', 'invoices', 'year'] as const
type Tab = (typeof TABS)[number]

/** The tab in the URL of a landlord's page. */
export function useTab(): Tab {
  const [search] = useSearchParams()
  return TABS.find((tab) => tab === search.get('tab')) ?? 'requests'
}

/**
 * The query of a landlord's page with a tab: the filter of its requests and the year of its figures stay, an open
 * thread does not.
 */
export function tabSearch(search: URLSearchParams, tab: Tab): string {
  const kept = new URLSearchParams(
    [...search].filter(([name]) => name === STATUS_PARAM || name === YEAR_PARAM),
  )
  if (tab !== 'requests') kept.set('tab', tab)
  return kept.size > 0 ? `?${kept}` : ''
}

interface PageTabsProps {
  /** The flat that the page is narrowed to; left out, all of the caller's flats. */
  flatId?: number
}

/** The tabs of a landlord's page: requests, invoices and figures. */
export function PageTabs({ flatId }: PageTabsProps) {
  const intl = useIntl()
  const current = useTab()
  const [search] = useSearchParams()

  return (
    <Tabs label={intl.formatMessage({ id: 'tabs.label' })}>
      {TABS.map((tab) => (
        <Link
          key={tab}
          to={{ search: tabSearch(search, tab) }}
          aria-current={tab === current ? 'page' : undefined}
        >
          <FormattedMessage id={`tabs.${tab}`} /> {tab === 'invoices' && <OpenInvoices flatId={flatId} />}
        </Link>
      ))}
    </Tabs>
  )
}

/** The number of invoices that are still to pay. */
function OpenInvoices({ flatId }: { flatId: number | undefined }) {
  const intl = useIntl()
  const input = flatId === undefined ? {} : { query: { flatId } }
  const { data: { count } = { count: 0 } } = useQuery(queryOf(countOpenInvoices, input), { isLive: true })

  return <CountBadge count={count} label={intl.formatMessage({ id: 'tabs.toPay' }, { count })} />
}
