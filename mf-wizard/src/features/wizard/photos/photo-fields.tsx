import { MAX_IMAGES, remainingImages } from '@domizil/domain'
import { usePublicConfig } from '@domizil/app-kit'
import { useAtomValue } from 'jotai'
import { FormattedMessage } from 'react-intl'
import { photosAtom } from '../editor-atoms.ts'
import { FieldSlot } from '../field-slot.tsx'
import { FormSection } from '../form-section.tsx'
import { AddPhotos } from './add-photos.tsx'
import { PhotoList } from './photo-list.tsx'
import { PhotosStatus } from './photos-status.tsx'
import styles from './photos.module.css'
import { RefusedFiles } from './refused-files.tsx'
import { useProblemOf } from '../use-problems.ts'
import wizard from '../wizard.module.css'

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
