import type { FlatImage } from '@domizil/api'
import { useSay } from '@domizil/app-kit'
import { ChevronLeft, ChevronRight } from '@domizil/ui/icons'
import { Button, Picture } from '@domizil/ui/parts'
import styles from './gallery.module.css'

interface ReviewGalleryProps {
  images: readonly FlatImage[]
  /** The position of the cover photo; -1 if none is chosen. */
  cover: number
  title: string
  at: number
  onChange: (at: number) => void
}

/** All photos: one large, the others to choose from below it. */
export function ReviewGallery({ images, cover, title, at, onChange }: ReviewGalleryProps) {
  const say = useSay()
  const shown = images[at]
  if (!shown) {
    return <p className={styles.none}>{say('review.noPhotos')}</p>
  }
  const count = images.length
  const name = say('review.photo', { number: at + 1, count, title })

  return (
    <section className={styles.gallery} aria-label={say('review.photos')}>
      <div className={styles.large}>
        <Picture
          variants={Object.values(shown.derivatives)}
          alt={name}
          sizes="(max-width: 899px) 100vw, 760px"
          ratio="3 / 2"
          priority
        />
        {at === cover && <span className={styles.cover}>{say('review.cover')}</span>}
        <span className={styles.turn}>
          <Button
            size="small"
            aria-label={say('review.photoBefore')}
            icon={<ChevronLeft size={18} />}
            onClick={() => onChange((at - 1 + count) % count)}
          />
          <b>{`${at + 1} / ${count}`}</b>
          <Button
            size="small"
            aria-label={say('review.photoAfter')}
            icon={<ChevronRight size={18} />}
            onClick={() => onChange((at + 1) % count)}
          />
        </span>
      </div>
      <ul className={styles.thumbs}>
        {images.map(({ id, derivatives }, index) => (
          <li key={id}>
            <button
              type="button"
              aria-current={index === at}
              aria-label={say('review.photoChoose', { number: index + 1 })}
              onClick={() => onChange(index)}
            >
              <Picture variants={[derivatives.thumb]} alt="" sizes="96px" ratio="3 / 2" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
