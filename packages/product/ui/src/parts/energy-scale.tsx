import { classes } from './classes.ts'
import styles from './energy-scale.module.css'

/** A class of the energy scale. */
export interface EnergyGrade {
  /** "A+" */
  name: string
  /** The upper limit as displayed: "≤ 30". */
  limit: string
}

interface EnergyScaleProps {
  grades: readonly EnergyGrade[]
  /** The name of the class that applies. */
  current: string
  /** The accessible name: "Class D, 116.9 kWh/(m²·a)". */
  label: string
  /** The value below the class that applies: "116.9 kWh". */
  valueLabel?: string
}

/** The energy classes from best to worst in their usual colours, with a pointer at the one that applies. */
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
