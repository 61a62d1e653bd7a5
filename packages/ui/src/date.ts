import { DatePicker as AntdDatePicker } from 'antd'
import type { Dayjs } from 'dayjs'
import dayjs from 'dayjs'
import updateLocale from 'dayjs/plugin/updateLocale.js'

// The language packs of antd bring British English, German and Spanish. Plain English is what shows until they are there.
dayjs.extend(updateLocale)
dayjs.updateLocale('en', { weekStart: 1 })

/** Choosing one day and choosing two: pass `format={DAY_FORMAT}`. Weeks start on Monday in every language. */
export const DatePicker = AntdDatePicker
export const RangePicker: typeof AntdDatePicker.RangePicker = AntdDatePicker.RangePicker

export { DayField } from './date/day-field.tsx'
export { DAY_FORMAT, WIRE_FORMAT } from './date/formats.ts'
export { type Dayjs, dayjs }
