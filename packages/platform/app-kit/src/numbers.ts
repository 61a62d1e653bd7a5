/** Number fields, with their words. */
export { useNumberTexts } from './numbers/use-number-texts.ts'
