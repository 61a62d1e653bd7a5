import { useSay } from '@domizil/app-kit'
import type { FlatCard } from '@domizil/api'
import { CheckField } from '@domizil/ui/parts'
import { useFlatTitle } from '@domizil/flat-ui/tile'
import styles from './compare.module.css'
import type { Comparison } from './use-comparison.ts'

/** Adds a flat to the comparison, until it is full. */
export function CompareChoice({ flat, comparison }: { flat: FlatCard; comparison: Comparison }) {
  const say = useSay()
  const { chosen, isFull, toggle } = comparison
  const isChosen = chosen.includes(flat.id)
  const { title, language } = useFlatTitle()(flat)

  return (
    <div className={styles.choice}>
      <CheckField
        checked={isChosen}
        disabled={isFull && !isChosen}
        onChange={() => toggle(flat.id)}
        label={
          <span>
            {say('compare.choose')}{' '}
            <span className="visually-hidden" lang={language}>
              {title}
            </span>
          </span>
        }
      />
    </div>
  )
}
