import { useSay } from '@domizil/app-kit'
import { REVIEW_CHECKS } from '@domizil/domain'
import { CheckField } from '@domizil/ui/parts'
import type { Ref } from 'react'
import own from './checks.module.css'
import styles from './review.module.css'
import type { Checks } from './use-checks.ts'

interface ReviewChecksProps {
  checks: Checks
  /** Whether approving was tried before everything was looked at. */
  isAsked: boolean
  ref: Ref<HTMLElement>
}

/** What an administrator looks at before a flat is listed; the digits tick it. */
export function ReviewChecks({ checks, isAsked, ref }: ReviewChecksProps) {
  const say = useSay()

  return (
    <section ref={ref} className={`${styles.card} ${own.checks}`} aria-labelledby="review-checks">
      <h2 id="review-checks">{say('review.checks')}</h2>
      {isAsked && (
        <p role="alert" className={styles.problem}>
          {say('review.checksFirst')}
        </p>
      )}
      {REVIEW_CHECKS.map((check, at) => (
        <CheckField
          key={check}
          checked={checks.done.includes(check)}
          onChange={() => checks.toggle(check)}
          label={
            <>
              <kbd>{at + 1}</kbd> {say(`reviewCheck.${check}`)}
            </>
          }
        />
      ))}
    </section>
  )
}
