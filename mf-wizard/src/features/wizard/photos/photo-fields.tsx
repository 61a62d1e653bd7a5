import { CSS } from '@dnd-kit/utilities'
import type { WaitingImage } from '@domizil/api'
import { MAX_IMAGES, MIN_IMAGE_SIDE, remainingImages } from '@domizil/domain'
import { usePublicConfig, useSay } from '@domizil/app-kit'
import { ArrowLeft, ArrowRight, GripVertical, RotateCcw, Star, Trash2, Undo2 } from '@domizil/ui/icons'
import { Button, classes } from '@domizil/ui/parts'
import { useAtomValue, useSetAtom } from 'jotai'
import { useIntl } from 'react-intl'
import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
} from '@dnd-kit/sortable'
import { type HTMLAttributes, type KeyboardEvent, type ReactNode, useRef } from 'react'
import { photosAtom } from '../editor-atoms.ts'
import { FieldSlot } from '../field-slot.tsx'
import { FormSection } from '../form-section.tsx'
import { AddPhotos } from './add-photos.tsx'
import { namesOf, type Photo } from './photo.ts'
import { useHeldFocus } from './use-held-focus.ts'
import { PhotoHints } from './photo-hints.tsx'
import { PhotoPreview } from './photo-preview.tsx'
import styles from './photos.module.css'
import { retryPhotosAtom } from './upload-atoms.ts'
import { chooseMainPhotoAtom, movePhotoAtom, removePhotoAtom, restorePhotoAtom } from './photos-atoms.ts'
import { PhotosStatus } from './photos-status.tsx'
import { RefusedFiles } from './refused-files.tsx'
import { useProblemOf } from '../use-problems.ts'
import wizard from '../wizard.module.css'

/** A press that moves less is a click. */
const CLICK = { activationConstraint: { distance: 6 } }

/**
 * The photos in their order, changed by dragging: by mouse anywhere on a photo, by touch or keys on its handle.
 * `children` follow them.
 */
function PhotoList({ children }: { children: ReactNode }) {
  const say = useSay()
  const photos = useAtomValue(photosAtom)
  const move = useSetAtom(movePhotoAtom)
  const accessibility = useAnnouncements(photos)
  const sensors = useSensors(
    useSensor(MouseSensor, CLICK),
    useSensor(TouchSensor, CLICK),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const handleDragEnd = ({ active, over }: DragEndEvent) => {
    const photo = photos.find(({ key }) => key === active.id)
    if (photo && over && over.id !== active.id) move(photo.id, placeOf(photos, over.id))
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={accessibility}
      onDragEnd={handleDragEnd}
    >
      <SortableContext items={photos.map(({ key }) => key)} strategy={rectSortingStrategy}>
        <ul className={styles.photos} aria-label={say('photos.title')}>
          {photos.map((photo, at) => (
            <PhotoCard key={photo.key} photo={photo} at={at} count={photos.length} />
          ))}
          <li>{children}</li>
        </ul>
      </SortableContext>
    </DndContext>
  )
}

/** What screen readers say while a photo is moved by keys. */
function useAnnouncements(photos: readonly Photo[]) {
  const intl = useIntl()
  const say = (id: string, of: string | number, to?: string | number) => {
    const at = placeOf(photos, of)
    const photo = photos[at]
    return intl.formatMessage(
      { id },
      {
        number: at + 1,
        count: photos.length,
        ...(to !== undefined && { to: placeOf(photos, to) + 1 }),
        ...(photo && namesOf(photo)),
      },
    )
  }
  const announcements: Announcements = {
    onDragStart: ({ active }) => say('photos.drag.start', active.id),
    // Over its own place at first: the words of the start stay.
    onDragOver: ({ active, over }) =>
      over && over.id !== active.id ? say('photos.drag.over', active.id, over.id) : undefined,
    onDragEnd: ({ active, over }) => say('photos.drag.end', active.id, over?.id ?? active.id),
    onDragCancel: ({ active }) => say('photos.drag.cancel', active.id),
  }

  return {
    announcements,
    screenReaderInstructions: { draggable: intl.formatMessage({ id: 'photos.drag.help' }) },
  }
}

function placeOf(photos: readonly Photo[], key: string | number): number {
  return photos.findIndex((photo) => photo.key === key)
}

const PROBLEM_ID = 'photos-problem'

/** The photos: upload, order, main photo, and the state of each. */
export function PhotoFields() {
  const say = useSay()
  const { length: count } = remainingImages(useAtomValue(photosAtom))
  const problem = useProblemOf()('images')
  const { readsHeic } = usePublicConfig()

  return (
    <FormSection title="photos.title" hint={say('photos.hint', { count, max: MAX_IMAGES })}>
      <RefusedFiles />
      <PhotosStatus />
      <PhotoList>
        <FieldSlot name="images">
          <AddPhotos problemId={problem && PROBLEM_ID} />
        </FieldSlot>
      </PhotoList>
      {problem && (
        <p className={wizard.problem} id={PROBLEM_ID}>
          {problem}
        </p>
      )}
      <p className={styles.quiet}>{say('photos.rules', { heic: String(readsHeic) })}</p>
    </FormSection>
  )
}

interface PhotoCardProps {
  photo: Photo
  /** Its position, counted from 0. */
  at: number
  count: number
}

/** A photo with its state and actions. */
function PhotoCard({ photo, at, count }: PhotoCardProps) {
  const say = useSay()
  const label = say('photos.photo', { number: at + 1, count, ...namesOf(photo) })
  const { setPlace, style, frame, handle, isDragging } = useDragging(photo)

  return (
    <li
      ref={setPlace}
      style={style}
      className={classes(styles.photo, photo.mainImage && styles.main, isDragging && styles.dragged)}
      aria-label={label}
    >
      <div className={styles.frame} {...frame}>
        <PhotoPreview photo={photo} className={styles.image} />
        <Veil photo={photo} />
        {!photo.toRemove && !photo.unready && (
          <button
            type="button"
            className={styles.grip}
            {...handle}
            aria-label={say('photos.drag', { photo: label })}
          >
            <GripVertical size={18} />
          </button>
        )}
        {photo.mainImage && (
          <span className={styles.badge}>
            <Star size={13} />
            {say('photos.main')}
          </span>
        )}
      </div>
      {photo.name && (
        <p className={styles.name} title={photo.name}>
          {photo.name}
        </p>
      )}
      <PhotoHints photo={photo} />
      <Failure photo={photo} />
      <PhotoActions photo={photo} at={at} count={count} label={label} />
    </li>
  )
}

/** Touch drags on the handle only: elsewhere it scrolls. */
function useDragging(photo: Photo) {
  const say = useSay()
  const {
    attributes,
    listeners = {},
    setNodeRef,
    setActivatorNodeRef,
    transform,
    transition,
    isDragging,
  } = useSortable({
    id: photo.key,
    disabled: photo.toRemove === true || photo.unready !== undefined,
    attributes: { roleDescription: say('photos.drag.role') },
  })
  const { onMouseDown, onKeyDown, ...onHandle } = listeners as HTMLAttributes<HTMLElement>
  const handleKeyDown = useNoKeyLost((event) => onKeyDown?.(event))

  return {
    isDragging,
    setPlace: setNodeRef,
    style: { transform: CSS.Translate.toString(transform), transition },
    frame: { onMouseDown },
    handle: { ref: setActivatorNodeRef, ...attributes, ...onHandle, onKeyDown: handleKeyDown },
  }
}

/** Over the picture of a photo that is on its way, failed or removed. */
function Veil({ photo: { upload, unready, toRemove } }: { photo: Photo }) {
  const say = useSay()
  if (toRemove || upload?.status === 'failed') {
    return (
      <div className={classes(styles.veil, !toRemove && styles.failed)}>
        {say(toRemove ? 'photos.removed' : 'photos.failed')}
      </div>
    )
  }
  if (unready) {
    return (
      <div className={classes(styles.veil, unready.problem && styles.failed)}>
        {say(unready.problem ? 'photos.unusable' : 'photos.preparing')}
      </div>
    )
  }
  if (!upload) return null

  // Sent is not done: the server makes all sizes of it before it answers.
  const isSent = upload.status === 'running' && upload.fraction === 1
  return (
    <div className={styles.veil}>
      {say(isSent ? 'photos.preparing' : 'photos.uploading', { done: upload.fraction })}
      {!isSent && <progress className={styles.progress} value={upload.fraction} />}
    </div>
  )
}

/** Below the picture, which is too small on phones for a sentence and a button. */
function Failure({ photo }: { photo: Photo }) {
  const say = useSay()
  const retry = useSetAtom(retryPhotosAtom)
  if (photo.unready?.problem) return <Unusable photo={photo} problem={photo.unready.problem} />
  if (photo.upload?.status !== 'failed') return null

  return (
    // What is tried again by itself would be announced each time: the status of all photos says it once.
    <div className={styles.failure} role={photo.upload.isLater ? undefined : 'alert'}>
      <p>{photo.upload.message}</p>
      <Button size="small" onClick={() => retry([photo])}>
        <RotateCcw size={14} />
        {say('photos.retry')}
      </Button>
    </div>
  )
}

/** Sending the same file again would not help. */
function Unusable({
  photo: { name = '' },
  problem,
}: {
  photo: Photo
  problem: NonNullable<WaitingImage['problem']>
}) {
  const say = useSay()

  return (
    <div className={styles.failure} role="alert">
      <p>{say(`photos.unusable.${problem}`, { name, side: MIN_IMAGE_SIDE })}</p>
    </div>
  )
}

interface PhotoActionsProps {
  photo: Photo
  /** Its position, counted from 0. */
  at: number
  count: number
  /** The accessible name of the photo. */
  label: string
}

/** What can be done with a photo by a press; moving too, without dragging. */
function PhotoActions({ photo, at, count, label }: PhotoActionsProps) {
  const say = useSay()
  const remove = useSetAtom(removePhotoAtom)
  const restore = useSetAtom(restorePhotoAtom)
  const move = useSetAtom(movePhotoAtom)
  const chooseMain = useSetAtom(chooseMainPhotoAtom)
  const heldFocus = useHeldFocus()
  const nameOf = (id: string) => `${say(id)}: ${label}`

  if (photo.toRemove) {
    return (
      <div className={styles.actions} {...heldFocus}>
        <Button size="small" aria-label={nameOf('photos.restore')} onClick={() => restore(photo.id)}>
          <Undo2 size={14} />
          {say('photos.restore')}
        </Button>
      </div>
    )
  }
  const removal = (
    <Button size="small" aria-label={nameOf('photos.remove')} onClick={() => remove(photo.id)}>
      <Trash2 size={14} />
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
        <ArrowLeft size={14} />
      </Button>
      <Button
        size="small"
        aria-label={nameOf('photos.moveDown')}
        aria-disabled={at === count - 1}
        onClick={() => move(photo.id, at + 1)}
      >
        <ArrowRight size={14} />
      </Button>
      {!photo.mainImage && (
        <Button size="small" aria-label={nameOf('photos.makeMain')} onClick={() => chooseMain(photo.id)}>
          <Star size={14} />
        </Button>
      )}
      {removal}
    </div>
  )
}

type Handler = (event: KeyboardEvent<HTMLElement>) => void

/**
 * A handler of keys that pick something up, after which no key is lost: dnd-kit listens to the next ones from a timer on,
 * and a busy page handles keys before timers. Until then they wait; Tab leaves at once.
 */
function useNoKeyLost(pickUp: Handler): Handler {
  const isPickingUp = useRef(false)

  return (event) => {
    if (isPickingUp.current && event.key !== 'Tab') {
      const { target, nativeEvent } = event
      const again = new globalThis.KeyboardEvent('keydown', nativeEvent)
      event.preventDefault()
      event.stopPropagation()
      setTimeout(() => target.dispatchEvent(again))
      return
    }

    pickUp(event)
    if (!event.isDefaultPrevented()) return
    isPickingUp.current = true
    setTimeout(() => (isPickingUp.current = false))
  }
}
