export { present } from './present-flats.ts'
export { hideFlat, restoreFlat } from './moderate-flat.ts'
