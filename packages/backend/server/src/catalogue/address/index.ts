export { presentAddressCheck, presentPlaceCheck } from './address-finding.ts'
export type { AddressFinding, AddressProvider, PlaceFinding } from './address-provider.ts'
export { refuseAddress } from './address-refusals.ts'
export { distanceMetres } from './distance.ts'
export { germanPostcodes } from './german-postcodes.ts'
export { localPlaceName, normalizePlaceName } from './normalize-place-name.ts'
export { namesOfPlace, shortName } from './place-names.ts'
export { regionNameIn } from './place-names.ts'
export { createGazetteerAddresses } from './gazetteer-addresses.ts'
export {
  findPlace,
  type GazetteerPlace,
  placesBeginningWith,
  regionOf,
  townsWithMoreThan,
} from './gazetteer.ts'
