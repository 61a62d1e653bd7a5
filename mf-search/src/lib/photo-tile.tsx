import type { FlatCard } from '@domizil/api'
import { useSay } from '@domizil/app-kit'
import { Link } from '@domizil/app-kit/router'
import { sizesOf } from '@domizil/domain'
import { FlatTile, type FlatTileProps, useFlatTitle } from '@domizil/flat-ui/tile'
import { flatPath } from '@domizil/links'
import { PictureCarousel, Tag } from '@domizil/ui/parts'

interface PhotoTileProps
  extends Pick<FlatTileProps, 'flat' | 'stay' | 'detail' | 'active' | 'onHover' | 'onToggleFavourite'> {
  /** As in an `img`'s `sizes`. */
  sizes: string
  /** The first picture in sight. */
  priority?: boolean
}

/** A found flat, whose photos can be looked through, and what is special about it. */
export function PhotoTile({ sizes, priority, ...tile }: PhotoTileProps) {
  const { flat, stay = {} } = tile
  const say = useSay()
  const { title } = useFlatTitle()(flat)

  return (
    <FlatTile
      {...tile}
      headingLevel={2}
      media={
        <PictureCarousel
          label={say('flat.photos', { title })}
          pictures={flat.images.map(({ id, derivatives }, at) => ({
            id,
            variants: sizesOf(derivatives.xxlarge),
            alt: say('flat.photo', { number: at + 1, count: flat.images.length }),
          }))}
          sizes={sizes}
          ratio="3 / 2"
          link={(picture) => (
            <Link to={flatPath(flat.id, { stay })} tabIndex={-1} aria-hidden="true" draggable={false}>
              {picture}
            </Link>
          )}
          priority={priority}
          previousLabel={say('flat.previousPhoto')}
          nextLabel={say('flat.nextPhoto')}
        />
      }
      badge={<FlatBadge flat={flat} />}
    />
  )
}

function FlatBadge({ flat }: { flat: FlatCard }) {
  const say = useSay()
  if (!flat.available) {
    return <Tag tone="danger">{say('flat.unavailable')}</Tag>
  }

  return flat.isNew && <Tag floating>{say('flat.new')}</Tag>
}
