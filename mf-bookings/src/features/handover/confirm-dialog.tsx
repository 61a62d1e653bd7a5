import { type Booking, confirmHandover, type Handover } from '@domizil/api'
import { useAttempt, useShell } from '@domizil/app-kit'
import { useToday } from '@domizil/app-kit/today'
import { addDays, type Day, DAYS_AFTER_HANDOVER, formatDay, HANDOVER_LIMITS } from '@domizil/domain'
import { Field } from '@domizil/ui/parts'
import { FormattedMessage, useIntl } from 'react-intl'
import { ActionDialog } from '../../lib/action-dialog.tsx'
import { useRemarks } from './use-remarks.ts'

interface ConfirmDialogProps {
  request: Booking
  handover: Handover
  onConfirmed: (changed: Handover) => void
  /** Called when the server has another version than is shown. */
  onOutdated: () => Promise<void>
  onClose: () => void
}

/** Confirms a protocol: the first party ends the writing, the second can add remarks. */
export function ConfirmDialog({ request, handover, onConfirmed, onOutdated, onClose }: ConfirmDialogProps) {
  const intl = useIntl()
  const shell = useShell()
  const { summary, revision } = handover
  const { kind } = summary
  const isAnswer = summary.state === 'CONFIRMED'
  const today = useToday()
  const { draft, change, forgetStored } = useRemarks(request.id, kind)
  const { attempt, isBusy, problem, errors, forgive } = useAttempt(
    intl.formatMessage({ id: 'done.confirmHandover' }),
    onClose,
    { fields: ['remarks'], onOutdated },
  )
  const handleConfirm = () => {
    void attempt(async () => {
      const body = { revision, ...(isAnswer && draft.trim() && { remarks: draft.trim() }) }
      onConfirmed(await shell.send(confirmHandover, { params: { id: request.id, kind }, body }))
      forgetStored()
    })
    return true
  }

  return (
    <ActionDialog
      title={<FormattedMessage id={isAnswer ? 'handover.answer' : 'handover.confirm'} />}
      action={<FormattedMessage id={isAnswer ? 'handover.answer.send' : 'handover.confirm'} />}
      isPossible={handover.allowed.includes('confirm')}
      isBusy={isBusy}
      problem={problem}
      onAction={handleConfirm}
      onClose={onClose}
    >
      <p>
        <FormattedMessage
          id={isAnswer ? 'handover.answer.text' : 'handover.confirm.text'}
          values={{
            name: request.otherParty.name || intl.formatMessage({ id: 'requests.formerMember' }),
            until: formatDay(isAnswer ? summary.answerUntil : untilIfConfirmedOn(today, summary)),
          }}
        />
      </p>
      {isAnswer && (
        <Field
          label={<FormattedMessage id="handover.answer.remarks" />}
          hint={<FormattedMessage id="handover.answer.remarksHint" />}
          error={errors['remarks']}
        >
          {(control) => (
            <textarea
              {...control}
              rows={4}
              maxLength={HANDOVER_LIMITS.remarks.max}
              value={draft}
              onChange={({ target }) => {
                change(target.value)
                forgive('remarks')
              }}
            />
          )}
        </Field>
      )}
    </ActionDialog>
  )
}

/** Until when the other side can answer a confirmation of today. */
function untilIfConfirmedOn(today: Day, { closesOn }: Handover['summary']): Day {
  const after = addDays(today, DAYS_AFTER_HANDOVER)
  return after > closesOn ? after : closesOn
}
