import type { AmenityLists } from '@domizil/api/schemas'
import { AMENITIES } from '@domizil/domain'

/** Sorts amenities into their seven groups, each in the order of the catalogue. */
export function amenitiesByGroup(codes: readonly string[]): AmenityLists {
  const has = new Set(codes)
  const inGroup = <Code extends string>(group: readonly Code[]) => group.filter((code) => has.has(code))

  return {
    generalAmenities: inGroup(AMENITIES.generalAmenities),
    kitchenAmenities: inGroup(AMENITIES.kitchenAmenities),
    bathroomAmenities: inGroup(AMENITIES.bathroomAmenities),
    securityAmenities: inGroup(AMENITIES.securityAmenities),
    cleaningAmenities: inGroup(AMENITIES.cleaningAmenities),
    parkingAmenities: inGroup(AMENITIES.parkingAmenities),
    extrasAmenities: inGroup(AMENITIES.extrasAmenities),
  }
}
