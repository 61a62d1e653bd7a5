import { useCounters, useSay } from '@domizil/app-kit'
import { CountBadge, Tabs } from '@domizil/ui/parts'
import { Link } from '@domizil/app-kit/router'
import { adminPath } from '@domizil/links'

interface DashboardTabsProps<Tab extends string> {
  tabs: readonly Tab[]
  current: Tab
}

/** The tabs of the dashboard. Each has an address; the first has no query. */
export function DashboardTabs<Tab extends string>({ tabs, current }: DashboardTabsProps<Tab>) {
  const say = useSay()
  const { waiting } = useCounters()
  const counts: Readonly<Record<string, number | undefined>> = {
    help: waiting?.helpRequests,
    reports: waiting?.reports,
  }

  return (
    <Tabs label={say('tabs.label')}>
      {tabs.map((tab, at) => (
        <Link
          key={tab}
          to={adminPath({ tab: at === 0 ? undefined : tab })}
          aria-current={tab === current ? 'page' : undefined}
        >
          {say(`tab.${tab}`)}{' '}
          {counts[tab] !== undefined && (
            <CountBadge count={counts[tab]} label={say(`waiting.${tab}Count`, { count: counts[tab] })} />
          )}
        </Link>
      ))}
    </Tabs>
  )
}
