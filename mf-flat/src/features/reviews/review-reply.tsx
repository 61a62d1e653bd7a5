import type { Review } from '@domizil/contract'
import { REVIEW_LIMITS } from '@domizil/domain'
import { Button, Field } from '@domizil/ui/parts'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import styles from './reviews.module.css'
import { useReply } from './use-reply.ts'

interface ReviewReplyProps {
  review: Review
  /** Who wrote it, as the page says it. */
  author: string
  /** The flat is one's own. */
  canReply: boolean
}

/** What the landlord answered; the landlord answers here, once. */
export function ReviewReply({ review, author, canReply }: ReviewReplyProps) {
  const reply = useReply(review)
  const [isWriting, setIsWriting] = useState(false)
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
  if (isWriting) return <ReplyForm reply={reply} onCancel={() => setIsWriting(false)} />

  return <WriteButton author={author} onWrite={() => setIsWriting(true)} />
}

function WriteButton({ author, onWrite }: { author: string; onWrite: () => void }) {
  const intl = useIntl()

  return (
    <Button
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
