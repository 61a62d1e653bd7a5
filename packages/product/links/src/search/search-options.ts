import { ALL_AMENITIES, BOOKING_LENGTHS, ENERGY_CLASSES, FLAT_TYPES, HOUSE_RULES } from '@domizil/domain'
import type { SearchFilter } from './search-fields.ts'

/** The filters that are chosen from a few options, and these options. */
export const SEARCH_OPTIONS = {
  bedroomsMin: [1, 2, 3, 4],
  bathroomsMin: [1, 2, 3],
  persons: [1, 2, 3, 4, 5, 6],
  types: FLAT_TYPES,
  bookingLengths: BOOKING_LENGTHS,
  houseRules: HOUSE_RULES,
  amenities: ALL_AMENITIES,
  energyClassMax: ENERGY_CLASSES,
} as const satisfies { readonly [Field in keyof SearchFilter]?: readonly (string | number)[] }

/** A filter that is chosen from options. */
export type OptionField = keyof typeof SEARCH_OPTIONS

/** An option of a filter. */
export type SearchOption<Field extends OptionField = OptionField> = (typeof SEARCH_OPTIONS)[Field][number]

/** The filters that are chosen from options. */
export const OPTION_FIELDS = Object.keys(SEARCH_OPTIONS) as OptionField[]

/** The filter once an option is chosen: added to those of a list, and otherwise in place of another. */
export function withOption(
  filter: SearchFilter,
  field: OptionField,
  option: SearchOption,
): Pick<SearchFilter, OptionField> {
  switch (field) {
    case 'types':
    case 'bookingLengths':
    case 'houseRules':
    case 'amenities': {
      const chosen: readonly SearchOption[] = filter[field] ?? []
      const codes: readonly SearchOption[] = SEARCH_OPTIONS[field]
      return { [field]: codes.filter((code) => code === option || chosen.includes(code)) }
    }
    default:
      return { [field]: option }
  }
}
