import { usePublicConfig } from '@domizil/app-kit'
import type { ComponentProps } from 'react'
import { acceptedTypes } from './sort-out.ts'
import styles from './photos.module.css'

interface FileChooserProps extends ComponentProps<'label'> {
  /** The id of the error message about the photos. */
  problemId?: string | undefined
  multiple?: boolean
  onChoose: (files: File[]) => void
}

/** A label that chooses photos by a press, and shows the focus of its hidden field. */
export function FileChooser({ problemId, multiple = false, onChoose, children, ...label }: FileChooserProps) {
  const { readsHeic } = usePublicConfig()

  return (
    <label {...label}>
      {children}
      <input
        className={styles.file}
        type="file"
        aria-describedby={problemId}
        multiple={multiple}
        accept={acceptedTypes(readsHeic)}
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])])
          target.value = '' // allows choosing the same file again
        }}
      />
    </label>
  )
}
