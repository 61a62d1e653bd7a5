export { OwnFlatChoice } from './own-flats/own-flat-choice.tsx'
