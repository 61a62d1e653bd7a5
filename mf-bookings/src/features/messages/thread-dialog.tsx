import type { Booking, BookingMessage, BookingMessages } from '@domizil/api'
import { ModalDialog } from '@domizil/app-kit/modal'
import { Button, Skeleton } from '@domizil/ui/parts'
import { FormattedMessage, useIntl } from 'react-intl'
import { MessageForm } from './message-form.tsx'
import { MessageList } from './message-list.tsx'
import styles from './messages.module.css'
import { useMarkRead } from './use-mark-read.ts'
import { useThread } from './use-thread.ts'

interface ThreadDialogProps {
  request: Booking
  /** Must be stable between renders. */
  onRead: (id: number, unread: number) => void
  onClose: () => void
}

const NONE: readonly BookingMessage[] = []

/** The messages between tenant and landlord about a booking; the first is the message of the request. */
export function ThreadDialog({ request, onRead, onClose }: ThreadDialogProps) {
  const intl = useIntl()
  const { thread, add, loadEarlier } = useThread(request.id)
  const messages = thread.data?.items ?? NONE
  const name = request.otherParty.name || intl.formatMessage({ id: 'requests.formerMember' })
  useMarkRead({ request, messages, onRead })

  return (
    <ModalDialog
      onClose={onClose}
      title={<FormattedMessage id="messages.title" values={{ name }} />}
      closeLabel={intl.formatMessage({ id: 'ask.close' })}
      footer={
        thread.data &&
        (thread.data.canWrite ? (
          <MessageForm id={request.id} name={name} onSent={add} />
        ) : (
          <p className={styles.closed}>
            <FormattedMessage id="messages.closed" />
          </p>
        ))
      }
    >
      {thread.status === 'pending' && (
        <div className={styles.places} aria-busy="true">
          <Skeleton height="64px" />
          <Skeleton height="64px" />
        </div>
      )}
      {thread.status === 'error' && !thread.data && (
        <div role="alert" className={styles.failed}>
          <p>{thread.error.message}</p>
          <Button onClick={() => void thread.refetch()}>
            <FormattedMessage id="requests.retry" />
          </Button>
        </div>
      )}
      {thread.data && (
        <Words request={request} thread={thread.data} onEarlier={(before) => void loadEarlier(before)} />
      )}
    </ModalDialog>
  )
}

interface WordsProps {
  request: Booking
  thread: BookingMessages
  onEarlier: (before: number) => void
}

function Words({ request, thread: { items, hasEarlier }, onEarlier }: WordsProps) {
  const [first] = items
  const asked = { id: 0, author: 'TENANT', text: request.message, createdAt: request.createdAt } as const

  return (
    <>
      {hasEarlier && first && (
        <p className={styles.earlier}>
          <Button size="small" onClick={() => onEarlier(first.id)}>
            <FormattedMessage id="messages.earlier" />
          </Button>
        </p>
      )}
      <MessageList request={request} messages={hasEarlier || !request.message ? items : [asked, ...items]} />
      <div key={items.at(-1)?.id} ref={bringInSight} />
    </>
  )
}

/** Scrolls to the end when it opens, and after each new message. */
function bringInSight(end: HTMLElement | null): void {
  const around = end?.parentElement
  if (around) around.scrollTop = around.scrollHeight
}
