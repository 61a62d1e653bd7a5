import { useSay } from '@domizil/app-kit/say'
import type { FlatCard } from '@domizil/api'
import { type Locale, placeLineOf, sizesOf, WHOLE_EUROS } from '@domizil/domain'
import { MapPin } from '@domizil/ui/icons'
import { Picture, type PictureRatio, PriceTag } from '@domizil/ui/parts'
import { Link } from '@domizil/app-kit/router'
import { flatPath } from '@domizil/links'
import { FormattedNumber, useIntl } from 'react-intl'
import styles from './new-flats.module.css'

/** On a phone as wide as the page without its gutters. */
const SIZES = '(max-width: 767px) calc(100vw - 32px), 560px'

interface FlatFigureProps {
  /** Undefined while loading: a placeholder reserves the space. */
  flats: readonly FlatCard[] | undefined
  /** The index of the flat, so that pages differ; wraps around. */
  place: number
  ratio: PictureRatio
  priority?: boolean
}

/** The picture of a flat with a link to it; nothing without flats. */
export function FlatFigure({ flats, place, ratio, priority = false }: FlatFigureProps) {
  const say = useSay()
  const { locale } = useIntl()
  if (flats?.length === 0) return null
  const flat = flats?.[place % flats.length]

  return (
    <div className={styles.figure}>
      <Picture
        variants={sizesOf(flat?.images[0]?.derivatives.xxlarge)}
        alt=""
        sizes={SIZES}
        ratio={ratio}
        priority={priority}
      />
      {flat && (
        <Link to={flatPath(flat.id)} className={styles.label}>
          <MapPin size={15} />
          {placeLineOf(locale as Locale, flat)}
          <PriceTag
            amount={<FormattedNumber value={flat.pricePerMonth} {...WHOLE_EUROS} />}
            unit={say('figure.perMonth')}
          />
        </Link>
      )}
    </div>
  )
}
