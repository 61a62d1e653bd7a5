import { useDialog, useSay, useShell } from '@domizil/app-kit'
import { textOfFilter } from '@domizil/flat-ui/filters'
import { type SearchOption, withOption } from '@domizil/links'
import { ChevronDown } from '@domizil/ui/icons'
import { Button, classes, Dialog, Pill, Popover } from '@domizil/ui/parts'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { AtLeast } from '../at-least.tsx'
import { previewOf } from '../option-counts.ts'
import { OptionCount } from '../option-label.tsx'
import { PriceFields } from '../price-fields.tsx'
import type { FiltersProps, QueryProps } from '../query-props.ts'
import styles from './quick-filters.module.css'

/** A number with more digits has no room in the row, and says no more than that there are many. */
const MAX_SHOWN = 999

interface QuickOptionProps extends QueryProps {
  name: string
  field: 'amenities' | 'houseRules'
  option: SearchOption<'amenities' | 'houseRules'>
}

interface FilterPillProps {
  /** Unique in the row. */
  name: string
  title: string
  /** The filter as it is set; empty if it is not. */
  value: ReactNode
  /** The number of flats found. */
  total: number | undefined
  /** Beside the button, or over the page, where a row can be scrolled. */
  opensIn: 'popover' | 'dialog'
  children: ReactNode
}

type QuickFiltersProps = FiltersProps & Pick<FilterPillProps, 'opensIn'>

/** The most used filters: a press on one of them sets it, or opens its fields. */
export function QuickFilters({ opensIn, ...filters }: QuickFiltersProps) {
  const say = useSay()
  const intl = useIntl()
  const { query, change, counts, histogram, total } = filters
  const bedrooms = say('flatField.rooms.BEDROOM')
  const pill = { opensIn, total }

  return (
    <ul className={styles.quick} aria-label={say('filters.quick')}>
      <li>
        <FilterPill {...pill} name="bedrooms" title={bedrooms} value={textOfFilter('beds', query, intl)}>
          <AtLeast query={query} change={change} counts={counts} label={bedrooms} field="bedroomsMin" />
        </FilterPill>
      </li>
      <li>
        <FilterPill
          {...pill}
          name="price"
          title={say('flatField.pricePerMonth')}
          value={textOfFilter('price', query, intl)}
        >
          <PriceFields query={query} change={change} histogram={histogram} />
        </FilterPill>
      </li>
      {QUICK_OPTIONS.map((quick) => (
        <li key={quick.name} className={styles[quick.name]}>
          <QuickOption {...quick} query={query} change={change} counts={counts} />
        </li>
      ))}
    </ul>
  )
}

const QUICK_OPTIONS = [
  { name: 'registration', field: 'amenities', option: 'REGISTRATION_POSSIBLE' },
  { name: 'pets', field: 'houseRules', option: 'PETS_ALLOWED' },
  { name: 'desk', field: 'amenities', option: 'DESK' },
] as const

/** A button of the row that opens the fields of its filter. */
function FilterPill(props: FilterPillProps) {
  return props.opensIn === 'popover' ? <PopoverPill {...props} /> : <DialogPill {...props} />
}

function PopoverPill({ title, value, children }: FilterPillProps) {
  return (
    <Popover
      label={title}
      width="wide"
      align="end"
      trigger={(trigger) => (
        <Pill {...trigger} on={Boolean(value)}>
          {title}
          <ChevronDown size={14} />
        </Pill>
      )}
    >
      {children}
    </Popover>
  )
}

function DialogPill({ name, title, value, total, children }: FilterPillProps) {
  const say = useSay()
  const { isOpen, open, close } = useDialog(`quick-${name}`, { pushes: true })

  return (
    <>
      <Pill on={Boolean(value)} aria-haspopup="dialog" onClick={() => open()}>
        {value || title}
      </Pill>
      <Dialog
        size="small"
        isOpen={isOpen}
        onClose={close}
        title={title}
        closeLabel={say('filters.close')}
        footer={
          <Button variant="primary" onClick={close}>
            {say('filters.show', { count: total ?? 0 })}
          </Button>
        }
      >
        {children}
      </Dialog>
    </>
  )
}

/** An option of the row: a press chooses it, the next one takes it away. One that would leave no flat says so. */
function QuickOption({ name, field, option, query, change, counts }: QuickOptionProps) {
  const say = useSay()
  const shell = useShell()
  const chosen: readonly SearchOption[] = query[field] ?? []
  const isOn = chosen.includes(option)
  const preview = previewOf(counts, query, field, option)
  const hasCount = !isOn && preview.count !== undefined && preview.count <= MAX_SHOWN
  const label = say(`quick.${name}`)

  const handleClick = () => {
    if (isOn) return change({ [field]: chosen.filter((one) => one !== option) })
    if (!preview.isEmpty) return change(withOption(query, field, option))
    shell.notify({
      kind: 'info',
      message: say('filters.emptyOption', { option: label }),
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
