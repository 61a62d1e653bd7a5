import type { Booking } from '@domizil/api'
import { useDialog } from '@domizil/app-kit'
import { Button } from '@domizil/ui/parts'
import { FormattedMessage } from 'react-intl'
import { ContractActions } from './contract/contract-actions.tsx'
import { DecisionDialog } from './decision-dialog.tsx'
import type { Decision } from './send-decision.ts'

/** The decisions that this page offers, in the order of their buttons. */
const DECISIONS: readonly Decision[] = [
  'landlordApprove',
  'tenantApprove',
  'landlordDecline',
  'tenantDecline',
  'declineContract',
  'cancel',
]
const DECLINING: readonly Decision[] = ['landlordDecline', 'tenantDecline']
const LOOKS = { landlordApprove: 'primary', tenantApprove: 'primary' } as const

interface RequestActionsProps {
  request: Booking
  title: string
}

/** What the reader may do now, as the server says it. Every decision is asked for once more before it counts. */
export function RequestActions({ request, title }: RequestActionsProps) {
  const asked = useDialog<Decision>(`decision-${request.id}`)
  const allowed = DECISIONS.filter((decision) => request.allowedActions.includes(decision))
  // To say no, one button is enough: whoever can decline is not asked to tell that from cancelling.
  const canDecline = allowed.some((decision) => DECLINING.includes(decision))
  const offered = canDecline ? allowed.filter((decision) => decision !== 'cancel') : allowed

  return (
    <>
      <ContractActions request={request} />
      {offered.map((decision) => (
        <Button
          key={decision}
          variant={LOOKS[decision as keyof typeof LOOKS] ?? 'default'}
          onClick={() => asked.open(decision)}
        >
          <FormattedMessage id={`action.${decision}`} />
        </Button>
      ))}
      {asked.value && (
        <DecisionDialog request={request} decision={asked.value} title={title} onClose={asked.close} />
      )}
    </>
  )
}
