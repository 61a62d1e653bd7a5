import type { ImportedCalendar } from '@domizil/api'
import { useAttempt } from '@domizil/app-kit'
import { ModalDialog } from '@domizil/app-kit/modal'
import { MAX_CALENDAR_NAME } from '@domizil/domain'
import { Button, TextField } from '@domizil/ui/parts'
import { useId, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useAvailabilityChanges } from './availability.ts'
import cards from './cards.module.css'

interface CalendarDialogProps {
  calendar: ImportedCalendar
  onClose: () => void
}

/** Gives an imported calendar another name. */
export function RenameDialog({ calendar, onClose }: CalendarDialogProps) {
  const intl = useIntl()
  const formId = useId()
  const { renameCalendar } = useAvailabilityChanges()
  const [name, setName] = useState(calendar.name)
  const [isMissing, setIsMissing] = useState(false)
  const doneText = intl.formatMessage({ id: 'import.renamed' })
  const { attempt, isBusy, errors, problem, forgive } = useAttempt(doneText, onClose, { fields: ['name'] })
  const close = () => !isBusy && onClose()

  return (
    <ModalDialog
      onClose={close}
      title={<FormattedMessage id="import.rename.title" values={{ name: calendar.name }} />}
      closeLabel={intl.formatMessage({ id: 'dialog.close' })}
      footer={
        <>
          <Button onClick={close} aria-disabled={isBusy}>
            <FormattedMessage id="dialog.back" />
          </Button>
          <Button variant="primary" type="submit" form={formId} busy={isBusy}>
            <FormattedMessage id="import.rename.save" />
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setIsMissing(!name.trim())
          if (name.trim() && !isBusy) void attempt(() => renameCalendar(calendar, name))
        }}
      >
        <TextField
          label={intl.formatMessage({ id: 'import.name' })}
          maxLength={MAX_CALENDAR_NAME}
          value={name}
          error={isMissing ? intl.formatMessage({ id: 'import.name.required' }) : errors['name']}
          onChange={({ target }) => {
            forgive('name')
            setIsMissing(false)
            setName(target.value)
          }}
        />
        <Problem>{problem}</Problem>
      </form>
    </ModalDialog>
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

function Problem({ children }: { children: string | undefined }) {
  if (!children) return null

  return (
    <p className={cards.error} role="alert">
      {children}
    </p>
  )
}
