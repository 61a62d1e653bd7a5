import { type Booking, type Handover, type HandoverSummary, readHandover } from '@domizil/api'
import { queryOf, useDialog, useQuery } from '@domizil/app-kit'
import { ModalDialog } from '@domizil/app-kit/modal'
import { checkHandover, HANDOVER_LIMITS, type HandoverKind, type Issue } from '@domizil/domain'
import { focusFirstProblem } from '@domizil/app-kit/submit'
import { Button, ErrorState, Skeleton } from '@domizil/ui/parts'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { FormattedMessage, useIntl } from 'react-intl'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { isUnsent, localPhotos, type Written } from './draft-changes.ts'
import { useHandoverFields } from './handover-fields.ts'
import { HandoverForm } from './handover-form.tsx'
import type { HandoverSync, SyncState } from './handover-sync.ts'
import { HandoverView } from './handover-view.tsx'
import { LateChanges } from './late-changes.tsx'
import { SendState } from './send-state.tsx'
import styles from './handover.module.css'
import { useHandover } from './use-handover.ts'
import { useRemarks } from './use-remarks.ts'

interface HandoverDialogProps {
  request: Booking
  kind: HandoverKind
  /** Called with how the protocol stands after a change. */
  onChanged: (summary: HandoverSummary) => void
  onClose: () => void
}

/** The protocol of moving in or out: a form until one party has confirmed it, then to be read and answered. */
export function HandoverDialog({ request, kind, onChanged, onClose }: HandoverDialogProps) {
  const intl = useIntl()
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
      title={<FormattedMessage id={`handover.open.${kind}`} />}
      closeLabel={intl.formatMessage({ id: 'ask.close' })}
      footer={
        <>
          <Button onClick={handleClose}>
            <FormattedMessage id="ask.close" />
          </Button>
          {server?.allowed.includes('confirm') && (
            <Button variant="primary" busy={sending.isSending} onClick={() => void handleConfirm()}>
              <FormattedMessage id={canEdit ? 'handover.confirm' : 'handover.answer'} />
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

interface NotLoadedProps {
  failure: SyncState['failure']
  onRetry: () => void
}

function NotLoaded({ failure, onRetry }: NotLoadedProps) {
  if (!failure) return <Skeleton height="240px" />
  return (
    <ErrorState
      title={<FormattedMessage id="answer.failed" />}
      actions={
        <Button onClick={onRetry}>
          <FormattedMessage id="requests.retry" />
        </Button>
      }
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
