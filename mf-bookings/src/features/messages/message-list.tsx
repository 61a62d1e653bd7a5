import type { BookingMessage } from '@domizil/api'
import { useSay } from '@domizil/app-kit'
import { TIME_OF_DAY } from '@domizil/domain'
import { ReportButton } from '@domizil/flat-ui/report'
import { classes } from '@domizil/ui/parts'
import { FormattedTime } from 'react-intl'
import { dayOfMoment } from '@domizil/app-kit/today'
import styles from './messages.module.css'
import type { OpenedThread } from './opened-thread.ts'
import { ViewingAnswer, ViewingProposal } from './viewing.tsx'

interface MessageListProps {
  thread: OpenedThread
  messages: readonly BookingMessage[]
  /** Answers a proposed viewing; undefined in a closed thread. */
  onAnswer: ((messageId: number, time: string | null) => Promise<unknown>) | undefined
}

/** The messages of both parties, oldest first. New ones are announced. */
export function MessageList({ thread, messages, onAnswer }: MessageListProps) {
  const say = useSay()

  return (
    <div role="log" aria-label={say('messages.list')}>
      <ol className={styles.list}>
        {messages.map((message, at) => (
          <li key={message.id} className={classes(styles.item, isOwn(thread, message) && styles.own)}>
            {dayOf(message) !== dayOf(messages[at - 1]) && <p className={styles.day}>{dayOf(message)}</p>}
            <p className={styles.head}>
              <b>
                <Author thread={thread} message={message} />
              </b>{' '}
              <time dateTime={message.createdAt}>
                <FormattedTime value={message.createdAt} {...TIME_OF_DAY} />
              </time>
            </p>
            {message.text && <p className={styles.text}>{message.text}</p>}
            {message.hidden && <p className={styles.hidden}>{say('messages.hidden')}</p>}
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
            {canBeReported(thread, message) && (
              <ReportButton {...reportedAs(thread, message)} quote={message.text} label={message.text} />
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}

function Author({ thread, message }: { thread: OpenedThread; message: BookingMessage }) {
  const say = useSay()
  if (isOwn(thread, message)) return say('messages.you')
  if (!thread.name) return say('requests.formerMember')
  return <span translate="no">{thread.name}</span>
}

function isOwn({ role }: OpenedThread, { author }: Pick<BookingMessage, 'author'>): boolean {
  return author === role
}

function canBeReported(thread: OpenedThread, message: BookingMessage): boolean {
  return !isOwn(thread, message) && message.text !== ''
}

/** The message of a request has no id: its booking names it. */
function reportedAs(thread: OpenedThread, { id }: BookingMessage) {
  return id === 0 ? ({ target: 'REQUEST', id: thread.id } as const) : ({ target: 'MESSAGE', id } as const)
}

function dayOf(message: BookingMessage | undefined): string | undefined {
  return message && dayOfMoment(message.createdAt)
}
