import type { FlatImage } from '@domizil/api'
import { useSay } from '@domizil/app-kit'
import { ChevronLeft, ChevronRight } from '@domizil/ui/icons'
import { Dialog, Picture, useMedia, useSlides } from '@domizil/ui/parts'
import { useEffect, useRef } from 'react'
import styles from './gallery.module.css'

interface GalleryProps {
  pictures: readonly FlatImage[]
  title: string
  /** The index of the first picture. */
  startAt: number
  onClose: () => void
}

/** All pictures, one at a time: by arrow keys, buttons, thumbnails or swiping. Escape closes it. */
export function Gallery({ pictures, title, startAt, onClose }: GalleryProps) {
  const say = useSay()
  const { strip, index, go, onScroll } = useSlides(pictures.length, startAt)
  const isSwiped = useMedia('(hover: none)')
  useArrowKeys(index, go)
  const nameOf = (at: number) => say('photos.photo', { number: at + 1, count: pictures.length })

  return (
    <Dialog
      isOpen
      size="huge"
      onClose={onClose}
      title={<span className={styles.title}>{title}</span>}
      closeLabel={say('photos.close')}
    >
      <div className={styles.gallery}>
        <section
          className={styles.stage}
          aria-roledescription="carousel"
          aria-label={say('photos.label', { title })}
        >
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what fingers scroll, the keyboard reaches */}
          <div className={styles.strip} ref={strip} onScroll={onScroll} tabIndex={isSwiped ? 0 : undefined}>
            {pictures.map(({ id, derivatives }, at) => (
              <div className={styles.slide} key={id} aria-hidden={at !== index}>
                <Picture
                  className={styles.photo}
                  variants={Math.abs(at - index) <= 1 ? Object.values(derivatives) : []}
                  alt={nameOf(at)}
                  sizes="(max-width: 1139px) 100vw, 1084px"
                  isSharp
                  priority={at === startAt}
                />
              </div>
            ))}
          </div>
          <Arrow to={index - 1} count={pictures.length} go={go} />
          <Arrow to={index + 1} count={pictures.length} go={go} isForward />
          <p className={styles.count} role="status">
            <span aria-hidden="true">{`${index + 1} / ${pictures.length}`}</span>
            <span className="visually-hidden">{nameOf(index)}</span>
          </p>
        </section>
        <Thumbnails pictures={pictures} current={index} onChoose={go} nameOf={nameOf} />
      </div>
    </Dialog>
  )
}

interface ArrowProps {
  to: number
  count: number
  go: (index: number) => void
  isForward?: boolean
}

function Arrow({ to, count, go, isForward = false }: ArrowProps) {
  const say = useSay()
  const isEnd = to < 0 || to >= count
  if (count === 1) return null

  return (
    <button
      type="button"
      className={isForward ? styles.next : styles.previous}
      aria-label={say(isForward ? 'photos.next' : 'photos.previous')}
      aria-disabled={isEnd}
      onClick={() => go(to)}
    >
      {isForward ? <ChevronRight size={22} /> : <ChevronLeft size={22} />}
    </button>
  )
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

/** Works for any focus inside the dialog: no other control in it uses these keys. */
function useArrowKeys(index: number, go: (index: number) => void) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const step = STEPS[event.key]
      if (!step) return
      event.preventDefault()
      go(index + step)
    }
    document.addEventListener('keydown', onKey)

    return () => document.removeEventListener('keydown', onKey)
  }, [index, go])
}

interface ThumbnailsProps {
  pictures: readonly FlatImage[]
  current: number
  onChoose: (at: number) => void
  nameOf: (at: number) => string
}

/** All pictures as thumbnails in a row; the current one is scrolled into view. */
function Thumbnails({ pictures, current, onChoose, nameOf }: ThumbnailsProps) {
  const row = useRef<HTMLUListElement>(null)

  useEffect(() => {
    const list = row.current
    const thumbnail = list?.children[current]
    if (!list || !(thumbnail instanceof HTMLElement)) return

    list.scrollLeft = thumbnail.offsetLeft - (list.clientWidth - thumbnail.offsetWidth) / 2
  }, [current])

  return (
    <ul className={styles.thumbnails} ref={row}>
      {pictures.map(({ id, derivatives: { thumb } }, at) => (
        <li key={id}>
          <button
            type="button"
            className={styles.thumbnail}
            aria-label={nameOf(at)}
            aria-current={at === current}
            onClick={() => onChoose(at)}
          >
            <Picture variants={[thumb]} alt="" sizes="84px" />
          </button>
        </li>
      ))}
    </ul>
  )
}
