import { answerViewing, type BookingMessage, type BookingMessages } from '@domizil/api'
import { useCommand, useSay, useShell } from '@domizil/app-kit'
import { ModalDialog } from '@domizil/app-kit/modal'
import { Button, Skeleton } from '@domizil/ui/parts'
import { MessageForm } from './message-form.tsx'
import { MessageList } from './message-list.tsx'
import styles from './messages.module.css'
import { useMarkRead } from './use-mark-read.ts'
import type { OpenedThread } from './opened-thread.ts'
import { withAsked } from './thread.ts'
import { useThread } from './use-thread.ts'

interface ThreadDialogProps {
  thread: OpenedThread
  /** Must be stable between renders. */
  onRead: (id: number, unread: number) => void
  /** Called with the time of a viewing that the reader has accepted. */
  onAgreed?: (id: number, time: string) => void
  onClose: () => void
}

const NONE: readonly BookingMessage[] = []

/** The messages between tenant and landlord, about a booking or before one. */
export function ThreadDialog({ thread: opened, onRead, onAgreed, onClose }: ThreadDialogProps) {
  const say = useSay()
  const { thread, add, loadEarlier } = useThread(opened)
  const messages = thread.data?.items ?? NONE
  const name = opened.name || say('requests.formerMember')
  useMarkRead({ thread: opened, messages, onRead })

  return (
    <ModalDialog
      size="tall"
      onClose={onClose}
      title={say('messages.title', { name })}
      closeLabel={say('ask.close')}
      footer={
        thread.data &&
        (thread.data.canWrite ? (
          <MessageForm thread={opened} name={name} onSent={add} />
        ) : (
          <p className={styles.closed}>{say(`messages.closed.${opened.name ? opened.about : 'left'}`)}</p>
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
          <Button onClick={() => void thread.refetch()}>{say('requests.retry')}</Button>
        </div>
      )}
      {thread.data && (
        <Words
          opened={opened}
          thread={thread.data}
          onAdd={add}
          onAgreed={(time) => onAgreed?.(opened.id, time)}
          onEarlier={(before) => void loadEarlier(before)}
        />
      )}
    </ModalDialog>
  )
}

interface WordsProps {
  opened: OpenedThread
  thread: BookingMessages
  onAdd: (message: BookingMessage) => void
  onAgreed: (time: string) => void
  onEarlier: (before: number) => void
}

function Words({ opened, thread: { items, hasEarlier, canWrite }, onAdd, onAgreed, onEarlier }: WordsProps) {
  const say = useSay()
  const shell = useShell()
  const { run } = useCommand()
  const [first] = items
  const answer = (id: number, time: string | null) =>
    run(async () => {
      onAdd(await shell.send(answerViewing, { params: { id }, body: { time } }))
      if (time) onAgreed(time)
    })

  return (
    <>
      {hasEarlier && first && (
        <p className={styles.earlier}>
          <Button size="small" onClick={() => onEarlier(first.id)}>
            {say('messages.earlier')}
          </Button>
        </p>
      )}
      <MessageList
        thread={opened}
        messages={hasEarlier ? items : withAsked(items, opened.asked)}
        onAnswer={canWrite ? answer : undefined}
      />
      <div key={items.at(-1)?.id} ref={bringInSight} />
    </>
  )
}

/** Scrolls to the end when it opens, and after each new message. */
function bringInSight(end: HTMLElement | null): void {
  const around = end?.parentElement
  if (around) around.scrollTop = around.scrollHeight
}
