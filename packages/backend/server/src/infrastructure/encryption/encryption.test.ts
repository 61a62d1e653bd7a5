// proves 11.5
import { randomBytes } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { createEncryption } from './encryption.ts'

const KEY = randomBytes(32)
const { encrypt, decrypt, fingerprint } = createEncryption(KEY)

test('what is encrypted is read with the same key and context', () => {
  const encrypted = encrypt('DE89 é', 'otto')

  expect(encrypted).not.toContain('DE89')
  expect(createEncryption(KEY).decrypt(encrypted, 'otto')).toBe('DE89 é')
})

test('the same text is never encrypted alike', () => {
  expect(encrypt('DE89', 'otto')).not.toBe(encrypt('DE89', 'otto'))
})

test('neither another context nor another key nor a changed text is read', () => {
  const encrypted = encrypt('DE89', 'otto')
  const changed = `${encrypted.slice(0, -2)}${encrypted.endsWith('A') ? 'BB' : 'AA'}`

  expect(() => decrypt(encrypted, 'anna')).toThrow('authenticate')
  expect(() => createEncryption(randomBytes(32)).decrypt(encrypted, 'otto')).toThrow('authenticate')
  expect(() => decrypt(changed, 'otto')).toThrow('authenticate')
  expect(() => decrypt(encrypted.replace('v1', 'v2'), 'otto')).toThrow('v2')
})

test('a key is recognised by its fingerprint, and has 32 bytes', () => {
  expect(createEncryption(KEY).fingerprint).toBe(fingerprint)
  expect(createEncryption(randomBytes(32)).fingerprint).not.toBe(fingerprint)
  expect(() => createEncryption(randomBytes(31))).toThrow(TypeError)
})
