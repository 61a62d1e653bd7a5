import type { OwnFlat } from '@domizil/api'
import { AMENITY_GROUPS } from '@domizil/domain'
import { Fragment } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import styles from './review.module.css'

/** The amenities that the landlord promises, by group, to be compared with photos and texts. */
export function ReviewFeatures({ flat }: { flat: OwnFlat }) {
  const intl = useIntl()
  const groups = AMENITY_GROUPS.map((group) => ({ group, amenities: flat[group] ?? [] })).filter(
    ({ amenities }) => amenities.length > 0,
  )

  return (
    <section className={styles.card} aria-labelledby="review-features">
      <h2 id="review-features">
        <FormattedMessage id="flatField.amenities" />
      </h2>
      {groups.length === 0 && (
        <p>
          <FormattedMessage id="review.noFeatures" />
        </p>
      )}
      <dl className={styles.pairs}>
        {groups.map(({ group, amenities }) => (
          <Fragment key={group}>
            <dt>
              <FormattedMessage id={`amenityGroup.${group}`} />
            </dt>
            <dd>
              {intl.formatList(amenities.map((amenity) => intl.formatMessage({ id: `amenity.${amenity}` })))}
            </dd>
          </Fragment>
        ))}
      </dl>
    </section>
  )
}
