import { type Booking, type LastDayProposal, markRefund } from '@domizil/api'
import { messageOf, useShell } from '@domizil/app-kit'
import { Button } from '@domizil/ui/parts'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useRequestChanges } from '../requests-query.ts'

interface MarkRefundProps {
  request: Booking
  proposal: LastDayProposal
}

/** Marks a refund as paid back or as received, or takes that back. */
export function MarkRefund({ request: { id, role }, proposal }: MarkRefundProps) {
  const shell = useShell()
  const { show } = useRequestChanges()
  const [isBusy, setIsBusy] = useState(false)
  const { number, refundPaidAt, refundReceivedAt } = proposal
  const isDone = (role === 'LANDLORD' ? refundPaidAt : refundReceivedAt) !== null

  const handleMark = async () => {
    setIsBusy(true)
    try {
      show(await shell.send(markRefund, { params: { id, number }, body: { isDone: !isDone } }))
    } catch (error) {
      shell.notify({ kind: 'error', message: messageOf(error) })
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <Button busy={isBusy} onClick={() => void handleMark()}>
      <FormattedMessage id={`deposit.${isDone ? 'unmark' : 'mark'}.${role}`} />
    </Button>
  )
}
