export { present } from './flat-editing-service.ts'
export { moderateFlat } from './flat-status-service.ts'
