import { isDialogOpen, LoadFailed, useSay } from '@domizil/app-kit'
import { useLocation } from '@domizil/app-kit/router'
import { matchesFilter } from '@domizil/domain'
import { usePreloadedModal } from '@domizil/app-kit/modal'
import { PillGroup, Skeleton } from '@domizil/ui/parts'
import type { ReactNode } from 'react'
import type { Booking } from '@domizil/api'
import { RequestCard } from './request-card.tsx'
import { countByFilter, useRequestFilter } from './request-filter.ts'
import { useRequests } from './requests-query.ts'
import styles from './requests.module.css'

export interface RequestListProps {
  /** What stands above the requests, and comes with them so that neither moves the other away. */
  above: ReactNode
  /** Whether that is still loading. */
  isWaiting: boolean
  /** The empty state. */
  empty: ReactNode
  /** Actions of a card besides the decisions. */
  extras: (request: Booking) => ReactNode
  /** Content beside the name of the other party. */
  beside?: (request: Booking) => ReactNode
  /** The page is about one flat: its cards do not repeat it. */
  isOfOneFlat?: boolean
}

/** The requests of the page, below what comes with them. */
export function RequestList({ above, isWaiting, ...props }: RequestListProps) {
  const say = useSay()
  const requests = useRequests()
  usePreloadedModal(Boolean(requests.data?.length))
  if (isWaiting || requests.status === 'pending') return <Places />

  return (
    <>
      {above}
      {requests.data ? (
        <Requests {...props} requests={requests.data} />
      ) : (
        <LoadFailed query={requests} title={say('requests.failed')} retry={say('requests.retry')} />
      )}
    </>
  )
}

interface RequestsProps extends Omit<RequestListProps, 'above' | 'isWaiting'> {
  requests: readonly Booking[]
}

/** The requests and their filter. */
function Requests({ requests, empty, extras, beside, isOfOneFlat = false }: RequestsProps) {
  const say = useSay()
  const { filter, choose } = useRequestFilter()
  const { state } = useLocation()
  if (requests.length === 0) return empty
  // A request that the other side has moved on meanwhile stays as long as something is written about it.
  const visible = requests.filter(
    (one) => matchesFilter(filter, one.status) || isDialogOpen(state, (name) => name.endsWith(`-${one.id}`)),
  )

  return (
    <>
      <PillGroup
        label={say('filter.label')}
        name="request-filter"
        look="row"
        value={filter}
        onChange={choose}
        options={countByFilter(requests).map((one) => ({
          value: one.filter,
          label: say(`filter.${one.filter}`),
          count: one.count,
        }))}
      />
      <p role="status" className={styles.count}>
        {say('requests.count', { count: visible.length, unread: unreadIn(visible) })}
      </p>
      <div className={styles.list}>
        {visible.map((request) => (
          <RequestCard
            key={request.id}
            request={request}
            extras={extras(request)}
            beside={beside?.(request)}
            hidesFlat={isOfOneFlat}
          />
        ))}
      </div>
    </>
  )
}

function unreadIn(requests: readonly Booking[]): number {
  return requests.reduce((sum, { unreadMessages }) => sum + unreadMessages, 0)
}

function Places() {
  return (
    <div className={styles.list} aria-busy="true">
      <Skeleton height="240px" />
      <Skeleton height="240px" />
    </div>
  )
}
