import { MAX_IMAGE_BYTES, MAX_IMAGES } from '@domizil/domain'
import { usePublicConfig } from '@domizil/app-kit'
import { CircleAlert, X } from '@domizil/ui/icons'
import { Button } from '@domizil/ui/parts'
import { useAtomValue, useSetAtom } from 'jotai'
import { FormattedMessage, useIntl } from 'react-intl'
import styles from '../notice.module.css'
import type { PhotoRefusal } from './photo.ts'
import { forgetRefusedAtom, refusedFilesAtom } from './photos-atoms.ts'

const MEGABYTE = 1024 * 1024

/** The refused files with their reasons. */
export function RefusedFiles() {
  const intl = useIntl()
  const refused = useAtomValue(refusedFilesAtom)
  const forget = useSetAtom(forgetRefusedAtom)
  if (refused.length === 0) return null

  return (
    <div className={styles.summary} role="alert">
      <CircleAlert size={18} aria-hidden="true" />
      <ul className={styles.refused}>
        {refused.map((refusal) => (
          <li key={refusal.name}>
            <Reason refusal={refusal} />
          </li>
        ))}
      </ul>
      <Button size="small" aria-label={intl.formatMessage({ id: 'photos.forget' })} onClick={forget}>
        <X size={14} aria-hidden="true" />
      </Button>
    </div>
  )
}

function Reason({ refusal }: { refusal: PhotoRefusal }) {
  const { name, reason } = refusal
  const { readsHeic } = usePublicConfig()
  // Rounded up: 20.3 MB must not be shown as 20 MB.
  const size = refusal.reason === 'TOO_BIG' ? Math.ceil(refusal.bytes / MEGABYTE) : undefined

  return (
    <FormattedMessage
      id={`photos.refused.${reason}`}
      values={{
        name,
        size,
        limit: MAX_IMAGE_BYTES / MEGABYTE,
        max: MAX_IMAGES,
        heic: String(readsHeic),
      }}
    />
  )
}
