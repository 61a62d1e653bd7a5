import { ImageIcon } from '@domizil/ui/icons'
import { classes } from '@domizil/ui/parts'
import { useState } from 'react'
import { formatOf } from './format-of.ts'
import type { Photo } from './photo.ts'
import styles from './photo-preview.module.css'

interface PhotoPreviewProps {
  photo: Photo
  className: string | undefined
}

/** The picture of a photo. Where the browser cannot draw it, as most cannot HEIC, a sign with its format. */
export function PhotoPreview({ photo: { url, name = '' }, className }: PhotoPreviewProps) {
  const [broken, setBroken] = useState<string>()
  if (url !== '' && broken !== url) {
    return <img className={className} src={url} alt="" draggable={false} onError={() => setBroken(url)} />
  }

  return (
    <span className={classes(className, styles.missing)} aria-hidden="true">
      <ImageIcon size={20} />
      {formatOf(name)}
    </span>
  )
}
