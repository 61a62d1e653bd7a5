// proves 11.5
import { randomBytes } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { createEncryption } from './index.ts'

const KEY = randomBytes(32)
const { encrypt, decrypt, fingerprint } = createEncryption(KEY)

test('an encrypted text is decrypted with the same key and context', () => {
  const encrypted = encrypt('DE89 é', 'otto')

  expect(encrypted).not.toContain('DE89')
  expect(createEncryption(KEY).decrypt(encrypted, 'otto')).toBe('DE89 é')
})

test('the same text is encrypted differently each time', () => {
  expect(encrypt('DE89', 'otto')).not.toBe(encrypt('DE89', 'otto'))
})

test('a text cannot be decrypted with another context or key, or after a change', () => {
  const encrypted = encrypt('DE89', 'otto')
  const changed = `${encrypted.slice(0, -2)}${encrypted.endsWith('A') ? 'BB' : 'AA'}`

  expect(() => decrypt(encrypted, 'anna')).toThrow('authenticate')
  expect(() => createEncryption(randomBytes(32)).decrypt(encrypted, 'otto')).toThrow('authenticate')
  expect(() => decrypt(changed, 'otto')).toThrow('authenticate')
  expect(() => decrypt(encrypted.replace('v1', 'v2'), 'otto')).toThrow('v2')
})

test('a key has 32 bytes and a fingerprint', () => {
  expect(createEncryption(KEY).fingerprint).toBe(fingerprint)
  expect(createEncryption(randomBytes(32)).fingerprint).not.toBe(fingerprint)
  expect(() => createEncryption(randomBytes(31))).toThrow(TypeError)
})
