import type { Booking } from '@domizil/contract'
import { messageOf, useShell } from '@domizil/remote-kit'
import { Button } from '@domizil/ui/parts'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ContractActions } from './contract/contract-actions.tsx'
import { DecisionDialog } from './decision-dialog.tsx'
import styles from './requests.module.css'
import { type Decision, decideAtom } from './requests-atoms.ts'

/** The decisions that this page offers, in the order of their buttons. */
const DECISIONS: readonly Decision[] = [
  'landlordApprove',
  'tenantApprove',
  'landlordDecline',
  'tenantDecline',
  'declineContract',
  'cancel',
]
const LOOKS = { landlordApprove: 'primary', tenantApprove: 'primary' } as const

interface RequestActionsProps {
  request: Booking
  title: string
}

/** What the reader may do now, as the server says it. Every decision is asked for once more before it counts. */
export function RequestActions({ request, title }: RequestActionsProps) {
  const intl = useIntl()
  const shell = useShell()
  const decide = useSetAtom(decideAtom)
  const [asked, setAsked] = useState<Decision>()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const offered = DECISIONS.filter((decision) => request.allowedActions.includes(decision))
  if (request.allowedActions.length === 0) return null

  async function handleConfirm(decision: Decision, reason: string): Promise<void> {
    setIsBusy(true)
    setProblem(undefined)
    try {
      await decide({ id: request.id, decision, ...(reason && { reason }) })
      setAsked(undefined)
      shell.notify({ kind: 'success', message: intl.formatMessage({ id: `done.${decision}` }) })
    } catch (error) {
      setProblem(messageOf(error))
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <div className={styles.actions}>
      <ContractActions request={request} />
      {offered.map((decision) => (
        <Button
          key={decision}
          variant={LOOKS[decision as keyof typeof LOOKS] ?? 'default'}
          onClick={() => {
            setProblem(undefined)
            setAsked(decision)
          }}
        >
          <FormattedMessage id={`action.${decision}`} />
        </Button>
      ))}
      {asked && (
        <DecisionDialog
          decision={asked}
          title={title}
          problem={problem}
          isBusy={isBusy}
          onConfirm={(reason) => void handleConfirm(asked, reason)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  )
}
