import { classes } from './classes.ts'
import styles from './energy-scale.module.css'

export interface EnergyGrade {
  /** "A+" */
  name: string
  /** The grade's limit, as shown in the cell: "≤ 30". */
  limit: string
}

interface EnergyScaleProps {
  grades: readonly EnergyGrade[]
  /** The name of the grade that applies. */
  current: string
  /** The whole statement in words: "Class D, 116.9 kWh/(m²·a)". */
  label: string
  /** Below the cell that applies: "116.9 kWh". */
  valueLabel?: string
}

/** Grades from best to worst, in the colours that people know, with a pointer at the one that applies. */
export function EnergyScale({ grades, current, label, valueLabel }: EnergyScaleProps) {
  return (
    <div className={styles.scale} role="img" aria-label={label}>
      {grades.map(({ name, limit }, at) => {
        const isCurrent = name === current

        return (
          <span
            key={name}
            className={classes(styles.cell, styles[`grade${at}`], isCurrent && styles.current)}
            aria-hidden="true"
          >
            <b>{name}</b>
            <small>{limit}</small>
            {isCurrent && valueLabel && <em className={styles.value}>{valueLabel}</em>}
          </span>
        )
      })}
    </div>
  )
}
