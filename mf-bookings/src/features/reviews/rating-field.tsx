import { Star } from '@domizil/ui/icons'
import { type ReactNode, useId } from 'react'
import { classes } from '@domizil/ui/parts'
import styles from './rating-field.module.css'

const STARS = [1, 2, 3, 4, 5] as const

interface RatingFieldProps {
  label: ReactNode
  name: string
  /** 1 to 5; undefined without a choice. */
  value: number | undefined
  onChange: (value: number) => void
  /** The accessible name of a star: "4 of 5". */
  starLabel: (value: number) => string
  /** One sentence that says how to fix it. */
  error?: ReactNode
}

/** One to five stars. It is a radio group: arrow keys move the choice. */
export function RatingField({ label, name, value = 0, onChange, starLabel, error }: RatingFieldProps) {
  const labelId = useId()
  const noteId = useId()

  return (
    <fieldset
      className={styles.field}
      role="radiogroup"
      aria-labelledby={labelId}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? noteId : undefined}
    >
      <legend className={styles.label} id={labelId}>
        {label}
      </legend>
      <div className={styles.stars}>
        {STARS.map((star) => (
          <label key={star} className={classes(styles.star, star <= value && styles.on)}>
            <input
              className={styles.radio}
              type="radio"
              name={name}
              value={star}
              checked={star === value}
              onChange={() => onChange(star)}
            />
            <span className="visually-hidden">{starLabel(star)}</span>
            <Star size={26} aria-hidden="true" />
          </label>
        ))}
      </div>
      {error && (
        <p className={styles.error} id={noteId}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
