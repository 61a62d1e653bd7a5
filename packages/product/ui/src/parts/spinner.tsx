import styles from './spinner.module.css'

/** Turns while something loads whose shape is not known. `label` is read out. */
export function Spinner({ label }: { label: string }) {
  return (
    <div className={styles.place} role="status">
      <span className={styles.spinner} aria-hidden="true" />
      <span className="visually-hidden">{label}</span>
    </div>
  )
}
