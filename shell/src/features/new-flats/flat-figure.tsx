import type { FlatCard } from '@domizil/contract'
import { MapPin } from '@domizil/ui/icons'
import { Picture, PriceTag } from '@domizil/ui/parts'
import { Link } from '@domizil/ui/router'
import { FormattedMessage, FormattedNumber } from 'react-intl'
import styles from './new-flats.module.css'

interface FlatFigureProps {
  /** Without one a quiet ground keeps the place. */
  flat: FlatCard | undefined
  sizes: string
  ratio: string
  priority?: boolean
}

/** The picture of a real flat, with the way to it. */
export function FlatFigure({ flat, sizes, ratio, priority = false }: FlatFigureProps) {
  return (
    <div className={styles.figure}>
      <Picture
        variants={Object.values(flat?.images[0]?.derivatives ?? {})}
        alt=""
        sizes={sizes}
        ratio={ratio}
        priority={priority}
      />
      {flat && (
        <Link to={`/flat/${flat.id}`} className={styles.label}>
          <MapPin size={15} aria-hidden="true" />
          {[flat.district, flat.city].filter(Boolean).join(', ')}
          <PriceTag
            amount={
              <FormattedNumber
                value={flat.pricePerMonth}
                style="currency"
                currency="EUR"
                maximumFractionDigits={0}
              />
            }
            unit={<FormattedMessage id="flat.perMonth" />}
          />
        </Link>
      )}
    </div>
  )
}
