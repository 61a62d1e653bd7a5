import { Tabs } from '@domizil/ui/parts'
import { Link, useSearchParams } from '@domizil/app-kit/router'
import { FormattedMessage, useIntl } from 'react-intl'

const TABS = ['requests', 'invoices'] as const
type Tab = (typeof TABS)[number]

/** The tab in the URL of a landlord's page. */
export function useTab(): Tab {
  const [search] = useSearchParams()
  return search.get('tab') === 'invoices' ? 'invoices' : 'requests'
}

/** The two tabs of a landlord's page: requests and invoices. */
export function PageTabs() {
  const intl = useIntl()
  const current = useTab()

  return (
    <Tabs label={intl.formatMessage({ id: 'tabs.label' })}>
      {TABS.map((tab) => (
        <Link
          key={tab}
          to={{ search: tab === 'invoices' ? '?tab=invoices' : '' }}
          aria-current={tab === current ? 'page' : undefined}
        >
          <FormattedMessage id={`tabs.${tab}`} />
        </Link>
      ))}
    </Tabs>
  )
}
