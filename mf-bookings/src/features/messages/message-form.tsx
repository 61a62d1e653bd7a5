import type { BookingMessage } from '@domizil/api'
import { useSay } from '@domizil/app-kit'
import { Send } from '@domizil/ui/icons'
import { Button, TextArea } from '@domizil/ui/parts'
import { type KeyboardEvent, type SyntheticEvent, useRef } from 'react'
import styles from './messages.module.css'
import { SavedReplies } from './saved-replies.tsx'
import { ViewingFields } from './viewing-fields.tsx'
import type { OpenedThread } from './opened-thread.ts'
import { useWriting } from './use-writing.ts'

interface MessageFormProps {
  thread: OpenedThread
  /** The name of the recipient. */
  name: string
  onSent: (message: BookingMessage) => void
}

/** Writes a message to the other party. Enter inserts a line break; Ctrl or Cmd with Enter sends. */
export function MessageForm({ thread, name, onSent }: MessageFormProps) {
  const say = useSay()
  const { draft, problem, isUnsent, isSending, send, change } = useWriting(thread, onSent)
  const text = useRef<HTMLTextAreaElement>(null)
  const handleSend = () => void send().then(() => text.current?.focus())
  const handleChoose = (chosen: string) => {
    const written = draft.text.trimEnd()
    change({ text: written === '' ? chosen : `${written}\n\n${chosen}` })
    text.current?.focus()
  }
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    handleSend()
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) handleSend()
  }

  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit}>
      {isUnsent && (
        <p role="alert" className={styles.unsent}>
          {say('messages.unsent')}
        </p>
      )}
      <div className={styles.extras}>
        <ViewingFields times={draft.times} onChange={(times) => change({ times })} />
        <SavedReplies text={draft.text} onChoose={handleChoose} />
      </div>
      <TextArea
        hideLabel
        label={say('messages.write', { name })}
        error={problem && <span role="alert">{problem}</span>}
        ref={text}
        rows={2}
        placeholder={say('messages.write', { name })}
        value={draft.text}
        onChange={(event) => change({ text: event.target.value })}
        onKeyDown={handleKey}
      />
      <Button type="submit" variant="primary" busy={isSending} icon={<Send size={16} />}>
        {say('messages.send')}
      </Button>
    </form>
  )
}
