import { Tabs } from '@domizil/ui/parts'
import { Link, useSearchParams } from '@domizil/app-kit/router'
import { FormattedMessage, useIntl } from 'react-intl'

const TABS = ['requests', 'invoices'] as const
type Tab = (typeof TABS)[number]

/** Which part of a landlord's page the address names. */
export function useTab(): Tab {
  const [search] = useSearchParams()
  return search.get('tab') === 'invoices' ? 'invoices' : 'requests'
}

/** The two parts of a landlord's page: what is asked, and what was charged. */
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
