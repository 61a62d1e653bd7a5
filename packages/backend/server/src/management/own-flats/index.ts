export { present } from './present-flats.ts'
export { moderateFlat } from './moderate-flat.ts'
