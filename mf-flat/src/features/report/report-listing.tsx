import { lazyChunk } from '@domizil/remote-kit'
import { Flag } from '@domizil/ui/icons'
import { Suspense, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import styles from './report.module.css'

const ReportDialog = lazyChunk('report', () =>
  import(/* webpackChunkName: "report" */ './report-dialog.tsx').then((module) => module.ReportDialog),
)

/** Whoever thinks that a listing is wrong or breaks the law can say so. */
export function ReportListing({ flatId }: { flatId: number }) {
  const [isOpen, setIsOpen] = useState<boolean>()

  return (
    <>
      <button type="button" className={styles.open} onClick={() => setIsOpen(true)}>
        <Flag size={15} aria-hidden="true" />
        <FormattedMessage id="report.open" />
      </button>
      {isOpen !== undefined && (
        <Suspense>
          <ReportDialog flatId={flatId} isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
