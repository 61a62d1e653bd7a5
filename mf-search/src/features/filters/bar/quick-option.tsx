import { useShell } from '@domizil/app-kit'
import { type SearchOption, withOption } from '@domizil/links'
import { classes, Pill } from '@domizil/ui/parts'
import { useIntl } from 'react-intl'
import type { QueryProps } from '../query-props.ts'
import { previewOf } from '../option-counts.ts'
import { OptionCount } from '../option-label.tsx'
import styles from './quick-filters.module.css'

/** A number with more digits has no room in the row, and says no more than that there are many. */
const MAX_SHOWN = 999

interface QuickOptionProps extends QueryProps {
  name: string
  field: 'amenities' | 'houseRules'
  option: SearchOption<'amenities' | 'houseRules'>
}

/** An option of the row: a press chooses it, the next one takes it away. One that would leave no flat says so. */
export function QuickOption({ name, field, option, query, change, counts }: QuickOptionProps) {
  const intl = useIntl()
  const shell = useShell()
  const chosen: readonly SearchOption[] = query[field] ?? []
  const isOn = chosen.includes(option)
  const preview = previewOf(counts, query, field, option)
  const hasCount = !isOn && preview.count !== undefined && preview.count <= MAX_SHOWN
  const label = intl.formatMessage({ id: `quick.${name}` })

  const handleClick = () => {
    if (isOn) return change({ [field]: chosen.filter((one) => one !== option) })
    if (!preview.isEmpty) return change(withOption(query, field, option))
    shell.notify({
      kind: 'info',
      message: intl.formatMessage({ id: 'filters.emptyOption' }, { option: label }),
    })
  }

  return (
    <Pill
      on={isOn}
      className={classes(styles.option, hasCount && styles.counted, preview.isEmpty && styles.empty)}
      aria-pressed={isOn}
      aria-disabled={preview.isEmpty || undefined}
      onClick={handleClick}
    >
      {label}
      {hasCount && <OptionCount preview={preview} />}
    </Pill>
  )
}
