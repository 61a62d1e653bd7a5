import type { Booking, HandoverSummary } from '@domizil/api'
import { lazyChunk, useDialog, usePreload, useSay } from '@domizil/app-kit'
import { formatDay } from '@domizil/domain'
import { KeyRound } from '@domizil/ui/icons'
import { Button, Tag } from '@domizil/ui/parts'
import { Suspense, useEffect } from 'react'
import { isUnsent } from './draft-changes.ts'
import styles from './handover.module.css'
import { useHandover } from './use-handover.ts'

const HandoverDialog = lazyChunk('handover', () =>
  import('./handover-dialog.tsx').then((module) => module.HandoverDialog),
)

interface HandoverButtonsProps {
  request: Booking
  /** Called with how a protocol stands after a change. */
  onChanged: (summary: HandoverSummary) => void
}

/** The protocols of moving in and out: how they stand, and buttons that open them. */
export function HandoverButtons({ request, onChanged }: HandoverButtonsProps) {
  return request.handovers
    .filter(({ state }) => state !== 'NOT_YET')
    .map((summary) => (
      <HandoverButton key={summary.kind} request={request} summary={summary} onChanged={onChanged} />
    ))
}

interface HandoverButtonProps extends HandoverButtonsProps {
  summary: HandoverSummary
}

function HandoverButton({ request, summary, onChanged }: HandoverButtonProps) {
  const say = useSay()
  const { kind, state, turn } = summary
  const dialog = useDialog(`handover-${kind}-${request.id}`)
  const { sync, written } = useHandover(request, kind)
  const isOpen = state === 'DRAFT' || state === 'CONFIRMED'
  const hasUnsent = written !== undefined && isUnsent(written)
  // Rooms are looked at where there may be no connection.
  usePreload(HandoverDialog, isOpen)
  useEffect(() => {
    if (isOpen) void sync.load()
    else void sync.loadStored()
  }, [sync, isOpen])

  if (!isOpen && !hasUnsent && !dialog.isOpen) return null
  return (
    <>
      <HandoverNote request={request} summary={summary} hasUnsent={hasUnsent} />
      <Button
        icon={<KeyRound size={16} />}
        variant={turn === request.role ? 'primary' : 'default'}
        onClick={() => dialog.open()}
      >
        {say(`handover.open.${kind}`)}
      </Button>
      {dialog.isOpen && (
        <Suspense fallback={null}>
          <HandoverDialog request={request} kind={kind} onChanged={onChanged} onClose={dialog.close} />
        </Suspense>
      )}
    </>
  )
}

interface HandoverNoteProps {
  request: Booking
  summary: HandoverSummary
  hasUnsent: boolean
}

function HandoverNote({ request: { role, otherParty }, summary, hasUnsent }: HandoverNoteProps) {
  const say = useSay()
  const { kind, state, turn, isBegun, closesOn, answerUntil } = summary
  const isAsked = turn === role ? 'asked' : 'waits'
  const note = state === 'DRAFT' ? (isBegun ? 'begun' : 'draft') : isAsked

  return (
    <p className={styles.note}>
      {hasUnsent && <Tag tone="warn">{say('handover.unsent')}</Tag>}
      {(state === 'DRAFT' || state === 'CONFIRMED') && (
        <span>
          {say(`handover.note.${note}`, {
            kind,
            name: otherParty.name || say('requests.formerMember'),
            closes: formatDay(closesOn),
            until: formatDay(answerUntil),
          })}
        </span>
      )}
    </p>
  )
}
