export { present } from './present-flats.ts'
export { moderateFlat } from './flat-status-service.ts'
