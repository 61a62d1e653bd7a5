import type { BookingMessage } from '@domizil/api'
import { classes } from '@domizil/ui/parts'
import { FormattedMessage, FormattedTime, useIntl } from 'react-intl'
import { dayOfMoment } from '../../lib/day-of-moment.ts'
import styles from './messages.module.css'
import type { OpenedThread } from './opened-thread.ts'
import { ViewingAnswer, ViewingProposal } from './viewing.tsx'

interface MessageListProps {
  thread: OpenedThread
  messages: readonly BookingMessage[]
  /** Answers a proposed viewing; undefined in a closed thread. */
  onAnswer: ((messageId: number, time: string | null) => Promise<void>) | undefined
}

/** The messages of both parties, oldest first. New ones are announced. */
export function MessageList({ thread, messages, onAnswer }: MessageListProps) {
  const intl = useIntl()

  return (
    <div role="log" aria-label={intl.formatMessage({ id: 'messages.list' })}>
      <ol className={styles.list}>
        {messages.map((message, at) => (
          <li key={message.id} className={classes(styles.item, isOwn(thread, message) && styles.own)}>
            {dayOf(message) !== dayOf(messages[at - 1]) && <p className={styles.day}>{dayOf(message)}</p>}
            <p className={styles.head}>
              <b>
                <Author thread={thread} message={message} />
              </b>{' '}
              <time dateTime={message.createdAt}>
                <FormattedTime value={message.createdAt} />
              </time>
            </p>
            {message.text && <p className={styles.text}>{message.text}</p>}
            {message.viewingTimes && (
              <ViewingProposal
                times={message.viewingTimes}
                answer={messages.find(({ viewingAnswer }) => viewingAnswer?.messageId === message.id)}
                onAnswer={
                  onAnswer && !isOwn(thread, message) ? (time) => onAnswer(message.id, time) : undefined
                }
              />
            )}
            {message.viewingAnswer && <ViewingAnswer time={message.viewingAnswer.time} />}
          </li>
        ))}
      </ol>
    </div>
  )
}

function Author({ thread, message }: { thread: OpenedThread; message: BookingMessage }) {
  if (isOwn(thread, message)) return <FormattedMessage id="messages.you" />
  return thread.name || <FormattedMessage id="requests.formerMember" />
}

function isOwn({ role }: OpenedThread, { author }: Pick<BookingMessage, 'author'>): boolean {
  return author === role
}

function dayOf(message: BookingMessage | undefined): string | undefined {
  return message && dayOfMoment(message.createdAt)
}
