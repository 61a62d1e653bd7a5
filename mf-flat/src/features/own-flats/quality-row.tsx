import type { OwnFlat } from '@domizil/api'
import { QUALITY_STEPS } from '@domizil/domain'
import { Link } from '@domizil/app-kit/router'
import { availabilityPath, flatEditPath, type PagePath } from '@domizil/links'
import { FormattedMessage, useIntl } from 'react-intl'
import styles from './quality-row.module.css'
import { ScoreRing } from './score-ring.tsx'

/** The quality score, and the most valuable suggestion. */
export function QualityRow({ flat }: { flat: OwnFlat }) {
  const intl = useIntl()
  const { score, nextSteps } = flat.quality
  const next = nextSteps.find(({ code }) => QUALITY_STEPS.some((step) => step === code))

  return (
    <div className={styles.quality}>
      <ScoreRing score={score} label={intl.formatMessage({ id: 'quality.score' }, { score })} />
      <p>
        <span className={styles.hint}>
          <FormattedMessage id={next ? 'quality.next' : 'quality.doneHint'} />
        </span>
        {next ? (
          <Link className={styles.step} to={pathOf(next.code, flat.id)}>
            {intl.formatMessage({ id: `qualityStep.${next.code}` })}
          </Link>
        ) : (
          <b>
            <FormattedMessage id="quality.done" />
          </b>
        )}
      </p>
      {next && (
        <span className={styles.points}>
          <FormattedMessage id="quality.points" values={{ points: next.points }} />
        </span>
      )}
    </div>
  )
}

/** The page on which a suggestion can be followed. */
function pathOf(step: string, id: number): PagePath {
  return step === 'CONFIRM_CALENDAR' ? availabilityPath(id) : flatEditPath(id)
}
