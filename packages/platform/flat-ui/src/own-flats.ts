export { DemandHint } from './own-flats/demand-hint.tsx'
export { NoOwnFlats } from './own-flats/no-own-flats.tsx'
export { OwnFlatChoice } from './own-flats/own-flat-choice.tsx'
