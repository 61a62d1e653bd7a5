export { OwnFlatChoice, type OwnFlatTexts } from './own-flats/own-flat-choice.tsx'
