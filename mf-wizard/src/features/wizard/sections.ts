import type { FLAT_FIELDS, FlatFieldName } from '@domizil/domain'

/** The sections that show fields of the table, by step. */
interface SectionOf {
  1: 'rent' | 'flat'
  2: 'rules'
  3: 'texts'
}

/** The section of each field, in display order. A field without one, or with one of another step, does not compile. */
const SECTION_OF = {
  pricePerMonth: 'rent',
  deposit: 'rent',
  flatBookingLength: 'rent',
  type: 'flat',
  size: 'flat',
  floorNumber: 'flat',
  maxPerson: 'flat',
  houseRules: 'rules',
  title_en: 'texts',
  title_local: 'texts',
  description_flat_en: 'texts',
  description_flat_local: 'texts',
  description_region_en: 'texts',
  description_region_local: 'texts',
} as const satisfies { [Name in FlatFieldName]: SectionOf[(typeof FLAT_FIELDS)[Name]['step']] }

export type SectionName = (typeof SECTION_OF)[FlatFieldName]

/** The fields of a section, in display order. */
export function fieldsIn(section: SectionName): FlatFieldName[] {
  return (Object.keys(SECTION_OF) as FlatFieldName[]).filter((name) => SECTION_OF[name] === section)
}
