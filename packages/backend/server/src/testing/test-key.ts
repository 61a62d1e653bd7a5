import { createEncryption } from '../infrastructure/encryption/index.ts'

/** The key of every test. */
export const TEST_KEY = Buffer.alloc(32, 7)
export const TEST_ENCRYPTION = createEncryption(TEST_KEY)
