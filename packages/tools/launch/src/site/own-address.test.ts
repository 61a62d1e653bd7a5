import { expect, test } from '@jest/globals'
import { ownAddress } from './open-site.ts'

test.each([
  ['127.0.0.1', 'http://127.0.0.1:8080'],
  ['0.0.0.0', 'http://127.0.0.1:8080'],
  ['::', 'http://[::1]:8080'],
  ['::1', 'http://[::1]:8080'],
  ['localhost', 'http://localhost:8080'],
])('a process that listens on %s reaches itself at %s', (host, address) => {
  expect(ownAddress({ host, port: 8080 })).toBe(address)
})
