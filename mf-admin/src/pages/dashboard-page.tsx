import { lazyChunk, LoadFailed, PageTitle, queryOf, useQuery, useSay } from '@domizil/app-kit'
import { SectionHeading, Skeleton } from '@domizil/ui/parts'
import { useSearchParams } from '@domizil/app-kit/router'
import { type ComponentType, Suspense } from 'react'
import { getOverview } from '@domizil/api'
import { DashboardTabs } from '../features/tabs/dashboard-tabs.tsx'
import { Breadcrumbs } from '../lib/breadcrumbs.tsx'
import styles from './dashboard-page.module.css'
import { FailedJobs } from '../features/failed/failed-jobs.tsx'
import { CountTable } from '../features/overview/count-table.tsx'
import { ReviewQueue } from '../features/queue/review-queue.tsx'
import { TrendSection } from '../features/trends/trend-section.tsx'
import { WaitingLinks } from '../features/waiting/waiting-links.tsx'

const HelpTab = lazyChunk('help-tab', () =>
  import(/* webpackChunkName: "help-tab" */ './help-tab.tsx').then((module) => module.HelpTab),
)
const DemandTab = lazyChunk('demand-tab', () =>
  import(/* webpackChunkName: "demand-tab" */ './demand-tab.tsx').then((module) => module.DemandTab),
)
const ReportsTab = lazyChunk('reports-tab', () =>
  import(/* webpackChunkName: "reports-tab" */ './reports-tab.tsx').then((module) => module.ReportsTab),
)
const MailsTab = lazyChunk('mails-tab', () =>
  import(/* webpackChunkName: "mails-tab" */ './mails-tab.tsx').then((module) => module.MailsTab),
)
const RemotesTab = lazyChunk('remotes-tab', () =>
  import(/* webpackChunkName: "remotes-tab" */ '../features/remotes/remotes-tab.tsx').then(
    (module) => module.RemotesTab,
  ),
)
const AuditTab = lazyChunk('audit-tab', () =>
  import(/* webpackChunkName: "audit-tab" */ './audit-tab.tsx').then((module) => module.AuditTab),
)

const TABS = ['overview', 'demand', 'help', 'reports', 'mails', 'remotes', 'audit'] as const
type Tab = (typeof TABS)[number]

const VIEWS: Record<Tab, ComponentType> = {
  overview: OverviewTab,
  demand: DemandTab,
  help: HelpTab,
  reports: ReportsTab,
  mails: MailsTab,
  remotes: RemotesTab,
  audit: AuditTab,
}

/** The start page of the back office: totals, demand, help requests, reports, mails, served versions, and the audit log. */
export function DashboardPage() {
  const say = useSay()
  const [address] = useSearchParams()
  const tab = TABS.find((one) => one === address.get('tab')) ?? 'overview'
  const isOverview = tab === 'overview'
  const title = say(isOverview ? 'dashboard.title' : `tab.${tab}`)
  const View = VIEWS[tab]

  return (
    <div className={styles.page}>
      <PageTitle>{title}</PageTitle>
      <Breadcrumbs current={title} />
      <SectionHeading level={1} title={title} hint={isOverview && say('dashboard.hint')} />
      <DashboardTabs tabs={TABS} current={tab} />
      <Suspense fallback={<Skeleton height="320px" />}>
        <View />
      </Suspense>
    </div>
  )
}

/** What waits, the figures of the last days, and what there is in each status. */
function OverviewTab() {
  const say = useSay()
  const overview = useQuery(queryOf(getOverview, {}))
  if (overview.status === 'pending') return <Places />
  if (overview.status === 'error') {
    return <LoadFailed query={overview} title={say('dashboard.failed')} retry={say('dashboard.retry')} />
  }
  const { flats, bookings, today } = overview.data

  return (
    <>
      <WaitingLinks />
      <FailedJobs />
      <TrendSection today={today} overview={overview.data} beside={<ReviewQueue />} />
      <div className={styles.tables}>
        <CountTable
          caption={say('dashboard.flats')}
          list="flats"
          counts={flats}
          nameOf={(status) => say(`flatStatus.${status}`)}
        />
        <CountTable
          caption={say('dashboard.bookings')}
          list="bookings"
          counts={bookings}
          nameOf={(status) => say(`bookingStatus.${status}`)}
        />
      </div>
    </>
  )
}

function Places() {
  return (
    <div className={styles.tables} aria-busy="true">
      <Skeleton height="220px" />
      <Skeleton height="220px" />
    </div>
  )
}
