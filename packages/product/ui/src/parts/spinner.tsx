import styles from './spinner.module.css'

/** Shown while content of unknown form loads. `label` is announced. */
export function Spinner({ label }: { label: string }) {
  return (
    <div className={styles.place} role="status" data-loading>
      <span className={styles.spinner} aria-hidden="true" />
      <span className="visually-hidden">{label}</span>
    </div>
  )
}
