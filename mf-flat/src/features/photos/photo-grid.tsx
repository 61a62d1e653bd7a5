import type { FlatImage } from '@domizil/api'
import { Picture } from '@domizil/ui/parts'
import { useIntl } from 'react-intl'
import styles from './photos.module.css'

/** The number of pictures in the grid; the others are in the gallery. */
export const SHOWN = 5
const BIG = '(max-width: 1239px) 50vw, 592px'
const SMALL = '(max-width: 1239px) 25vw, 296px'

interface PhotoGridProps {
  pictures: readonly FlatImage[]
  title: string
  /** As of a picture. */
  media: string
  onOpen: (at: number) => void
}

/** The main picture, and up to four more beside it. */
export function PhotoGrid({ pictures, title, media, onOpen }: PhotoGridProps) {
  const intl = useIntl()
  const shown = pictures.slice(0, SHOWN)

  return (
    <ul
      className={styles.grid}
      data-count={shown.length}
      aria-label={intl.formatMessage({ id: 'photos.label' }, { title })}
    >
      {shown.map(({ id, derivatives }, at) => (
        <li key={id}>
          <button
            type="button"
            className={styles.tile}
            aria-label={intl.formatMessage({ id: 'photos.open' }, { number: at + 1, count: pictures.length })}
            onClick={() => onOpen(at)}
          >
            <Picture
              variants={Object.values(derivatives)}
              alt=""
              sizes={at === 0 ? BIG : SMALL}
              priority={at === 0}
              media={media}
            />
          </button>
        </li>
      ))}
    </ul>
  )
}
