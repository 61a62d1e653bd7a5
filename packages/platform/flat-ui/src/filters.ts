/** The filters of a search in words. */
export { type FilterChip, chipsOf, textOfFilter } from './filters/chips-of.ts'
export type { FilterTexts } from './filters/filter-texts.ts'
