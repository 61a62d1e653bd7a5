import { usePublicConfig } from '@domizil/app-kit'
import { ImageIcon } from '@domizil/ui/icons'
import { useSetAtom } from 'jotai'
import { type DragEvent, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { acceptedTypes } from './photo.ts'
import { addFilesAtom } from './photos-atoms.ts'
import styles from './photos.module.css'

/** A drop zone and file chooser. `problemId` is the id of the error message about the photos. */
export function AddPhotos({ problemId }: { problemId?: string | undefined }) {
  const add = useSetAtom(addFilesAtom)
  const { readsHeic } = usePublicConfig()
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
        className={styles.file}
        type="file"
        aria-describedby={problemId}
        multiple
        accept={acceptedTypes(readsHeic)}
        onChange={({ target }) => {
          void add([...(target.files ?? [])])
          target.value = '' // allows choosing the same file again
        }}
      />
    </label>
  )
}
