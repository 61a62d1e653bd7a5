import type { OwnFlat } from '@domizil/api'
import { QUALITY_STEPS } from '@domizil/domain'
import { Link } from '@domizil/app-kit/router'
import { availabilityPath, flatEditPath, type PagePath } from '@domizil/links'
import { FormattedMessage, useIntl } from 'react-intl'
import { classes } from '@domizil/ui/parts'
import styles from './quality-row.module.css'

const RADIUS = 18
const LENGTH = 2 * Math.PI * RADIUS

/** A score from 0 to 100 as a ring chart. */
function ScoreRing({ score, label }: { score: number; label: string }) {
  return (
    <span className={classes(styles.ring, styles[levelOf(score)])} role="img" aria-label={label}>
      <svg width="44" height="44" viewBox="0 0 44 44" aria-hidden="true">
        <circle className={styles.track} cx="22" cy="22" r={RADIUS} />
        <circle
          className={styles.arc}
          cx="22"
          cy="22"
          r={RADIUS}
          strokeDasharray={`${(score / 100) * LENGTH} ${LENGTH}`}
        />
      </svg>
      <b aria-hidden="true">{score}</b>
    </span>
  )
}

function levelOf(score: number): 'high' | 'middle' | 'low' {
  if (score >= 80) return 'high'
  return score >= 50 ? 'middle' : 'low'
}

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
