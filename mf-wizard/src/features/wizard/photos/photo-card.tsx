import { GripVertical, RotateCcw, Star, Trash2, Undo2 } from '@domizil/ui/icons'
import { Button } from '@domizil/ui/parts'
import { useSetAtom } from 'jotai'
import type { DragEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { MoveButtons } from './move-buttons.tsx'
import type { Photo } from './photo.ts'
import {
  chooseMainPhotoAtom,
  movePhotoAtom,
  removePhotoAtom,
  restorePhotoAtom,
  retryPhotosAtom,
} from './photos-atoms.ts'
import styles from './photos.module.css'

/** What a dragged photo is known by. */
const DRAGGED = 'application/x-domizil-photo'

interface PhotoCardProps {
  photo: Photo
  /** Its place, counted from 0. */
  at: number
  count: number
}

/** One photo with its state and everything that can be done with it. */
export function PhotoCard({ photo, at, count }: PhotoCardProps) {
  const intl = useIntl()
  const move = useSetAtom(movePhotoAtom)
  const label = intl.formatMessage({ id: 'photos.photo' }, { number: at + 1, count })
  const handleDrop = (event: DragEvent) => {
    const dragged = event.dataTransfer.getData(DRAGGED)
    if (!dragged) return
    event.preventDefault()
    move(Number(dragged), at)
  }

  return (
    <li
      className={photo.mainImage ? `${styles.photo} ${styles.main}` : styles.photo}
      aria-label={label}
      draggable={!photo.toRemove}
      onDragStart={({ dataTransfer }) => dataTransfer.setData(DRAGGED, String(photo.id))}
      onDragOver={(event) => event.preventDefault()}
      onDrop={handleDrop}
    >
      <div className={styles.frame}>
        <img className={styles.image} src={photo.url} alt="" draggable={false} />
        <GripVertical className={styles.grip} size={18} aria-hidden="true" />
        {photo.mainImage && (
          <span className={styles.badge}>
            <Star size={13} aria-hidden="true" />
            <FormattedMessage id="photos.main" />
          </span>
        )}
        <Overlay photo={photo} />
      </div>
      <Actions photo={photo} at={at} count={count} label={label} />
    </li>
  )
}

/** On its way, failed or removed: the same veil with other words. */
function Overlay({ photo }: { photo: Photo }) {
  const { upload, toRemove } = photo
  const retry = useSetAtom(retryPhotosAtom)

  if (toRemove) {
    return (
      <div className={styles.veil}>
        <FormattedMessage id="photos.removed" />
      </div>
    )
  }
  if (!upload) return null
  if (upload.status === 'failed') {
    return (
      <div className={`${styles.veil} ${styles.failed}`} role="alert">
        <b>
          <FormattedMessage id="photos.failed" />
        </b>
        <span>{upload.message}</span>
        <Button size="small" onClick={() => void retry([photo])}>
          <RotateCcw size={14} aria-hidden="true" />
          <FormattedMessage id="photos.retry" />
        </Button>
      </div>
    )
  }
  return (
    <div className={styles.veil}>
      <FormattedMessage id="photos.uploading" values={{ done: upload.fraction }} />
      <progress className={styles.progress} value={upload.fraction} />
    </div>
  )
}

function Actions({ photo, at, count, label }: PhotoCardProps & { label: string }) {
  const intl = useIntl()
  const remove = useSetAtom(removePhotoAtom)
  const restore = useSetAtom(restorePhotoAtom)
  const chooseMain = useSetAtom(chooseMainPhotoAtom)
  const nameOf = (id: string) => `${intl.formatMessage({ id })}: ${label}`

  if (photo.toRemove) {
    return (
      <div className={styles.actions}>
        <Button size="small" aria-label={nameOf('photos.restore')} onClick={() => restore(photo.id)}>
          <Undo2 size={14} aria-hidden="true" />
          <FormattedMessage id="photos.restore" />
        </Button>
      </div>
    )
  }
  return (
    <div className={styles.actions}>
      <MoveButtons id={photo.id} at={at} count={count} label={label} />
      {!photo.mainImage && (
        <Button size="small" aria-label={nameOf('photos.makeMain')} onClick={() => chooseMain(photo.id)}>
          <Star size={14} aria-hidden="true" />
        </Button>
      )}
      <Button size="small" aria-label={nameOf('photos.remove')} onClick={() => remove(photo.id)}>
        <Trash2 size={14} aria-hidden="true" />
      </Button>
    </div>
  )
}
