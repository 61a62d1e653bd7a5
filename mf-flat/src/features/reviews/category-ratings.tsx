import type { FlatReviews } from '@domizil/api'
import { REVIEW_CATEGORIES, REVIEW_LIMITS } from '@domizil/domain'
import { useIntl } from 'react-intl'
import styles from './reviews.module.css'

/** The mean of each category, as a number and as a bar. */
export function CategoryRatings({ categories }: Pick<FlatReviews, 'categories'>) {
  const intl = useIntl()

  return (
    <dl className={styles.categories}>
      {REVIEW_CATEGORIES.FLAT.map((category) => {
        const mean = categories[category]
        if (mean == null) return null
        return (
          <div key={category}>
            <dt>{intl.formatMessage({ id: `reviewCategory.${category}` })}</dt>
            <dd>
              <meter
                className={styles.meter}
                min={0}
                max={REVIEW_LIMITS.rating.max}
                value={mean}
                aria-label={intl.formatMessage({ id: `reviewCategory.${category}` })}
              />
              {intl.formatNumber(mean, { minimumFractionDigits: 1 })}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
