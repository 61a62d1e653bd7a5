import type { ReportTarget } from '@domizil/domain'
import { lazyChunk, useDialog } from '@domizil/app-kit'
import { Flag } from '@domizil/ui/icons'
import { Suspense } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
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
  const intl = useIntl()
  const { isOpen, open, close } = useDialog(`report-${target}-${id}`)

  return (
    <>
      <button
        type="button"
        className={`screen-only ${styles.open}`}
        aria-label={label && `${intl.formatMessage({ id: `report.open.${target}` })}: ${label}`}
        onClick={() => open()}
      >
        <Flag size={15} aria-hidden="true" />
        <FormattedMessage id={`report.open.${target}`} />
      </button>
      {isOpen && (
        <Suspense>
          <ReportDialog target={target} id={id} quote={quote} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
