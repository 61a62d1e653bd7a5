import type { Review } from '@domizil/api'
import { REVIEW_LIMITS } from '@domizil/domain'
import { Button, Field } from '@domizil/ui/parts'
import { type Ref, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { FormattedMessage, useIntl } from 'react-intl'
import styles from './reviews.module.css'
import { useReply } from './use-reply.ts'

interface ReviewReplyProps {
  review: Review
  /** The displayed name of the author. */
  author: string
  /** Whether the flat is the caller's. */
  canReply: boolean
}

/** The landlord's reply, or the form to write it once. */
export function ReviewReply({ review, author, canReply }: ReviewReplyProps) {
  const reply = useReply(review)
  const [isWriting, setIsWriting] = useState(false)
  const writeButton = useRef<HTMLButtonElement>(null)
  const handleCancel = () => {
    flushSync(() => setIsWriting(false))
    writeButton.current?.focus()
  }
  if (reply.said)
    return (
      <blockquote className={styles.reply}>
        <b>
          <FormattedMessage id="reviews.reply" />
        </b>
        <p>{reply.said}</p>
      </blockquote>
    )
  if (!canReply) return null
  if (isWriting) return <ReplyForm reply={reply} onCancel={handleCancel} />

  return <WriteButton ref={writeButton} author={author} onWrite={() => setIsWriting(true)} />
}

interface WriteButtonProps {
  ref: Ref<HTMLButtonElement>
  author: string
  onWrite: () => void
}

function WriteButton({ ref, author, onWrite }: WriteButtonProps) {
  const intl = useIntl()

  return (
    <Button
      ref={ref}
      className={styles.write}
      size="small"
      aria-label={intl.formatMessage({ id: 'reviews.writeReplyTo' }, { author })}
      onClick={onWrite}
    >
      <FormattedMessage id="reviews.writeReply" />
    </Button>
  )
}

interface ReplyFormProps {
  reply: ReturnType<typeof useReply>
  onCancel: () => void
}

function ReplyForm({ reply, onCancel }: ReplyFormProps) {
  const { draft, problem, isSending, change, send } = reply
  const { max } = REVIEW_LIMITS.reply
  const text = useRef<HTMLTextAreaElement>(null)

  useEffect(() => text.current?.focus(), [])

  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    void send().then((isSent) => !isSent && text.current?.focus())
  }

  return (
    <form className={styles.answer} noValidate onSubmit={handleSubmit}>
      <Field
        label={<FormattedMessage id="reviews.yourReply" />}
        hint={<FormattedMessage id="reviews.replyHint" values={{ max }} />}
        error={problem}
      >
        {(control) => (
          <textarea
            {...control}
            ref={text}
            rows={3}
            maxLength={max}
            value={draft}
            onChange={(event) => change(event.target.value)}
          />
        )}
      </Field>
      <div className={styles.buttons}>
        <Button variant="primary" size="small" type="submit" busy={isSending}>
          <FormattedMessage id="reviews.sendReply" />
        </Button>
        <Button variant="quiet" size="small" onClick={onCancel}>
          <FormattedMessage id="reviews.cancelReply" />
        </Button>
      </div>
    </form>
  )
}
