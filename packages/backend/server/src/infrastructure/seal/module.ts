import { defineRoom } from '../../foundation/kernel/index.ts'
export { openSealWith, type SealConfig } from './open-seal.ts'

/** The platform's seal on documents. */
export const sealRoom = defineRoom({})
