import type { ImportedCalendar } from '@domizil/api'
import { useAttempt } from '@domizil/app-kit'
import { ModalDialog } from '@domizil/app-kit/modal'
import { MAX_CALENDAR_NAME } from '@domizil/domain'
import { Button } from '@domizil/ui/parts'
import { FormattedMessage, useIntl } from 'react-intl'
import { useAvailabilityChanges } from './availability.ts'
import { OneFieldDialog, Problem } from './one-field-dialog.tsx'

interface CalendarDialogProps {
  calendar: ImportedCalendar
  onClose: () => void
}

/** Gives an imported calendar another name. */
export function RenameDialog({ calendar, onClose }: CalendarDialogProps) {
  const intl = useIntl()
  const { renameCalendar } = useAvailabilityChanges()

  return (
    <OneFieldDialog
      title={<FormattedMessage id="import.rename.title" values={{ name: calendar.name }} />}
      action={<FormattedMessage id="import.rename.save" />}
      field="name"
      label={intl.formatMessage({ id: 'import.name' })}
      maxLength={MAX_CALENDAR_NAME}
      value={calendar.name}
      required={intl.formatMessage({ id: 'import.name.required' })}
      done={intl.formatMessage({ id: 'import.renamed' })}
      save={(name) => renameCalendar(calendar, name)}
      onClose={onClose}
    />
  )
}

/** Asks before an imported calendar is removed: its days become free. */
export function RemoveDialog({ calendar, onClose }: CalendarDialogProps) {
  const intl = useIntl()
  const { forgetCalendar } = useAvailabilityChanges()
  const { name } = calendar
  const doneText = intl.formatMessage({ id: 'import.removed' }, { name })
  const { attempt, isBusy, problem } = useAttempt(doneText, onClose)
  const close = () => !isBusy && onClose()

  return (
    <ModalDialog
      onClose={close}
      title={<FormattedMessage id="import.remove.title" values={{ name }} />}
      closeLabel={intl.formatMessage({ id: 'dialog.close' })}
      footer={
        <>
          <Button onClick={close} aria-disabled={isBusy}>
            <FormattedMessage id="dialog.back" />
          </Button>
          <Button variant="danger" busy={isBusy} onClick={() => void attempt(() => forgetCalendar(calendar))}>
            <FormattedMessage id="import.remove.do" />
          </Button>
        </>
      }
    >
      <p>
        <FormattedMessage id="import.remove.text" />
      </p>
      <Problem>{problem}</Problem>
    </ModalDialog>
  )
}
