import { answerDepositReturn } from '@domizil/api'
import { useAttempt, useShell } from '@domizil/app-kit'
import { FormattedMessage, useIntl } from 'react-intl'
import { ActionDialog } from '../../lib/action-dialog.tsx'
import { euroInText } from '../../lib/euro.ts'
import type { ReturnProps } from './return-props.ts'

interface AcceptDialogProps extends ReturnProps {
  onClose: () => void
}

/** Asks whether the tenant agrees to the deductions: that cannot be taken back. */
export function AcceptDialog({ request: { id }, data, onChanged, onOutdated, onClose }: AcceptDialogProps) {
  const intl = useIntl()
  const shell = useShell()
  const { attempt, isBusy, problem } = useAttempt(intl.formatMessage({ id: 'done.acceptDeposit' }), onClose, {
    onOutdated,
  })
  const { receivedCents, returnedCents } = data.summary
  const handleAccept = () => {
    const params = { id, statement: data.statement?.number ?? 0 }
    void attempt(async () =>
      onChanged(await shell.send(answerDepositReturn, { params, body: { accepted: true } })),
    )
    return true
  }

  return (
    <ActionDialog
      title={<FormattedMessage id="deposit.accept.title" />}
      action={<FormattedMessage id="deposit.accept" />}
      isPossible={data.allowed.includes('accept')}
      isBusy={isBusy}
      problem={problem}
      onAction={handleAccept}
      onClose={onClose}
    >
      <p>
        <FormattedMessage
          id="deposit.accept.text"
          values={{
            returned: euroInText(intl, returnedCents ?? 0),
            kept: euroInText(intl, receivedCents - (returnedCents ?? 0)),
          }}
        />
      </p>
    </ActionDialog>
  )
}
