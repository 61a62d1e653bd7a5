import { MAX_IMAGES, remainingImages } from '@domizil/domain'
import { usePublicConfig } from '@domizil/app-kit'
import { Button } from '@domizil/ui/parts'
import { useAtomValue, useSetAtom } from 'jotai'
import { FormattedMessage, useIntl } from 'react-intl'
import { photosAtom } from '../editor-atoms.ts'
import { FieldSlot } from '../field-slot.tsx'
import { FormSection } from '../form-section.tsx'
import { AddPhotos } from './add-photos.tsx'
import { PhotoCard } from './photo-card.tsx'
import { failedImagesAtom, retryPhotosAtom } from './photos-atoms.ts'
import styles from './photos.module.css'
import { RefusedFiles } from './refused-files.tsx'
import { useProblemOf } from '../use-problems.ts'
import wizard from '../wizard.module.css'

const PROBLEM_ID = 'photos-problem'
import { usePhotoDrag } from './use-photo-drag.ts'

/** The photos: upload, order, main photo, and the state of each. */
export function PhotoFields() {
  const intl = useIntl()
  const photos = useAtomValue(photosAtom)
  const dragging = usePhotoDrag()
  const count = remainingImages(photos).length
  const problem = useProblemOf()('images')
  const { readsHeic } = usePublicConfig()

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
            dragging={dragging}
          />
        ))}
        <li>
          <FieldSlot name="images">
            <AddPhotos problemId={problem && PROBLEM_ID} />
          </FieldSlot>
        </li>
      </ul>
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

/** A button that retries all failed uploads. */
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
