/**
 * A calendar for choosing days, with months side by side. The only users of react-day-picker. Loaded when a date
 * field is opened.
 */
export type { DayBar, DayState } from './calendar/day-state.ts'
export { DayDialog } from './calendar/day-dialog.tsx'
export { StayCalendar } from './calendar/stay-calendar.tsx'
export { StayDialog, type StayDialogTexts } from './calendar/stay-dialog.tsx'
