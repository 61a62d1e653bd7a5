import { MAX_IMAGES } from '@domizil/domain'
import { Trash2 } from '@domizil/ui/icons'
import { Button } from '@domizil/ui/parts'
import { useAtomValue, useSetAtom } from 'jotai'
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl'
import { photosAtom } from '../editor-atoms.ts'
import { FormSection } from '../form-section.tsx'
import { AddPhotos } from '../photos/add-photos.tsx'
import type { Photo } from '../photos/photo.ts'
import { PhotoHints } from '../photos/photo-hints.tsx'
import { removePhotoAtom } from '../photos/photos-atoms.ts'
import { PhotoPreview } from '../photos/photo-preview.tsx'
import { PhotosStatus } from '../photos/photos-status.tsx'
import { RefusedFiles } from '../photos/refused-files.tsx'
import styles from './pre.module.css'

const KILOBYTE = 1024
const MEGABYTE = 1024 * KILOBYTE

/** The first photos. They are stored in this browser until there is a flat to upload them to. */
export function FirstPhotos() {
  const intl = useIntl()
  const photos = useAtomValue(photosAtom)

  return (
    <FormSection
      title="photos.title"
      hint={<FormattedMessage id="pre.photosHint" values={{ count: photos.length, max: MAX_IMAGES }} />}
    >
      <RefusedFiles />
      <ul className={styles.files} aria-label={intl.formatMessage({ id: 'photos.title' })}>
        {photos.map((photo) => (
          <FileRow key={photo.key} photo={photo} />
        ))}
      </ul>
      <PhotosStatus />
      <div className={styles.add}>
        <AddPhotos />
      </div>
    </FormSection>
  )
}

function FileRow({ photo }: { photo: Photo }) {
  const { id, name = '', file } = photo
  const intl = useIntl()
  const remove = useSetAtom(removePhotoAtom)

  return (
    <li className={styles.file}>
      <PhotoPreview photo={photo} className={styles.thumb} />
      <div className={styles.name}>
        {name}
        <PhotoHints photo={photo} />
      </div>
      <span className={styles.size}>
        <FileSize bytes={file?.size ?? 0} />
      </span>
      <Button
        size="small"
        aria-label={intl.formatMessage({ id: 'pre.removePhoto' }, { name })}
        onClick={() => remove(id)}
      >
        <Trash2 size={14} aria-hidden="true" />
      </Button>
    </li>
  )
}

/** In kilobytes where megabytes would round to zero. */
function FileSize({ bytes }: { bytes: number }) {
  const isSmall = bytes < MEGABYTE / 10

  return (
    <FormattedNumber
      value={isSmall ? Math.ceil(bytes / KILOBYTE) : bytes / MEGABYTE}
      style="unit"
      unit={isSmall ? 'kilobyte' : 'megabyte'}
      minimumFractionDigits={isSmall ? 0 : 1}
      maximumFractionDigits={isSmall ? 0 : 1}
    />
  )
}
