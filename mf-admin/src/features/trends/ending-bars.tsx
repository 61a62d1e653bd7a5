import type { Report } from '@domizil/api'
import { FormattedMessage, FormattedNumber } from 'react-intl'
import { endings } from './trends.ts'
import styles from './trends.module.css'

/** The reasons for cancelled requests: a list with bars. */
export function EndingBars({ reports }: { reports: readonly Report[] }) {
  const reasons = endings(reports)
  const most = reasons[0]?.count ?? 1

  return (
    <section className={styles.card} aria-labelledby="endings">
      <h3 id="endings">
        <FormattedMessage id="trend.endings" />
      </h3>
      {reasons.length === 0 ? (
        <p className={styles.none}>
          <FormattedMessage id="trend.noEndings" />
        </p>
      ) : (
        <ul className={styles.bars}>
          {reasons.map(({ reason, count }) => (
            <li key={reason}>
              <span>
                <FormattedMessage id={`cancelReason.${reason}`} />
              </span>
              <b>
                <FormattedNumber value={count} />
              </b>
              <progress max={most} value={count} aria-hidden="true" />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
