/** Choosing days in months side by side. Nothing else knows react-day-picker. Fetched with the first press on a date field. */
export { DayDialog } from './calendar/day-dialog.tsx'
export type { DayBar, DayState } from './calendar/day-state.ts'
export { StayCalendar } from './calendar/stay-calendar.tsx'
export { StayDialog, type StayDialogTexts } from './calendar/stay-dialog.tsx'
