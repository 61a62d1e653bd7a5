import type { Booking, BookingMessage } from '@domizil/api'
import { classes } from '@domizil/ui/parts'
import { FormattedMessage, FormattedTime, useIntl } from 'react-intl'
import { dayOfMoment } from '../../lib/day-of-moment.ts'
import styles from './messages.module.css'

interface MessageListProps {
  request: Booking
  messages: readonly BookingMessage[]
}

/** The messages of both parties, oldest first. New ones are announced. */
export function MessageList({ request, messages }: MessageListProps) {
  const intl = useIntl()

  return (
    <div role="log" aria-label={intl.formatMessage({ id: 'messages.list' })}>
      <ol className={styles.list}>
        {messages.map((message, at) => (
          <li key={message.id} className={classes(styles.item, isOwn(request, message) && styles.own)}>
            {dayOf(message) !== dayOf(messages[at - 1]) && <p className={styles.day}>{dayOf(message)}</p>}
            <p className={styles.head}>
              <b>
                <Author request={request} message={message} />
              </b>{' '}
              <time dateTime={message.createdAt}>
                <FormattedTime value={message.createdAt} />
              </time>
            </p>
            <p className={styles.text}>{message.text}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}

function Author({ request, message }: { request: Booking; message: BookingMessage }) {
  if (isOwn(request, message)) return <FormattedMessage id="messages.you" />
  return request.otherParty.name || <FormattedMessage id="requests.formerMember" />
}

function isOwn({ role }: Booking, { author }: Pick<BookingMessage, 'author'>): boolean {
  return author === role
}

function dayOf(message: BookingMessage | undefined): string | undefined {
  return message && dayOfMoment(message.createdAt)
}
