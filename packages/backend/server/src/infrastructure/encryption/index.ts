export { assertSameKey } from './assert-same-key.ts'
export { createEncryption, type Encryption, KEY_BYTES } from './encryption.ts'
