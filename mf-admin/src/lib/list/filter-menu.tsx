import { ChevronDown } from '@domizil/ui/icons'
import { CheckField, Pill, Popover } from '@domizil/ui/parts'
import { useIntl } from 'react-intl'
import type { ListView } from './list-address.ts'
import type { ListFilter } from './list-description.ts'
import styles from './list.module.css'
import type { ChangeView } from './use-list.ts'

interface FilterMenuProps {
  filter: ListFilter
  view: ListView
  change: ChangeView
}

/** The codes that a list can be narrowed to. Each takes effect at once. */
export function FilterMenu({ filter, view: { filters }, change }: FilterMenuProps) {
  const intl = useIntl()
  const { id, codes, wordOf, isSingle = false } = filter
  const chosen = filters[id] ?? []
  const label = intl.formatMessage({ id: `column.${id}` })

  const choose = (code: string, isChosen: boolean) => {
    const others = isSingle ? [] : chosen.filter((one) => one !== code)
    change({ filters: { ...filters, [id]: isChosen ? [...others, code] : others } })
  }

  return (
    <Popover
      label={label}
      trigger={(trigger) => (
        <Pill {...trigger} on={chosen.length > 0}>
          {label}
          <ChevronDown size={16} aria-hidden="true" />
        </Pill>
      )}
    >
      <div className={styles.checks}>
        {codes.map((code) => (
          <CheckField
            key={code}
            label={wordOf ? intl.formatMessage({ id: wordOf(code) }) : code}
            checked={chosen.includes(code)}
            onChange={(isChosen) => choose(code, isChosen)}
          />
        ))}
      </div>
    </Popover>
  )
}
