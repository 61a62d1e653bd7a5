export { assertSameKey, createEncryption, type Encryption } from './encryption.ts'
