import {
  MAX_HEIC_PIXELS,
  MAX_IMAGE_BYTES,
  MAX_IMAGE_PIXELS,
  MAX_IMAGES,
  MIN_IMAGE_SIDE,
} from '@domizil/domain'
import { usePublicConfig, useSay } from '@domizil/app-kit'
import { CircleAlert, X } from '@domizil/ui/icons'
import { Button, buttonClass, classes } from '@domizil/ui/parts'
import { useAtomValue, useSetAtom } from 'jotai'
import notice from '../notice.module.css'
import { addFilesAtom } from './add-files-atoms.ts'
import { FileChooser } from './file-chooser.tsx'
import { formatOf } from './format-of.ts'
import type { PhotoRefusal } from './sort-out.ts'
import styles from './photos-status.module.css'
import { forgetRefusedAtom, refusedFilesAtom } from './refused-atoms.ts'

const MEGABYTE = 1024 * 1024
const MILLION = 1_000_000

/** The refused files with their reasons. Sending one again would not help: each can be replaced, or removed. */
export function RefusedFiles() {
  const refused = useAtomValue(refusedFilesAtom)
  if (refused.length === 0) return null

  return (
    <div className={notice.summary} role="alert">
      <CircleAlert size={18} />
      <ul className={notice.refused}>
        {refused.map((refusal, at) => (
          <li key={`${at} ${refusal.name}`} className={styles.refusal}>
            <span>
              <Reason refusal={refusal} />
            </span>
            <Answers refusal={refusal} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Answers({ refusal }: { refusal: PhotoRefusal }) {
  const say = useSay()
  const forget = useSetAtom(forgetRefusedAtom)
  const add = useSetAtom(addFilesAtom)
  const { name, reason } = refusal

  return (
    <span className={styles.answers}>
      {reason !== 'TOO_MANY' && (
        <FileChooser
          className={classes(buttonClass({ size: 'small' }), styles.chooser)}
          onChoose={(files) => {
            if (files.length === 0) return
            forget(refusal)
            add(files)
          }}
        >
          {say('photos.replace')}
          <span className={styles.fileName}>{name}</span>
        </FileChooser>
      )}
      <Button size="small" aria-label={say('pre.removePhoto', { name })} onClick={() => forget(refusal)}>
        <X size={14} />
      </Button>
    </span>
  )
}

function Reason({ refusal }: { refusal: PhotoRefusal }) {
  const say = useSay()
  const { name, reason } = refusal
  const { readsHeic } = usePublicConfig()
  if (refusal.reason === 'BY_SERVER') return `${name}: ${refusal.message}`

  const isHeic = ['HEIC', 'HEIF'].includes(formatOf(name))
  return say(`photos.refused.${reason}`, {
    name,
    // Rounded up: 20.3 MB must not be shown as 20 MB.
    size: refusal.reason === 'TOO_BIG' ? Math.ceil(refusal.bytes / MEGABYTE) : undefined,
    limit: MAX_IMAGE_BYTES / MEGABYTE,
    max: MAX_IMAGES,
    side: MIN_IMAGE_SIDE,
    millions: (isHeic ? MAX_HEIC_PIXELS : MAX_IMAGE_PIXELS) / MILLION,
    heic: String(readsHeic),
    isHeic: String(isHeic),
  })
}
