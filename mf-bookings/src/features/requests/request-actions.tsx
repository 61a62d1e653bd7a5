import type { Booking } from '@domizil/api'
import { useDialog } from '@domizil/app-kit'
import { Button } from '@domizil/ui/parts'
import { FormattedMessage } from 'react-intl'
import { ContractActions } from './contract/contract-actions.tsx'
import { DecisionDialog } from './decision-dialog.tsx'
import { type Decision, wordOf } from './send-decision.ts'

/** The decisions in button order. */
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

/** The decisions that the server allows now. Each has to be confirmed. */
export function RequestActions({ request, title }: RequestActionsProps) {
  const asked = useDialog<Decision>(`decision-${request.id}`)
  const allowed = DECISIONS.filter((decision) => request.allowedActions.includes(decision))
  // One button to refuse is enough: a user who can decline is not offered to cancel as well.
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
          <FormattedMessage id={`action.${wordOf(decision, request)}`} />
        </Button>
      ))}
      {asked.value && (
        <DecisionDialog request={request} decision={asked.value} title={title} onClose={asked.close} />
      )}
    </>
  )
}
