import type { FlatReview } from '@domizil/api'
import { useDraft, useSay } from '@domizil/app-kit'
import { ADMIN_REASON_LIMITS } from '@domizil/domain'
import { CheckField, TextArea } from '@domizil/ui/parts'
import { type SyntheticEvent, useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { FormModal } from '../../lib/form-modal.tsx'
import styles from './review.module.css'
import type { Decision } from './use-decision.ts'

interface RejectDialogProps {
  review: FlatReview
  isOpen: boolean
  decision: Decision
  onClose: () => void
}

/** Rejects a flat with usual reasons, which are written in the owner's language, and own words. */
export function RejectDialog({ review, isOpen, decision, onClose }: RejectDialogProps) {
  const say = useSay()
  const formId = useId()

  return (
    <FormModal
      isOpen={isOpen}
      title={say('review.rejectTitle', { title: review.title })}
      formId={formId}
      action={say('review.reject')}
      isDangerous
      isBusy={decision.isBusy}
      onClose={onClose}
      onOpened={() => document.getElementById(formId)?.querySelector('input')?.focus()}
    >
      <RejectForm id={formId} review={review} decision={decision} onDone={onClose} />
    </FormModal>
  )
}

function RejectForm({
  id,
  review,
  decision,
  onDone,
}: {
  id: string
  review: FlatReview
  decision: Decision
  onDone: () => void
}) {
  const intl = useIntl()
  const say = useSay()
  const { draft: reason, change, forget } = useDraft(`admin.reject.flats.${review.flat.id}`, '')
  const [isTried, setIsTried] = useState(false)
  const { min, max } = ADMIN_REASON_LIMITS
  const isMissing = reason.trim().length < min
  const isTooLong = reason.trim().length > max
  const hasReason = (text: string) => reason.split('\n').includes(text)
  const withReason = (text: string) => (/(^|\n)$/.test(reason) ? reason : `${reason}\n`) + text
  const fits = (text: string) => hasReason(text) || withReason(text).trim().length <= max

  const toggle = (text: string) => {
    const others = reason.split('\n').filter((line) => line !== text)
    change(hasReason(text) ? others.join('\n') : withReason(text))
  }
  const handleSubmit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIsTried(true)
    if (isMissing || isTooLong) return event.currentTarget.querySelector('textarea')?.focus()
    if (!(await decision.reject(reason.trim()))) return
    forget()
    onDone()
  }

  return (
    <form id={id} className={styles.form} noValidate onSubmit={(event) => void handleSubmit(event)}>
      <fieldset className={styles.reasons}>
        <legend>{say('review.reasons')}</legend>
        {review.reasons.map(({ code, text }) => (
          <CheckField
            key={code}
            checked={hasReason(text)}
            disabled={!fits(text)}
            onChange={() => toggle(text)}
            label={say(`rejectionReason.${code}`)}
          />
        ))}
        {!review.reasons.every(({ text }) => fits(text)) && <p>{say('review.reasonsFull', { max })}</p>}
      </fieldset>
      <TextArea
        label={say('review.words', {
          language: intl.formatDisplayName(review.owner.locale, { type: 'language' }),
        })}
        error={(isTried && isMissing) || isTooLong ? say('ask.reasonMissing', { min, max }) : undefined}
        rows={6}
        maxLength={max}
        value={reason}
        onChange={({ target }) => change(target.value)}
      />
      {decision.problem && (
        <p role="alert" className={styles.problem}>
          {decision.problem}
        </p>
      )}
    </form>
  )
}
