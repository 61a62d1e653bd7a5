import { lazyChunk, useDialog } from '@domizil/app-kit'
import { Flag } from '@domizil/ui/icons'
import { Suspense } from 'react'
import { FormattedMessage } from 'react-intl'
import styles from './report.module.css'

const ReportDialog = lazyChunk('report', () =>
  import(/* webpackChunkName: "report" */ './report-dialog.tsx').then((module) => module.ReportDialog),
)

/** The button to report a wrong or unlawful listing. */
export function ReportListing({ flatId }: { flatId: number }) {
  const { isOpen, open, close } = useDialog('report')

  return (
    <>
      <button type="button" className={`screen-only ${styles.open}`} onClick={() => open()}>
        <Flag size={15} aria-hidden="true" />
        <FormattedMessage id="report.open" />
      </button>
      {isOpen && (
        <Suspense>
          <ReportDialog flatId={flatId} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
