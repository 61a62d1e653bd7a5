import { downloadStayFile } from '@domizil/api'
import { isApiError, useShell } from '@domizil/app-kit'
import { ImageOff } from '@domizil/ui/icons'
import { useEffect, useState } from 'react'
import styles from './handover.module.css'
import { forgetPhoto, knownPhoto, rememberPhoto } from './photo-urls.ts'
import type { Photo } from './stored-draft.ts'

/** A photo of a protocol, small; the whole one opens in a tab. */
export function HandoverPhoto({ bookingId, photo, alt }: { bookingId: number; photo: Photo; alt: string }) {
  const shell = useShell()
  const [url, setUrl] = useState(() => knownPhoto(photo))
  const [isFetched, setIsFetched] = useState(false)
  const [isBroken, setIsBroken] = useState(false)
  const isThere = url !== undefined
  useEffect(() => {
    if (isThere || typeof photo === 'string') return
    const input = { params: { id: bookingId, fileId: photo }, query: { size: 'thumb' as const } }
    shell.download(downloadStayFile, input).then(
      (file) => {
        setUrl(rememberPhoto(photo, file))
        setIsFetched(true)
      },
      (error: unknown) => {
        if (!isApiError(error)) throw error
        setIsBroken(true)
      },
    )
  }, [shell, bookingId, photo, isThere])

  const handleError = () => {
    if (isFetched || typeof photo === 'string') return setIsBroken(true)
    forgetPhoto(photo)
    setUrl(undefined)
  }

  if (isBroken || !url)
    return (
      <span className={styles.noPicture} role="img" aria-label={alt}>
        <ImageOff size={20} />
      </span>
    )
  return <img className={styles.picture} src={url} alt={alt} onError={handleError} />
}
