export { present } from './flat-editing-service.ts'
