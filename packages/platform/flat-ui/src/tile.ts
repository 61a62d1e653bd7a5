/** A flat in a list, and what such a tile is made of. */
export { availabilityText } from './tile/available-from.ts'
export { FlatFacts } from './tile/flat-facts.tsx'
export { FlatTile, type FlatTileProps } from './tile/flat-tile.tsx'
export { durationText, StayTotal } from './tile/stay-total.tsx'
export { useFlatTitle } from './tile/use-flat-title.ts'
