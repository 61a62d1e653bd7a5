import { CloudOff } from '@domizil/ui/icons'
import { Button, ErrorState, PillGroup, Skeleton } from '@domizil/ui/parts'
import type { ReactNode } from 'react'
import type { Booking } from '@domizil/contract'
import { FormattedMessage, useIntl } from 'react-intl'
import { RequestCard } from './request-card.tsx'
import styles from './requests.module.css'
import type { LoadRequests } from './requests-atoms.ts'
import { useRequests } from './use-requests.ts'

interface RequestListProps {
  /** Keep it the same between renders: a new one loads anew. */
  source: LoadRequests
  /** What stands here when there is nothing at all. */
  empty: ReactNode
  /** What a card offers beside the decisions. */
  extras: (request: Booking) => ReactNode
  /** What stands beside the name of the other party. */
  beside?: (request: Booking) => ReactNode
}

export function RequestList({ source, empty, extras, beside }: RequestListProps) {
  const intl = useIntl()
  const { outcome, visible, counts, filter, setFilter, retry } = useRequests(source)
  if (outcome.status === 'loading') return <Places />
  if (outcome.status === 'failed') return <Failed message={outcome.message} onRetry={retry} />
  if (outcome.requests.length === 0) return empty

  return (
    <>
      <PillGroup
        label={intl.formatMessage({ id: 'filter.label' })}
        name="request-filter"
        value={filter}
        onChange={setFilter}
        options={counts
          .filter((one) => one.count > 0 || one.filter === 'ALL' || one.filter === filter)
          .map((one) => ({
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
          />
        ))}
      </div>
    </>
  )
}

function unreadIn(requests: readonly Booking[]): number {
  return requests.reduce((sum, { unreadMessages }) => sum + unreadMessages, 0)
}

function Failed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <ErrorState
      icon={<CloudOff size={28} />}
      title={<FormattedMessage id="requests.failed" />}
      actions={
        <Button variant="primary" onClick={onRetry}>
          <FormattedMessage id="requests.retry" />
        </Button>
      }
    >
      {message}
    </ErrorState>
  )
}

function Places() {
  return (
    <div className={styles.list} aria-busy="true">
      <Skeleton height="240px" />
      <Skeleton height="240px" />
    </div>
  )
}
