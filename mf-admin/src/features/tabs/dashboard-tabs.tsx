import { useCounters } from '@domizil/app-kit'
import { CountBadge, Tabs } from '@domizil/ui/parts'
import { Link } from '@domizil/app-kit/router'
import { adminPath } from '@domizil/links'
import { FormattedMessage, useIntl } from 'react-intl'

interface DashboardTabsProps<Tab extends string> {
  tabs: readonly Tab[]
  current: Tab
}

/** The tabs of the dashboard. Each has an address; the first has no query. */
export function DashboardTabs<Tab extends string>({ tabs, current }: DashboardTabsProps<Tab>) {
  const intl = useIntl()
  const open = useCounters().waiting?.helpRequests ?? 0

  return (
    <Tabs label={intl.formatMessage({ id: 'tabs.label' })}>
      {tabs.map((tab, at) => (
        <Link
          key={tab}
          to={adminPath({ tab: at === 0 ? undefined : tab })}
          aria-current={tab === current ? 'page' : undefined}
        >
          <FormattedMessage id={`tab.${tab}`} />{' '}
          {tab === 'help' && (
            <CountBadge
              count={open}
              label={intl.formatMessage({ id: 'waiting.helpCount' }, { count: open })}
            />
          )}
        </Link>
      ))}
    </Tabs>
  )
}
