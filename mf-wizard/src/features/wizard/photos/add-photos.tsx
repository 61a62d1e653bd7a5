import { useSay } from '@domizil/app-kit'
import { ImageIcon } from '@domizil/ui/icons'
import { useSetAtom } from 'jotai'
import { type DragEvent, useState } from 'react'
import { addFilesAtom } from './add-files-atoms.ts'
import { FileChooser } from './file-chooser.tsx'
import styles from './photos.module.css'

/** A drop zone and file chooser. `problemId` is the id of the error message about the photos. */
export function AddPhotos({ problemId }: { problemId?: string | undefined }) {
  const say = useSay()
  const add = useSetAtom(addFilesAtom)
  const [isOver, setIsOver] = useState(false)
  const handleDrop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    add([...event.dataTransfer.files])
  }

  return (
    <FileChooser
      problemId={problemId}
      multiple
      onChoose={add}
      className={isOver ? `${styles.add} ${styles.over}` : styles.add}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={handleDrop}
    >
      <ImageIcon size={26} />
      <b>{say('photos.add')}</b>
      <span className={`${styles.quiet} ${styles.drop}`}>{say('photos.drop')}</span>
    </FileChooser>
  )
}
