import { FormattedMessage, useIntl } from 'react-intl'
import styles from './remotes.module.css'
import type { Canary } from './use-registry.ts'

/** For a canary that began before there was a choice. */
const DEFAULT_MAX_SLOWER = 15

interface CanaryRuleProps {
  canary: Canary
  /** How often it has started so far. */
  starts: number
}

/** By what a running canary ends or goes on by itself, and how far it is. */
export function CanaryRule({ canary: { percent, judge }, starts }: CanaryRuleProps) {
  if (!judge) {
    return (
      <p>
        <FormattedMessage id="remotes.rule.people" />
      </p>
    )
  }
  const { minStarts, maxExtra, maxSlower = DEFAULT_MAX_SLOWER, promoteAfter, steps = [] } = judge
  const next = steps.filter((step) => step > percent).toSorted((a, b) => a - b)[0] ?? 100

  return (
    <>
      <Progress starts={starts} most={promoteAfter ?? minStarts} />
      <p>
        <FormattedMessage tagName="span" id="remotes.rule.ends" values={{ minStarts, maxExtra, maxSlower }} />{' '}
        {promoteAfter ? (
          <FormattedMessage tagName="span" id="remotes.rule.promotes" values={{ promoteAfter, next }} />
        ) : (
          <FormattedMessage tagName="span" id="remotes.rule.peoplePromote" />
        )}
      </p>
    </>
  )
}

function Progress({ starts, most }: { starts: number; most: number }) {
  const intl = useIntl()
  const words = intl.formatMessage({ id: 'remotes.rule.progress' }, { starts, most })

  return (
    <p className={styles.progress}>
      <progress max={most} value={Math.min(starts, most)} aria-label={words} />
      <span aria-hidden="true">{words}</span>
    </p>
  )
}
