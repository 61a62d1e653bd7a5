import type { PublicFlat } from '@domizil/api'
import { lazyChunk, useDialog } from '@domizil/app-kit'
import { useIsHydrated, useMedia } from '@domizil/ui/parts'
import { Suspense, useEffect, useRef } from 'react'
import { ASK } from '../../lib/ask-dialog-name.ts'
import { useInView } from '../../lib/use-in-view.ts'
import { RequestBar } from './request-bar.tsx'
import { RequestCard } from './request-card.tsx'
import { useRequestForm } from './use-request-form.ts'
import { useStay } from './use-stay.ts'

const RequestDialog = lazyChunk('request', () =>
  import(/* webpackChunkName: "request" */ './request-dialog.tsx').then((module) => module.RequestDialog),
)

interface RequestSectionProps {
  flat: PublicFlat
  /** Called when the days have been booked meanwhile: the flat's data is stale. */
  onTaken: () => void
}

/** Requesting a flat: the card beside the text, the bar on small screens, and the form behind both. */
export function RequestSection({ flat, onTaken }: RequestSectionProps) {
  const card = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const requested = useStay(flat)
  const form = useRequestForm(flat, requested, onTaken)
  const isSmall = useMedia('(max-width: 991px)')
  const isHydrated = useIsHydrated()
  // One button to request is enough on a screen. Drawn for every screen, as its width is a guess: a bar that came up later
  // would cover what is about to be pressed.
  const hasBar = !useInView(button) && (isSmall || !isHydrated)
  const { isOpen, open, close } = useDialog('request')
  const { open: ask } = useDialog(ASK)
  useEffect(() => {
    if (form.isBack) open()
  }, [form.isBack, open])

  const { problem, proposed, setDays } = requested
  const handleRequest = () => {
    if (proposed) setDays(proposed)
    else {
      form.checkStay()
      if (problem) return focusDays()
    }

    open()
  }
  const focusDays = () => card.current?.querySelector<HTMLElement>('input')?.focus()

  return (
    <>
      <RequestCard
        ref={card}
        flat={flat}
        requested={requested}
        form={form}
        button={button}
        onRequest={handleRequest}
      />
      {hasBar && (
        <RequestBar
          flat={flat}
          requested={requested}
          isSent={form.state === 'sent'}
          onRequest={handleRequest}
          onChooseDays={focusDays}
          onAsk={() => ask()}
        />
      )}
      {isOpen && (
        <Suspense>
          <RequestDialog onClose={close} flat={flat} requested={requested} form={form} />
        </Suspense>
      )}
    </>
  )
}
