import type { FlatCard } from '@domizil/contract'
import { useRemoteText } from '@domizil/remote-kit'
import { CheckField } from '@domizil/ui/parts'
import { FormattedMessage } from 'react-intl'
import styles from './compare.module.css'
import type { Comparison } from './use-comparison.ts'

/** Puts a flat into the comparison, while there is room in it. */
export function CompareChoice({ flat, comparison }: { flat: FlatCard; comparison: Comparison }) {
  const { chosen, isFull, toggle } = comparison
  const isChosen = chosen.includes(flat.id)
  const title = useRemoteText()({
    en: flat.title_en,
    local: flat.title_local,
    languageTag: flat.languageTag,
  })

  return (
    <div className={styles.choice}>
      <CheckField
        checked={isChosen}
        disabled={isFull && !isChosen}
        onChange={() => toggle(flat.id)}
        label={
          <span>
            <FormattedMessage id="compare.choose" /> <span className="visually-hidden">{title}</span>
          </span>
        }
      />
    </div>
  )
}
