import { LoadFailed } from '@domizil/app-kit'
import { usePreloadedModal } from '@domizil/app-kit/modal'
import { PillGroup, Skeleton } from '@domizil/ui/parts'
import type { ReactNode } from 'react'
import type { Booking } from '@domizil/api'
import { FormattedMessage, useIntl } from 'react-intl'
import { RequestCard } from './request-card.tsx'
import { countByFilter, filterRequests, useRequestFilter } from './request-filter.ts'
import { useRequests } from './requests-query.ts'
import styles from './requests.module.css'

interface RequestListProps {
  /** The empty state. */
  empty: ReactNode
  /** Actions of a card besides the decisions. */
  extras: (request: Booking) => ReactNode
  /** Content beside the name of the other party. */
  beside?: (request: Booking) => ReactNode
  /** The page is about one flat: its cards do not repeat it. */
  isOfOneFlat?: boolean
}

/** The requests of the page, and their filter. */
export function RequestList({ empty, extras, beside, isOfOneFlat = false }: RequestListProps) {
  const intl = useIntl()
  const requests = useRequests()
  const { filter, choose } = useRequestFilter()
  usePreloadedModal(Boolean(requests.data?.length))
  if (requests.status === 'pending') return <Places />
  if (!requests.data) {
    return (
      <LoadFailed
        query={requests}
        title={<FormattedMessage id="requests.failed" />}
        retry={<FormattedMessage id="requests.retry" />}
      />
    )
  }
  if (requests.data.length === 0) return empty
  const visible = filterRequests(requests.data, filter)

  return (
    <>
      <PillGroup
        label={intl.formatMessage({ id: 'filter.label' })}
        name="request-filter"
        value={filter}
        onChange={choose}
        options={countByFilter(requests.data).map((one) => ({
          value: one.filter,
          label: <FormattedMessage id={`filter.${one.filter}`} />,
          count: one.count,
        }))}
      />
      <p role="status" className={styles.count}>
        <FormattedMessage id="requests.count" values={{ count: visible.length, unread: unreadIn(visible) }} />
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
