import type { FlatCard } from '@domizil/api'
import { Rating } from '@domizil/ui/parts'
import { FormattedMessage, useIntl } from 'react-intl'

/** The average rating of a flat and the number of reviews; nothing without reviews. */
export function FlatRating({ flat: { rating, reviewCount } }: { flat: FlatCard }) {
  const intl = useIntl()
  if (rating === null) return null

  return (
    <Rating>
      <span aria-hidden="true">
        {`${intl.formatNumber(rating, { minimumFractionDigits: 1 })} (${reviewCount})`}
      </span>
      <span className="visually-hidden">
        <FormattedMessage id="flat.rating" values={{ rating, count: reviewCount }} />
      </span>
    </Rating>
  )
}
