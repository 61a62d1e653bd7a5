import { useSay } from '@domizil/app-kit'
import { classes } from '@domizil/ui/parts'
import type { ReactNode } from 'react'
import styles from './facts.module.css'

/** The id of its message, and the value. */
export type Fact = readonly [name: string, value: ReactNode]

/** Facts with their names, in as many columns as there is room for. */
export function Facts({ facts, className }: { facts: readonly Fact[]; className?: string | undefined }) {
  const say = useSay()

  return (
    <dl className={classes(styles.facts, className)}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{say(name)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
