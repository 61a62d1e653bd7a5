import type { FlatCard } from '@domizil/api'
import { useFavourites, useMoney, useShell } from '@domizil/app-kit'
import { MapPin } from '@domizil/ui/icons'
import { HeartButton, MediaCard, PictureCarousel, PriceTag, Tag } from '@domizil/ui/parts'
import { Link } from '@domizil/app-kit/router'
import { flatPath } from '@domizil/links'
import { FormattedMessage, useIntl } from 'react-intl'
import { AvailableFrom } from './available-from.tsx'
import { FlatFacts } from './flat-facts.tsx'
import { FlatRating } from './flat-rating.tsx'
import { useFlatTitle } from './use-flat-title.ts'

interface FlatTileProps {
  flat: FlatCard
  /** As in an `img`'s `sizes`. */
  sizes: string
  /** For the first visible pictures. */
  priority?: boolean
  active?: boolean
  onHover?: (isOver: boolean) => void
  onToggleFavourite: (flat: FlatCard) => void
}

/** A flat in a list: pictures, place, title, facts, price. */
export function FlatTile({ flat, sizes, priority, active, onHover, onToggleFavourite }: FlatTileProps) {
  const intl = useIntl()
  const shell = useShell()
  const money = useMoney()
  const isFavourite = useFavourites().ids.has(flat.id)
  const { title, language } = useFlatTitle()(flat)
  const path = flatPath(flat.id)
  const prefetch = () => shell.prefetch(path)

  return (
    <MediaCard
      headingLevel={2}
      active={active}
      onHover={onHover}
      media={
        <PictureCarousel
          label={intl.formatMessage({ id: 'flat.photos' }, { title })}
          pictures={flat.images.map(({ id, derivatives }, at) => ({
            id,
            variants: Object.values(derivatives),
            alt: intl.formatMessage({ id: 'flat.photo' }, { number: at + 1, count: flat.images.length }),
          }))}
          sizes={sizes}
          ratio="3 / 2"
          link={(picture) => (
            <Link to={path} tabIndex={-1} aria-hidden="true" draggable={false}>
              {picture}
            </Link>
          )}
          priority={priority}
          previousLabel={intl.formatMessage({ id: 'flat.previousPhoto' })}
          nextLabel={intl.formatMessage({ id: 'flat.nextPhoto' })}
        />
      }
      badge={<FlatBadge flat={flat} />}
      action={
        <HeartButton
          pressed={isFavourite}
          label={intl.formatMessage({ id: 'flat.favourite' }, { title })}
          onToggle={() => onToggleFavourite(flat)}
        />
      }
      eyebrow={
        <>
          <MapPin size={13} aria-hidden="true" />
          {[flat.district, flat.city].filter(Boolean).join(', ')}
        </>
      }
      rating={<FlatRating flat={flat} />}
      title={
        <Link to={path} lang={language} onPointerEnter={prefetch} onFocus={prefetch}>
          {title}
        </Link>
      }
      facts={<FlatFacts flat={flat} />}
      price={<PriceTag amount={money(flat.pricePerMonth)} unit={<FormattedMessage id="flat.perMonth" />} />}
      note={flat.available && <AvailableFrom day={flat.availableFrom} />}
    />
  )
}

function FlatBadge({ flat }: { flat: FlatCard }) {
  if (!flat.available) {
    return (
      <Tag tone="danger">
        <FormattedMessage id="flat.unavailable" />
      </Tag>
    )
  }

  return (
    flat.isNew && (
      <Tag floating>
        <FormattedMessage id="flat.new" />
      </Tag>
    )
  )
}
