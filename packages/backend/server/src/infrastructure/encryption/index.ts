export { assertSameKey } from './assert-same-key.ts'
export { createEncryption, type Encryption } from './encryption.ts'
