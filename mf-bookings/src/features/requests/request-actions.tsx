import type { Booking } from '@domizil/contract'
import { Button } from '@domizil/ui/parts'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { ContractActions } from './contract/contract-actions.tsx'
import { DecisionDialog } from './decision-dialog.tsx'
import type { Decision } from './requests-atoms.ts'

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
  const [asked, setAsked] = useState<Decision>()
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
          onClick={() => setAsked(decision)}
        >
          <FormattedMessage id={`action.${decision}`} />
        </Button>
      ))}
      {asked && (
        <DecisionDialog
          request={request}
          decision={asked}
          title={title}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}
