import type { Booking } from '@domizil/api'
import { useDialog } from '@domizil/app-kit'
import { FileText } from '@domizil/ui/icons'
import { Button } from '@domizil/ui/parts'
import { FormattedMessage } from 'react-intl'
import { MoveInDialog } from './move-in-dialog.tsx'

interface MoveInButtonProps {
  request: Booking
  /** Called with the booking that has the confirmation. */
  onConfirmed: (request: Booking) => void
}

/** A button that makes the landlord's confirmation of moving in, where there is one. */
export function MoveInButton({ request, onConfirmed }: MoveInButtonProps) {
  const dialog = useDialog(`move-in-${request.id}`)
  if (!request.canConfirmMoveIn) return null

  return (
    <>
      <Button icon={<FileText size={16} aria-hidden="true" />} onClick={() => dialog.open()}>
        <FormattedMessage id="moveIn.open" />
      </Button>
      {dialog.isOpen && <MoveInDialog request={request} onConfirmed={onConfirmed} onClose={dialog.close} />}
    </>
  )
}
