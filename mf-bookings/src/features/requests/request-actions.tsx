import type { Booking } from '@domizil/api'
import { useDialog, useDraft, useMoney, useSay, useShell } from '@domizil/app-kit'
import { formatDay, notAllowed } from '@domizil/domain'
import { Button, TextArea } from '@domizil/ui/parts'
import { useState } from 'react'
import { ContractActions } from './contract/contract-actions.tsx'
import { ActionDialog } from '../../lib/action-dialog.tsx'
import { useAction } from '../../lib/use-action.ts'
import { useRequestChanges } from './requests-query.ts'
import { Rivals } from './rivals.tsx'
import { type Decision, sendDecision, wordOf } from './send-decision.ts'

const WITH_REASON: readonly Decision[] = ['landlordDecline', 'tenantDecline', 'declineContract', 'cancel']
const REASON_FIELDS = ['reason']

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

/** The decisions that the server allows now. Each has to be confirmed. */
export function RequestActions({ request, title }: { request: Booking; title: string }) {
  const say = useSay()
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
          {say(`action.${wordOf(decision, request)}`)}
        </Button>
      ))}
      {asked.value && (
        <DecisionDialog request={request} decision={asked.value} title={title} onClose={asked.close} />
      )}
    </>
  )
}

interface DecisionDialogProps {
  request: Booking
  decision: Decision
  /** The title of the flat. */
  title: string
  onClose: () => void
}

/** Confirms a decision. The draft is preserved after a failure, and when the dialog is closed. */
function DecisionDialog({ request, decision, title, onClose }: DecisionDialogProps) {
  const say = useSay()
  const { id, allowedActions } = request
  const shell = useShell()
  const money = useMoney()
  // What ends meanwhile changes no word of the question.
  const [word] = useState(() => wordOf(decision, request))
  const { show, refresh } = useRequestChanges()
  const name = request.otherParty.name || say('requests.formerMember')
  const [from, to, total] = [
    formatDay(request.startDate),
    formatDay(request.endDate),
    money(request.totalRent),
  ]
  const { draft, change, forget } = useDraft(`decision.${id}.${decision}`, '')
  const reason = draft.trim()
  const { dialog, textField } = useAction({
    done: say(`done.${word}`, { title, from, to, total, name }),
    fields: REASON_FIELDS,
    send: async () => {
      show(await sendDecision(shell, { id, decision, ...(reason && { reason }) }))
      forget()
    },
    onOutdated: refresh,
    onClose,
  })

  return (
    <ActionDialog
      title={say(`ask.${word}`)}
      action={say(`action.${word}`)}
      isPossible={allowedActions.includes(decision)}
      {...dialog}
    >
      <p>{`${name} · ${from} – ${to} · ${total}`}</p>
      <p>{say(`ask.${word}.text`, { title })}</p>
      {decision === 'landlordApprove' && <Rivals request={request} />}
      {decision === 'landlordApprove' && notAllowed(request, request.flat.houseRules).pets && (
        <p>{say('ask.landlordApprove.pets')}</p>
      )}
      {decision === 'tenantApprove' && notAllowed(request, request.flat.houseRules).pets && (
        <p>{say('requests.petsAgreed')}</p>
      )}
      {WITH_REASON.includes(decision) && (
        <TextArea label={say('ask.reason')} rows={3} {...textField('reason', draft, change)} />
      )}
    </ActionDialog>
  )
}
