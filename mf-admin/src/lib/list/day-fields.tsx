import type { Day } from '@domizil/domain'
import { Themed } from '@domizil/remote-kit/themed'
import { DatePicker, DAY_FORMAT, dayjs, WIRE_FORMAT } from '@domizil/ui/date'
import { Field } from '@domizil/ui/parts'
import { useIntl } from 'react-intl'
import type { ListView } from './list-address.ts'
import styles from './list.module.css'
import type { ChangeView } from './use-list.ts'

export interface DayFieldsProps {
  view: Pick<ListView, 'from' | 'to'>
  change: ChangeView
}

/** The first and the last day. Each takes effect at once. */
export function DayFields({ view: { from, to }, change }: DayFieldsProps) {
  const intl = useIntl()

  return (
    <Themed>
      <div className={styles.days}>
        <DayField
          label={intl.formatMessage({ id: 'days.from' })}
          value={from}
          onChange={(day) => change({ from: day, ...(day && to && to < day && { to: undefined }) })}
        />
        <DayField
          label={intl.formatMessage({ id: 'days.to' })}
          value={to}
          min={from}
          onChange={(day) => change({ to: day })}
        />
      </div>
    </Themed>
  )
}

interface DayFieldProps {
  label: string
  value: Day | undefined
  min?: Day | undefined
  onChange: (day: Day | undefined) => void
}

function DayField({ label, value, min, onChange }: DayFieldProps) {
  return (
    <Field label={label}>
      {({ id }) => (
        <DatePicker
          id={id}
          format={DAY_FORMAT}
          placeholder={DAY_FORMAT}
          value={value ? dayjs(value) : null}
          {...(min && { minDate: dayjs(min) })}
          // Beside the field: the menu closes on a press outside of it.
          getPopupContainer={(field) => field.parentElement ?? document.body}
          onChange={(day) => onChange(day?.format(WIRE_FORMAT))}
        />
      )}
    </Field>
  )
}
