import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { classes } from './classes.ts'
import { Picture, type PictureVariant } from './picture.tsx'
import styles from './picture-carousel.module.css'
import { useSlides } from './use-slides.ts'

export interface CarouselPicture {
  id: number | string
  variants: readonly PictureVariant[]
  alt: string
}

interface PictureCarouselProps {
  pictures: readonly CarouselPicture[]
  sizes: string
  ratio?: string
  priority?: boolean
  /** Wraps each picture in a link: one without a name and without a tab stop, beside a link in words. */
  link?: (picture: ReactNode) => ReactNode
  /** What the strip holds, for screen readers. */
  label: string
  previousLabel: string
  nextLabel: string
}

/** Photos side by side: swiped, scrolled or stepped through. The ones out of sight load once somebody shows interest. */
export function PictureCarousel(props: PictureCarouselProps) {
  const { sizes, ratio, priority, link = plain, label, previousLabel, nextLabel } = props
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
            {link(
              <Picture
                variants={position === 0 || isWanted ? picture.variants : []}
                alt={picture.alt}
                sizes={sizes}
                ratio={ratio}
                priority={priority && position === 0}
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

// Without photos the place of one is kept, with nothing in it.
const NONE: readonly CarouselPicture[] = [{ id: 'none', variants: [], alt: '' }]

const plain = (picture: ReactNode) => picture

interface ArrowsProps {
  index: number
  last: number
  go: (index: number) => void
  previousLabel: string
  nextLabel: string
}

/** One that leads nowhere is not seen: the keyboard passes it by. */
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
        <ChevronLeft size={16} aria-hidden="true" />
      </button>
      <button
        type="button"
        className={styles.next}
        aria-label={nextLabel}
        aria-disabled={index === last}
        tabIndex={index === last ? -1 : undefined}
        onClick={() => go(Math.min(index + 1, last))}
      >
        <ChevronRight size={16} aria-hidden="true" />
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
