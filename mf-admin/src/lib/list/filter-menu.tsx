import { ChevronDown } from '@domizil/ui/icons'
import { useIntl } from 'react-intl'
import { CheckMenu } from './check-menu.tsx'
import type { ListView } from './list-address.ts'
import type { ListFilter } from './list-description.ts'
import type { ChangeView } from './use-list.ts'

interface FilterMenuProps {
  filter: ListFilter
  view: ListView
  change: ChangeView
}

/** The menu of one filter. */
export function FilterMenu({ filter, view: { filters }, change }: FilterMenuProps) {
  const intl = useIntl()
  const { id, codes, wordOf, isSingle = false } = filter
  const chosen = filters[id] ?? []

  const choose = (code: string, isChosen: boolean) => {
    const others = isSingle ? [] : chosen.filter((one) => one !== code)
    change({ filters: { ...filters, [id]: isChosen ? [...others, code] : others } })
  }

  return (
    <CheckMenu
      label={intl.formatMessage({ id: `column.${id}` })}
      icon={<ChevronDown size={16} aria-hidden="true" />}
      isActive={chosen.length > 0}
      choices={codes.map((code) => ({
        key: code,
        label: wordOf ? intl.formatMessage({ id: wordOf(code) }) : code,
        isChecked: chosen.includes(code),
      }))}
      onToggle={choose}
    />
  )
}
