import { ChevronLeft, ChevronRight } from '../icons.ts'
import { type ReactNode, useState } from 'react'
import { classes } from './classes.ts'
import { Picture, type PictureRatio, type PictureVariant } from './picture.tsx'
import styles from './picture-carousel.module.css'
import { useSlides } from './use-slides.ts'

/** A picture of a carousel, in several sizes. */
export interface CarouselPicture {
  id: number | string
  variants: readonly PictureVariant[]
  alt: string
}

interface PictureCarouselProps {
  pictures: readonly CarouselPicture[]
  sizes: string
  ratio?: PictureRatio
  priority?: boolean
  /** As of a picture. */
  media?: string
  /** Wraps each picture in a link: without a name and a tab stop, besides a link with text. */
  link?: (picture: ReactNode) => ReactNode
  /** The accessible name of the carousel. */
  label: string
  previousLabel: string
  nextLabel: string
}

/** Photos side by side: swiped, scrolled or stepped through. Hidden ones are rendered after the first interaction. */
export function PictureCarousel(props: PictureCarouselProps) {
  const { sizes, ratio, priority, media, link = plain, label, previousLabel, nextLabel } = props
  const pictures = props.pictures.length > 0 ? props.pictures : NONE
  const { strip, index, go, onScroll } = useSlides(pictures.length)
  const [isWanted, setIsWanted] = useState(false)
  const want = () => setIsWanted(true)

  return (
    <div
      className={styles.carousel}
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      onPointerEnter={want}
      onTouchStart={want}
      onFocus={want}
    >
      <div className={classes(styles.strip, link !== plain && styles.linked)} ref={strip} onScroll={onScroll}>
        {pictures.map((picture, position) => (
          <div className={styles.slide} key={picture.id} aria-hidden={position !== index}>
            {(position === 0 || isWanted) &&
              link(
                <Picture
                  variants={picture.variants}
                  alt={picture.alt}
                  sizes={sizes}
                  ratio={ratio}
                  priority={priority && position === 0}
                  media={media}
                />,
              )}
          </div>
        ))}
      </div>
      {pictures.length > 1 && (
        <Arrows
          index={index}
          last={pictures.length - 1}
          go={go}
          previousLabel={previousLabel}
          nextLabel={nextLabel}
        />
      )}
      {pictures.length > 1 && <Dots count={pictures.length} index={index} />}
    </div>
  )
}

// Without photos an empty picture preserves the layout.
const NONE: readonly CarouselPicture[] = [{ id: 'none', variants: [], alt: '' }]

const plain = (picture: ReactNode) => picture

interface ArrowsProps {
  index: number
  last: number
  go: (index: number) => void
  previousLabel: string
  nextLabel: string
}

/** A button without effect is hidden and not focusable. */
function Arrows({ index, last, go, previousLabel, nextLabel }: ArrowsProps) {
  return (
    <>
      <button
        type="button"
        className={styles.previous}
        aria-label={previousLabel}
        aria-disabled={index === 0}
        tabIndex={index === 0 ? -1 : undefined}
        onClick={() => go(Math.max(index - 1, 0))}
      >
        <ChevronLeft size={16} />
      </button>
      <button
        type="button"
        className={styles.next}
        aria-label={nextLabel}
        aria-disabled={index === last}
        tabIndex={index === last ? -1 : undefined}
        onClick={() => go(Math.min(index + 1, last))}
      >
        <ChevronRight size={16} />
      </button>
    </>
  )
}

function Dots({ count, index }: { count: number; index: number }) {
  return (
    <span className={styles.dots} aria-hidden="true">
      {Array.from({ length: count }, (_, position) => (
        <i key={position} className={position === index ? styles.current : undefined} />
      ))}
    </span>
  )
}
