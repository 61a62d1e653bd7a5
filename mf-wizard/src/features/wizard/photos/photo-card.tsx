import { GripVertical, RotateCcw, Star, Trash2, Undo2 } from '@domizil/ui/icons'
import { Button, classes } from '@domizil/ui/parts'
import { useSetAtom } from 'jotai'
import { FormattedMessage, useIntl } from 'react-intl'
import { MoveButtons } from './move-buttons.tsx'
import type { Photo } from './photo.ts'
import { chooseMainPhotoAtom, removePhotoAtom, restorePhotoAtom, retryPhotosAtom } from './photos-atoms.ts'
import { PhotoPreview } from './photo-preview.tsx'
import styles from './photos.module.css'
import type { PhotoDrag } from './use-photo-drag.ts'

interface PlaceProps {
  photo: Photo
  /** Its position, counted from 0. */
  at: number
  count: number
}

interface PhotoCardProps extends PlaceProps {
  dragging: PhotoDrag
}

/** A photo with its state and actions. */
export function PhotoCard({ photo, at, count, dragging: { drag, handlersOf } }: PhotoCardProps) {
  const intl = useIntl()
  const label = intl.formatMessage({ id: 'photos.photo' }, { number: at + 1, count })
  const isDragged = drag?.id === photo.id

  return (
    <li
      className={classes(
        styles.photo,
        photo.mainImage && styles.main,
        isDragged && styles.dragged,
        drag && !isDragged && drag.over === at && styles.target,
      )}
      aria-label={label}
      data-photo-place={at}
    >
      <div
        className={styles.frame}
        style={isDragged ? { translate: `${drag.by.x}px ${drag.by.y}px` } : undefined}
        {...(!photo.toRemove && handlersOf(photo.id))}
      >
        <PhotoPreview photo={photo} className={styles.image} />
        {!photo.toRemove && (
          <span className={styles.grip} data-photo-grip aria-hidden="true">
            <GripVertical size={18} />
          </span>
        )}
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

/** The overlay of a photo that is uploading, failed or removed. */
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

function Actions({ photo, at, count, label }: PlaceProps & { label: string }) {
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
