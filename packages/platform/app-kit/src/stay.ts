/** Days that are typed or chosen in a calendar, with their words. Imported by chunks that are fetched when days are asked for. */
export { StayDates } from './stay/stay-dates.tsx'
export { useStayTexts } from './stay/use-stay-texts.ts'
