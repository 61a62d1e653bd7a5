import {
  type Booking,
  confirmHandover,
  type Handover,
  type HandoverSummary,
  readHandover,
} from '@domizil/api'
import { queryOf, useDialog, useDraft, useQuery, useSay, useShell } from '@domizil/app-kit'
import { ModalDialog } from '@domizil/app-kit/modal'
import { useToday } from '@domizil/app-kit/today'
import {
  addDays,
  checkHandover,
  type Day,
  DAYS_AFTER_HANDOVER,
  formatDay,
  HANDOVER_LIMITS,
  type HandoverKind,
  type Issue,
} from '@domizil/domain'
import { focusFirstProblem } from '@domizil/app-kit/submit'
import { Button, ErrorState, Skeleton, Tag, TextArea } from '@domizil/ui/parts'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { isUnsent, localPhotos, sendable, type Written } from './draft-changes.ts'
import { useHandoverFields } from './handover-fields.ts'
import { HandoverForm } from './handover-form.tsx'
import type { HandoverSync, SyncState } from './handover-sync.ts'
import { HandoverView } from './handover-view.tsx'
import styles from './handover.module.css'
import { useRoomTitle } from './room-title.ts'
import { ActionDialog, Problem } from '../../lib/action-dialog.tsx'
import { useAction } from '../../lib/use-action.ts'
import { useHandover } from './use-handover.ts'

interface HandoverDialogProps {
  request: Booking
  kind: HandoverKind
  /** Called with how the protocol stands after a change. */
  onChanged: (summary: HandoverSummary) => void
  onClose: () => void
}

/** The protocol of moving in or out: a form until one party has confirmed it, then to be read and answered. */
export function HandoverDialog({ request, kind, onChanged, onClose }: HandoverDialogProps) {
  const say = useSay()
  const confirming = useDialog(`handover-confirm-${kind}-${request.id}`)
  const { sync, written, failure, ...sending } = useHandover(request, kind)
  const live = useQuery(queryOf(readHandover, { params: { id: request.id, kind } }), { isLive: true }).data
  const [isTried, setIsTried] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => {
    void sync.load()
  }, [sync])
  useEffect(() => {
    if (live) sync.receive(live)
  }, [sync, live])

  const server = written?.server
  const canEdit = server?.allowed.includes('edit') ?? false
  const issues: readonly Issue[] = written && canEdit ? checkHandover(written.draft) : []
  const handleConfirm = async () => {
    flushSync(() => setIsTried(true))
    if (issues.length > 0 || (written?.conflicts.length ?? 0) > 0) return void focusFirstProblem(form.current)
    await sync.flush()
    const now = sync.read().written
    if (now && !isUnsent(now)) confirming.open()
    else if (!focusFirstProblem(form.current)) form.current?.scrollIntoView?.({ block: 'start' })
  }
  const handleChanged = (changed: Handover) => {
    sync.receive(changed)
    onChanged(changed.summary)
  }
  const handleClose = () => {
    void sync.flush()
    onClose()
  }

  return (
    <ModalDialog
      size="large"
      onClose={handleClose}
      title={say(`handover.open.${kind}`)}
      closeLabel={say('ask.close')}
      footer={
        <>
          <Button onClick={handleClose}>{say('ask.close')}</Button>
          {server?.allowed.includes('confirm') && (
            <Button variant="primary" busy={sending.isSending} onClick={() => void handleConfirm()}>
              {say(canEdit ? 'handover.confirm' : 'handover.answer')}
            </Button>
          )}
        </>
      }
    >
      <div ref={form} className={styles.handover}>
        {written ? (
          <Content
            request={request}
            kind={kind}
            sync={sync}
            written={written}
            sending={sending}
            issues={isTried ? issues : []}
          />
        ) : (
          <NotLoaded failure={failure} onRetry={() => void sync.load()} />
        )}
      </div>
      {confirming.isOpen && server && (
        <ConfirmDialog
          request={request}
          handover={server}
          onConfirmed={handleChanged}
          onOutdated={sync.load}
          onClose={confirming.close}
        />
      )}
    </ModalDialog>
  )
}

function NotLoaded({ failure, onRetry }: { failure: SyncState['failure']; onRetry: () => void }) {
  const say = useSay()
  if (!failure) return <Skeleton height="240px" />
  return (
    <ErrorState
      title={say('answer.failed')}
      actions={<Button onClick={onRetry}>{say('requests.retry')}</Button>}
    >
      {failure.message}
    </ErrorState>
  )
}

interface ContentProps {
  request: Booking
  kind: HandoverKind
  sync: HandoverSync
  written: Written
  sending: Omit<SyncState, 'written' | 'failure'>
  issues: readonly Issue[]
}

/** The form, or the protocol to be read once it no longer changes. */
function Content({ request, kind, sync, written, sending, issues }: ContentProps) {
  const fields = useHandoverFields({ request, sync, written, refused: sending.refused, issues })
  const remarks = useRemarks(request.id, kind)
  const hasUnsent = isUnsent(written)
  const refusedCount = localPhotos(written.draft).filter((photo) => sending.refused.has(photo)).length
  const { server } = written
  const handleTake = (text: string) => {
    const all = [remarks.draft, text].filter(Boolean).join('\n')
    remarks.change(all.slice(0, HANDOVER_LIMITS.remarks.max))
  }

  if (server.allowed.includes('edit'))
    return (
      <>
        <SendState {...sending} hasUnsent={hasUnsent} refusedCount={refusedCount} />
        <HandoverForm kind={kind} fields={fields} />
      </>
    )
  return (
    <>
      {hasUnsent && <LateChanges written={written} onTake={handleTake} onDiscard={sync.discard} />}
      <HandoverView request={request} handover={server} />
    </>
  )
}

interface SendStateProps extends Pick<SyncState, 'isSending' | 'isWaiting' | 'problem'> {
  hasUnsent: boolean
  /** The number of photos that the server does not take. */
  refusedCount: number
}

/** Whether the other party has what is written here, or why not yet. */
function SendState({ isSending, isWaiting, problem, hasUnsent, refusedCount }: SendStateProps) {
  const say = useSay()
  if (problem) return <Problem>{problem}</Problem>
  if (refusedCount > 0 && !isWaiting)
    return <Problem>{say('handover.state.refused', { count: refusedCount })}</Problem>
  const isOffline = hasUnsent && isWaiting
  const said = !hasUnsent ? 'sent' : isOffline ? 'offline' : isSending ? 'sending' : 'changed'

  return (
    <p role="status" className={isOffline ? styles.waiting : styles.state}>
      <Tag tone={hasUnsent ? 'warn' : 'ok'}>{say(`handover.tag.${said}`)}</Tag>
      <span>{say(`handover.state.${said}`)}</span>
    </p>
  )
}

interface LateChangesProps {
  written: Written
  /** Takes what was written over into the remarks. */
  onTake: (text: string) => void
  onDiscard: () => void
}

/** What was written here and not sent before the other party has confirmed: it can still be a remark. */
function LateChanges({ written, onTake, onDiscard }: LateChangesProps) {
  const say = useSay()
  const { server } = written
  const here = sendable({ draft: written.draft, conflicts: [] })
  const titleOf = useRoomTitle(here.rooms)
  const before = (list: 'rooms' | 'meters', id: string) => server.content[list].find((row) => row.id === id)
  const said = [
    ...here.rooms.flatMap((room) => {
      const known = before('rooms', room.id)
      if (known && JSON.stringify(known) === JSON.stringify(room)) return []
      const condition = room.condition && say(`handover.condition.${room.condition}`)
      return `${titleOf(room)}: ${[condition, room.text].filter(Boolean).join(', ')}`
    }),
    ...here.keys.flatMap(({ id, kind: code, count }) => {
      const known = server.content.keys.find((row) => row.id === id)
      return known?.count === count && known.kind === code ? [] : `${say(`handover.key.${code}`)}: ${count}`
    }),
    ...here.meters.flatMap(({ id, kind: code, number, reading }) => {
      const known = server.content.meters.find((row) => row.id === id)
      return known?.reading === reading && known.number === number
        ? []
        : `${say(`handover.meter.${code}`)}: ${reading} ${number}`.trim()
    }),
    ...(here.remarks && here.remarks !== server.content.remarks ? [here.remarks] : []),
  ]
  const canAnswer = server.allowed.includes('confirm')

  return (
    <section className={styles.conflict} role="alert">
      <p>{say('handover.late', { photos: localPhotos(written.draft).length })}</p>
      <ul className={styles.history}>
        {said.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        {canAnswer && (
          <Button
            size="small"
            onClick={() => {
              onTake(said.join('\n'))
              onDiscard()
            }}
          >
            {say('handover.late.take')}
          </Button>
        )}
        <Button size="small" onClick={onDiscard}>
          {say('handover.late.discard')}
        </Button>
      </div>
    </section>
  )
}

interface ConfirmDialogProps {
  request: Booking
  handover: Handover
  onConfirmed: (changed: Handover) => void
  /** Called when the server has another version than is shown. */
  onOutdated: () => Promise<void>
  onClose: () => void
}

/** Confirms a protocol: the first party ends the writing, the second can add remarks. */
function ConfirmDialog({ request, handover, onConfirmed, onOutdated, onClose }: ConfirmDialogProps) {
  const say = useSay()
  const shell = useShell()
  const { summary, revision } = handover
  const { kind } = summary
  const isAnswer = summary.state === 'CONFIRMED'
  const today = useToday()
  const { draft, change, forgetStored } = useRemarks(request.id, kind)
  const { dialog, textField } = useAction({
    done: say('done.confirmHandover'),
    fields: ['remarks'],
    send: async () => {
      const body = { revision, ...(isAnswer && draft.trim() && { remarks: draft.trim() }) }
      onConfirmed(await shell.send(confirmHandover, { params: { id: request.id, kind }, body }))
      forgetStored()
    },
    onOutdated,
    onClose,
  })

  return (
    <ActionDialog
      title={say(isAnswer ? 'handover.answer' : 'handover.confirm')}
      action={say(isAnswer ? 'handover.answer.send' : 'handover.confirm')}
      isPossible={handover.allowed.includes('confirm')}
      {...dialog}
    >
      <p>
        {say(isAnswer ? 'handover.answer.text' : 'handover.confirm.text', {
          name: request.otherParty.name || say('requests.formerMember'),
          until: formatDay(isAnswer ? summary.answerUntil : untilIfConfirmedOn(today, summary)),
        })}
      </p>
      {isAnswer && (
        <TextArea
          label={say('handover.answer.remarks')}
          hint={say('handover.answer.remarksHint')}
          rows={4}
          maxLength={HANDOVER_LIMITS.remarks.max}
          {...textField('remarks', draft, change)}
        />
      )}
    </ActionDialog>
  )
}

/** Until when the other side can answer a confirmation of today. */
function untilIfConfirmedOn(today: Day, { closesOn }: Handover['summary']): Day {
  const after = addDays(today, DAYS_AFTER_HANDOVER)
  return after > closesOn ? after : closesOn
}

/** The draft of the remarks that go with a confirmation. */
function useRemarks(bookingId: number, kind: HandoverKind) {
  return useDraft(`handover-remarks.${bookingId}.${kind}`, '')
}
