import type { Booking, PaymentSummary } from '@domizil/api'
import { useDialog } from '@domizil/app-kit'
import { Button } from '@domizil/ui/parts'
import { Receipt } from '@domizil/ui/icons'
import { FormattedMessage } from 'react-intl'
import { PaymentsNote } from './payments-note.tsx'
import { PaymentsDialog } from './payments-dialog.tsx'

interface PaymentsButtonProps {
  request: Booking
  /** Called with how the payments stand after a change. */
  onChanged: (payments: PaymentSummary) => void
}

/** How the payments of a confirmed booking stand, and a button that opens them. */
export function PaymentsButton({ request, onChanged }: PaymentsButtonProps) {
  const dialog = useDialog(`payments-${request.id}`)
  if (!request.payments) return null

  return (
    <>
      <PaymentsNote payments={request.payments} isSigned={request.status === 'BOOKING_COMPLETED'} />
      <Button icon={<Receipt size={16} aria-hidden="true" />} onClick={() => dialog.open()}>
        <FormattedMessage id="payments.open" />
      </Button>
      {dialog.isOpen && <PaymentsDialog request={request} onChanged={onChanged} onClose={dialog.close} />}
    </>
  )
}
