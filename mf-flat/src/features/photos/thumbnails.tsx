import type { FlatImage } from '@domizil/api'
import { Picture } from '@domizil/ui/parts'
import { useEffect, useRef } from 'react'
import styles from './gallery.module.css'

interface ThumbnailsProps {
  pictures: readonly FlatImage[]
  current: number
  onChoose: (at: number) => void
  nameOf: (at: number) => string
}

/** All pictures as thumbnails in a row; the current one is scrolled into view. */
export function Thumbnails({ pictures, current, onChoose, nameOf }: ThumbnailsProps) {
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
