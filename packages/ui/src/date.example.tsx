import { DAY_FORMAT, DatePicker, DayField, dayjs, RangePicker, WIRE_FORMAT } from '@domizil/ui/date'
import { useState } from 'react'
import type { Example, ExampleProps } from './example.ts'

const DAY = dayjs('2027-03-15')

export const dateExamples: readonly Example[] = [
  { name: 'DayField, error', States: Fields },
  { name: 'DatePicker, disabled, error', States: Days },
  { name: 'RangePicker', States: Ranges },
]

function Fields({ word }: ExampleProps) {
  const [day, setDay] = useState<string | undefined>(DAY.format(WIRE_FORMAT))

  return (
    <>
      <DayField label={word('day')} value={day} onChange={setDay} />
      <DayField label={word('from')} value={undefined} error={word('error')} onChange={setDay} />
    </>
  )
}

function Days({ word }: ExampleProps) {
  const props = { 'aria-label': word('day'), format: DAY_FORMAT }

  return (
    <>
      <DatePicker {...props} placeholder={DAY_FORMAT} />
      <DatePicker {...props} value={DAY} disabled />
      <DatePicker {...props} placeholder={DAY_FORMAT} status="error" />
    </>
  )
}

function Ranges({ word }: ExampleProps) {
  return (
    <RangePicker
      format={DAY_FORMAT}
      defaultValue={[DAY, DAY.add(6, 'month')]}
      aria-label={word('day')}
      placeholder={[word('from'), word('to')]}
    />
  )
}
