import type { BlockedPeriod } from '@domizil/api'
import { MAX_BLOCK_NOTE } from '@domizil/domain'
import { FormattedMessage, useIntl } from 'react-intl'
import { useAvailabilityChanges } from './availability.ts'
import { OneFieldDialog } from './one-field-dialog.tsx'

interface NoteDialogProps {
  period: BlockedPeriod
  /** The days of the period. */
  words: string
  onClose: () => void
}

/** Changes the note beside blocked days. */
export function NoteDialog({ period, words, onClose }: NoteDialogProps) {
  const intl = useIntl()
  const { noteDays } = useAvailabilityChanges()

  return (
    <OneFieldDialog
      title={<FormattedMessage id="note.title" values={{ period: words }} />}
      action={<FormattedMessage id="note.save" />}
      field="note"
      label={intl.formatMessage({ id: 'note.label' })}
      hint={intl.formatMessage({ id: 'note.hint' })}
      maxLength={MAX_BLOCK_NOTE}
      value={period.note ?? ''}
      done={intl.formatMessage({ id: 'note.saved' })}
      save={(note) => noteDays(period, note)}
      onClose={onClose}
    />
  )
}
