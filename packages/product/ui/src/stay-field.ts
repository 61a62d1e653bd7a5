/** Fields for typed days. They open a calendar of `calendar`, which is loaded then. */
export type { DayTexts } from './calendar/calendar-texts.ts'
export { DayField } from './calendar/day-field.tsx'
export type { StayEnd } from './calendar/days.ts'
export { StayField } from './calendar/stay-field.tsx'
