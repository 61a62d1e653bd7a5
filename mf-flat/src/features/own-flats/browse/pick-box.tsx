import styles from './browse.module.css'

interface PickBoxProps {
  label: string
  isPicked: boolean
  onPick: (isPicked: boolean) => void
}

/** A box that chooses a flat. Its label is as large as a finger. */
export function PickBox({ label, isPicked, onPick }: PickBoxProps) {
  return (
    <label className={styles.box}>
      <input
        type="checkbox"
        aria-label={label}
        checked={isPicked}
        onChange={({ target }) => onPick(target.checked)}
      />
    </label>
  )
}
