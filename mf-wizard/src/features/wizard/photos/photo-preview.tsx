import { ImageIcon } from '@domizil/ui/icons'
import { classes } from '@domizil/ui/parts'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Photo } from './photo.ts'
import styles from './photo-preview.module.css'

interface PhotoPreviewProps {
  photo: Photo
  className: string | undefined
  /** Whether there is no room for words. */
  isSmall?: boolean
}

/** The picture of a photo. Where the browser cannot draw it, as most cannot HEIC, its name stands in its place. */
export function PhotoPreview({ photo: { url, name }, className, isSmall }: PhotoPreviewProps) {
  const [broken, setBroken] = useState<string>()
  if (broken !== url) {
    return <img className={className} src={url} alt="" draggable={false} onError={() => setBroken(url)} />
  }

  return (
    <span className={classes(className, styles.missing, isSmall && styles.small)}>
      <ImageIcon size={isSmall ? 18 : 26} aria-hidden="true" />
      {!isSmall && (
        <>
          <b className={styles.name}>{name}</b>
          <FormattedMessage id="photos.noPreview" />
        </>
      )}
    </span>
  )
}
