import type { OwnFlat } from '@domizil/api'
import { FormattedMessage, useIntl } from 'react-intl'
import styles from './overview.module.css'

/** The quality score of the saved flat, and the most valuable suggestions. */
export function QualityScore({ quality: { score, nextSteps } }: Pick<OwnFlat, 'quality'>) {
  const intl = useIntl()

  return (
    <div className={styles.quality}>
      <p className={styles.score}>
        <FormattedMessage id="quality.score" values={{ score }} />
      </p>
      <meter
        className={styles.meter}
        min={0}
        max={100}
        value={score}
        aria-label={intl.formatMessage({ id: 'quality.label' })}
      />
      <ul>
        {nextSteps.map(({ code, points }) => (
          <li key={code} className={styles.nextStep}>
            <FormattedMessage id={`qualityStep.${code}`} />
            <b>{`+${points}`}</b>
          </li>
        ))}
      </ul>
    </div>
  )
}
