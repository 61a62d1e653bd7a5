import type { FlatCard } from '@domizil/api'
import { sizesOf } from '@domizil/domain'
import { FlatTile } from '@domizil/flat-ui/tile'
import { Picture } from '@domizil/ui/parts'

/** A new flat with its first picture. */
export function NewFlatTile({ flat }: { flat: FlatCard }) {
  return (
    <FlatTile
      flat={flat}
      media={
        <Picture
          variants={sizesOf(flat.images[0]?.derivatives.xxlarge)}
          alt=""
          sizes="(max-width: 575px) calc(100vw - 32px), (max-width: 991px) 50vw, 280px"
          ratio="3 / 2"
        />
      }
    />
  )
}
