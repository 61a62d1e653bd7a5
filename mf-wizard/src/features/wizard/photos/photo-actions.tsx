import { ArrowLeft, ArrowRight, Star, Trash2, Undo2 } from '@domizil/ui/icons'
import { Button } from '@domizil/ui/parts'
import { useSetAtom } from 'jotai'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Photo } from './photo.ts'
import { chooseMainPhotoAtom, movePhotoAtom, removePhotoAtom, restorePhotoAtom } from './photos-atoms.ts'
import styles from './photos.module.css'
import { useHeldFocus } from './use-held-focus.ts'

interface PhotoActionsProps {
  photo: Photo
  /** Its position, counted from 0. */
  at: number
  count: number
  /** The accessible name of the photo. */
  label: string
}

/** What can be done with a photo by a press; moving too, without dragging. */
export function PhotoActions({ photo, at, count, label }: PhotoActionsProps) {
  const intl = useIntl()
  const remove = useSetAtom(removePhotoAtom)
  const restore = useSetAtom(restorePhotoAtom)
  const move = useSetAtom(movePhotoAtom)
  const chooseMain = useSetAtom(chooseMainPhotoAtom)
  const heldFocus = useHeldFocus()
  const nameOf = (id: string) => `${intl.formatMessage({ id })}: ${label}`

  if (photo.toRemove) {
    return (
      <div className={styles.actions} {...heldFocus}>
        <Button size="small" aria-label={nameOf('photos.restore')} onClick={() => restore(photo.id)}>
          <Undo2 size={14} aria-hidden="true" />
          <FormattedMessage id="photos.restore" />
        </Button>
      </div>
    )
  }
  const removal = (
    <Button size="small" aria-label={nameOf('photos.remove')} onClick={() => remove(photo.id)}>
      <Trash2 size={14} aria-hidden="true" />
    </Button>
  )
  if (photo.unready) {
    return (
      <div className={styles.actions} {...heldFocus}>
        {removal}
      </div>
    )
  }
  return (
    <div className={styles.actions} {...heldFocus}>
      <Button
        size="small"
        aria-label={nameOf('photos.moveUp')}
        aria-disabled={at === 0}
        onClick={() => move(photo.id, at - 1)}
      >
        <ArrowLeft size={14} aria-hidden="true" />
      </Button>
      <Button
        size="small"
        aria-label={nameOf('photos.moveDown')}
        aria-disabled={at === count - 1}
        onClick={() => move(photo.id, at + 1)}
      >
        <ArrowRight size={14} aria-hidden="true" />
      </Button>
      {!photo.mainImage && (
        <Button size="small" aria-label={nameOf('photos.makeMain')} onClick={() => chooseMain(photo.id)}>
          <Star size={14} aria-hidden="true" />
        </Button>
      )}
      {removal}
    </div>
  )
}
