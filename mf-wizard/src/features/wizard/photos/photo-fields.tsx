import { MAX_IMAGES, remainingImages } from '@domizil/domain'
import { ImageIcon } from '@domizil/ui/icons'
import { Button } from '@domizil/ui/parts'
import { useAtomValue, useSetAtom } from 'jotai'
import { type DragEvent, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { photosAtom } from '../editor-atoms.ts'
import { FieldSlot } from '../field-slot.tsx'
import { FormSection } from '../form-section.tsx'
import { ACCEPTED } from './photo.ts'
import { PhotoCard } from './photo-card.tsx'
import { addFilesAtom, failedImagesAtom, retryPhotosAtom } from './photos-atoms.ts'
import styles from './photos.module.css'
import { RefusedFiles } from './refused-files.tsx'

/** The photos: adding them, their order, the main one, and what has become of each. */
export function PhotoFields() {
  const intl = useIntl()
  const photos = useAtomValue(photosAtom)
  const count = remainingImages(photos).length

  return (
    <FormSection
      title="photos.title"
      hint={<FormattedMessage id="photos.hint" values={{ count, max: MAX_IMAGES }} />}
    >
      <RefusedFiles />
      <FailedPhotos />
      <ul className={styles.photos} aria-label={intl.formatMessage({ id: 'photos.title' })}>
        {photos.map((photo, at) => (
          <PhotoCard
            key={photo.file ? `${photo.id} ${photo.name}` : photo.id}
            photo={photo}
            at={at}
            count={photos.length}
          />
        ))}
        <li>
          <FieldSlot name="images">
            <AddPhotos />
          </FieldSlot>
        </li>
      </ul>
      <p className={styles.quiet}>
        <FormattedMessage id="photos.rules" />
      </p>
    </FormSection>
  )
}

/** One press for all that did not get through. */
function FailedPhotos() {
  const failed = useAtomValue(failedImagesAtom)
  const retry = useSetAtom(retryPhotosAtom)
  if (failed.length < 2) return null

  return (
    <div className={styles.failedLine}>
      <p>
        <FormattedMessage id="photos.failedCount" values={{ count: failed.length }} />
      </p>
      <Button size="small" onClick={() => void retry(failed)}>
        <FormattedMessage id="photos.retryAll" />
      </Button>
    </div>
  )
}

function AddPhotos() {
  const add = useSetAtom(addFilesAtom)
  const [isOver, setIsOver] = useState(false)
  const handleDrop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    void add([...event.dataTransfer.files])
  }

  return (
    <label
      className={isOver ? `${styles.add} ${styles.over}` : styles.add}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={handleDrop}
    >
      <ImageIcon size={26} aria-hidden="true" />
      <b>
        <FormattedMessage id="photos.add" />
      </b>
      <span className={styles.quiet}>
        <FormattedMessage id="photos.drop" />
      </span>
      <input
        className="visually-hidden"
        type="file"
        multiple
        accept={ACCEPTED}
        onChange={({ target }) => {
          void add([...(target.files ?? [])])
          target.value = '' // the same file may be chosen again
        }}
      />
    </label>
  )
}
