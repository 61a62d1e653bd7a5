import type { ReactNode } from 'react'
import styles from './file-chooser.module.css'

interface FileChooserProps {
  /** Of the field: its id, and what describes it. */
  control: { id: string; className?: string }
  accept: string
  /** Several files at once. */
  isMultiple?: boolean
  isBusy?: boolean
  onChoose: (files: readonly File[]) => void
  /** The label of the button. */
  children: ReactNode
  /** Content beside the button. */
  beside?: ReactNode
}

/** A button that chooses files; they can be dropped on it as well. */
export function FileChooser(props: FileChooserProps) {
  const { accept, isMultiple = false, isBusy = false, onChoose, children, beside } = props
  const { className: _bare, ...control } = props.control

  return (
    <span className={styles.chooser}>
      <input
        {...control}
        className={styles.file}
        type="file"
        multiple={isMultiple}
        disabled={isBusy}
        accept={accept}
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])])
          target.value = '' // the same file can be chosen again
        }}
      />
      <label className={styles.choose} htmlFor={control.id} aria-busy={isBusy}>
        {children}
      </label>
      {beside}
    </span>
  )
}
