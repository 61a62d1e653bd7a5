import type { ReportTarget } from '@domizil/domain'
import { lazyChunk, useDialog, useSay } from '@domizil/app-kit'
import { Flag } from '@domizil/ui/icons'
import { Suspense } from 'react'
import styles from './report.module.css'

const ReportDialog = lazyChunk('report', () =>
  import(/* webpackChunkName: "report" */ './report-dialog.tsx').then((module) => module.ReportDialog),
)

interface ReportButtonProps {
  target: ReportTarget
  /** Of the flat, the review or the message; of a flat for its landlord, of a booking for its tenant. */
  id: number
  /** The words that are reported, or the title or name of what is: the dialog quotes them. */
  quote: string
  /** The accessible name where several buttons look alike; without it the shown text is the name. */
  label?: string
}

/** The button to report a listing, a review, a message or a person. */
export function ReportButton({ target, id, quote, label }: ReportButtonProps) {
  const say = useSay()
  const { isOpen, open, close } = useDialog(`report-${target}-${id}`)

  return (
    <>
      <button
        type="button"
        className={`screen-only ${styles.open}`}
        aria-label={label && `${say(`report.open.${target}`)}: ${label}`}
        onClick={() => open()}
      >
        <Flag size={15} />
        {say(`report.open.${target}`)}
      </button>
      {isOpen && (
        <Suspense>
          <ReportDialog target={target} id={id} quote={quote} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
