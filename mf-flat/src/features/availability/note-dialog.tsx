import type { BlockedPeriod } from '@domizil/api'
import { useAttempt } from '@domizil/app-kit'
import { ModalDialog } from '@domizil/app-kit/modal'
import { MAX_BLOCK_NOTE } from '@domizil/domain'
import { Button, TextField } from '@domizil/ui/parts'
import { useId, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useAvailabilityChanges } from './availability.ts'
import cards from './cards.module.css'

interface NoteDialogProps {
  period: BlockedPeriod
  /** The days of the period. */
  words: string
  onClose: () => void
}

/** Changes the note beside blocked days. */
export function NoteDialog({ period, words, onClose }: NoteDialogProps) {
  const intl = useIntl()
  const formId = useId()
  const { noteDays } = useAvailabilityChanges()
  const [note, setNote] = useState(period.note ?? '')
  const doneText = intl.formatMessage({ id: 'note.saved' })
  const { attempt, isBusy, errors, problem, forgive } = useAttempt(doneText, onClose, { fields: ['note'] })
  const close = () => !isBusy && onClose()

  return (
    <ModalDialog
      onClose={close}
      title={<FormattedMessage id="note.title" values={{ period: words }} />}
      closeLabel={intl.formatMessage({ id: 'dialog.close' })}
      footer={
        <>
          <Button onClick={close} aria-disabled={isBusy}>
            <FormattedMessage id="dialog.back" />
          </Button>
          <Button variant="primary" type="submit" form={formId} busy={isBusy}>
            <FormattedMessage id="note.save" />
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBusy) void attempt(() => noteDays(period, note))
        }}
      >
        <TextField
          label={intl.formatMessage({ id: 'note.label' })}
          hint={intl.formatMessage({ id: 'note.hint' })}
          maxLength={MAX_BLOCK_NOTE}
          value={note}
          error={errors['note']}
          onChange={({ target }) => {
            forgive('note')
            setNote(target.value)
          }}
        />
        {problem && (
          <p className={cards.error} role="alert">
            {problem}
          </p>
        )}
      </form>
    </ModalDialog>
  )
}
