import type { Booking } from '@domizil/api'
import { formatDay, REVIEW_LIMITS } from '@domizil/domain'
import { useAttempt } from '@domizil/app-kit'
import { Field } from '@domizil/ui/parts'
import { FormattedMessage, useIntl } from 'react-intl'
import { ActionDialog } from '../../lib/action-dialog.tsx'
import { RatingField } from './rating-field.tsx'
import styles from './reviews.module.css'
import { useReviewDraft } from './use-review-draft.ts'

interface WriteReviewDialogProps {
  request: Booking
  onWritten: (id: number) => void
  onClose: () => void
}

/** Writes a review without seeing the other party's. The draft is preserved, also when the dialog is closed. */
export function WriteReviewDialog({ request, onWritten, onClose }: WriteReviewDialogProps) {
  const intl = useIntl()
  const review = useReviewDraft(request)
  const { kind, draft, categories, issueOf } = review
  const { attempt, isBusy, problem, errors, forgive } = useAttempt(
    intl.formatMessage({ id: 'done.review' }),
    onClose,
    { fields: [...categories, 'text'] },
  )
  const { closesOn, canWrite = false } = request.review ?? {}
  const handleSend = () => {
    if (review.showIssues()) return false
    void attempt(async () => {
      await review.send()
      onWritten(request.id)
    })
    return true
  }

  return (
    <ActionDialog
      title={<FormattedMessage id={`review.write.${kind}`} values={{ name: request.otherParty.name }} />}
      action={<FormattedMessage id="review.send" />}
      isPossible={canWrite}
      isBusy={isBusy}
      problem={problem}
      onAction={handleSend}
      onClose={onClose}
    >
      <div className={styles.form}>
        <p>
          <FormattedMessage id={`review.rules.${kind}`} values={{ day: closesOn && formatDay(closesOn) }} />
        </p>
        {categories.map((category) => (
          <RatingField
            key={category}
            label={<FormattedMessage id={`reviewCategory.${category}`} />}
            name={`review-${category}`}
            value={draft.ratings[category]}
            onChange={(rating) => {
              review.rate(category, rating)
              forgive(category)
            }}
            starLabel={(rating) => intl.formatMessage({ id: 'review.star' }, { rating })}
            error={issueOf(category) ? <FormattedMessage id="review.ratingIssue" /> : errors[category]}
          />
        ))}
        <ReviewText review={review} refusal={errors['text']} onChange={() => forgive('text')} />
      </div>
    </ActionDialog>
  )
}

function ReviewText({
  review: { kind, draft, issueOf, write },
  refusal,
  onChange,
}: {
  review: ReturnType<typeof useReviewDraft>
  /** What the server says about the text. */
  refusal: string | undefined
  onChange: () => void
}) {
  const intl = useIntl()
  const { min, max } = REVIEW_LIMITS.text[kind]

  return (
    <Field
      label={<FormattedMessage id={`review.text.${kind}`} />}
      hint={<FormattedMessage id="review.textHint" values={{ min, max, count: draft.text.length }} />}
      error={issueOf('text') ? intl.formatMessage({ id: 'review.textIssue' }, { min, max }) : refusal}
    >
      {(control) => (
        <textarea
          {...control}
          rows={5}
          maxLength={max}
          value={draft.text}
          onChange={(event) => {
            write(event.target.value)
            onChange()
          }}
        />
      )}
    </Field>
  )
}
