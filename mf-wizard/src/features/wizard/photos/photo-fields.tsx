import { MAX_IMAGES, remainingImages } from '@domizil/domain'
import { usePublicConfig } from '@domizil/app-kit'
import { useAtomValue, useSetAtom } from 'jotai'
import { FormattedMessage, useIntl } from 'react-intl'
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
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable'
import type { ReactNode } from 'react'
import { photosAtom } from '../editor-atoms.ts'
import { FieldSlot } from '../field-slot.tsx'
import { FormSection } from '../form-section.tsx'
import { AddPhotos } from './add-photos.tsx'
import { namesOf, type Photo } from './photo.ts'
import { PhotoCard } from './photo-card.tsx'
import { movePhotoAtom } from './photos-atoms.ts'
import { PhotosStatus } from './photos-status.tsx'
import styles from './photos.module.css'
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
  const intl = useIntl()
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
        <ul className={styles.photos} aria-label={intl.formatMessage({ id: 'photos.title' })}>
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
  const { length: count } = remainingImages(useAtomValue(photosAtom))
  const problem = useProblemOf()('images')
  const { readsHeic } = usePublicConfig()

  return (
    <FormSection
      title="photos.title"
      hint={<FormattedMessage id="photos.hint" values={{ count, max: MAX_IMAGES }} />}
    >
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
      <p className={styles.quiet}>
        <FormattedMessage id="photos.rules" values={{ heic: String(readsHeic) }} />
      </p>
    </FormSection>
  )
}
