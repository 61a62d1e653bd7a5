import { type DepositDeduction, type DepositSummary, downloadStayFile, type StayFile } from '@domizil/api'
import { useSay } from '@domizil/app-kit'
import { useIntl } from 'react-intl'
import { DownloadButton } from '../../lib/download-button.tsx'
import { euro } from '../../lib/euro.ts'
import styles from './deposit.module.css'

interface DeductionListProps {
  /** The id of the booking. */
  id: number
  summary: Pick<DepositSummary, 'receivedCents' | 'returnedCents'>
  deductions: readonly (Omit<DepositDeduction, 'files'> & { files: readonly StayFile[] })[]
}

/** The deposit, its deductions with their reasons, and what is returned. */
export function DeductionList({ id, summary, deductions }: DeductionListProps) {
  const intl = useIntl()
  const say = useSay()

  return (
    <dl className={styles.sums}>
      <div className={styles.sum}>
        <dt>{say('deposit.received')}</dt>
        <dd className={styles.amount}>{euro(intl, summary.receivedCents)}</dd>
      </div>
      {deductions.map(({ amountCents, reason, files }, index) => (
        // Deductions have no id, and never change their order.
        <div key={index} className={styles.sum}>
          <dt>
            {reason}
            {files.length > 0 && (
              <span className={styles.files}>
                {files.map(({ id: fileId, name }) => (
                  <DownloadButton
                    key={fileId}
                    call={downloadStayFile}
                    input={{ params: { id, fileId }, query: {} }}
                    name={name}
                  >
                    {name}
                  </DownloadButton>
                ))}
              </span>
            )}
          </dt>
          <dd className={styles.amount}>{euro(intl, -amountCents)}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{say('deposit.returned')}</dt>
        <dd className={styles.amount}>{euro(intl, summary.returnedCents ?? 0)}</dd>
      </div>
    </dl>
  )
}
