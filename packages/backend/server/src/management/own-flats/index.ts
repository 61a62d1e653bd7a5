export { present } from './present-flats.ts'
export { REJECTION_TEXTS } from './rejection-texts.ts'
export { hideFlat, restoreFlat } from './moderate-flat.ts'
