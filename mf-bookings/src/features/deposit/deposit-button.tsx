import type { Booking, DepositSummary } from '@domizil/api'
import { useDialog } from '@domizil/app-kit'
import { Banknote } from '@domizil/ui/icons'
import { Button } from '@domizil/ui/parts'
import { FormattedMessage } from 'react-intl'
import { DepositDialog } from './deposit-dialog.tsx'
import { DepositNote } from './deposit-note.tsx'
import { noteOf } from './note-of.ts'

interface DepositButtonProps {
  request: Booking
  /** Called with how the return stands after a change. */
  onChanged: (summary: DepositSummary) => void
}

/** How the return of the deposit stands after a stay, and a button that opens it. */
export function DepositButton({ request, onChanged }: DepositButtonProps) {
  const dialog = useDialog(`deposit-${request.id}`)
  const { depositReturn: summary, role } = request
  if (!summary || !noteOf(summary)) return null

  return (
    <>
      <DepositNote request={request} summary={summary} />
      <Button
        icon={<Banknote size={16} aria-hidden="true" />}
        variant={summary.turn === role ? 'primary' : 'default'}
        onClick={() => dialog.open()}
      >
        <FormattedMessage
          id={summary.state === 'TO_STATE' && role === 'LANDLORD' ? 'deposit.state' : 'deposit.open'}
        />
      </Button>
      {dialog.isOpen && <DepositDialog request={request} onChanged={onChanged} onClose={dialog.close} />}
    </>
  )
}
