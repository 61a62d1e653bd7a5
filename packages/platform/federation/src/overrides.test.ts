import { expect, test } from '@jest/globals'
import { foreignAddresses, formatOverrides, parseLocalRemotes, parseOverrides } from './overrides.ts'

test('overrides survive being written and read', () => {
  const overrides = { 'mf-search': '1.5.0', 'mf-flat': '0.1.0-abc123' }

  expect(parseOverrides(formatOverrides(overrides))).toEqual(overrides)
})

test.each(['', 'mf-search', 'mf-search@', '@1.0.0', 'mf-search@http://evil.example', '../x@1'])(
  'the invalid override "%s" is ignored',
  (text) => {
    expect(parseOverrides(text)).toEqual({})
  },
)

test.each(['http://localhost:9000', 'https://127.0.0.1', 'http://localhost/'])(
  'the local address %s of a remote is accepted',
  (address) => {
    expect(parseLocalRemotes(`mf-search@${address}`)).toEqual({ 'mf-search': address.replace(/\/$/, '') })
    expect(foreignAddresses(`mf-search@${address}`)).toEqual([])
  },
)

test.each([
  'http://localhost.evil.example:9000',
  'http://127.0.0.1.evil.example',
  'http://evil.example/localhost',
  'http://localhost@evil.example',
])('the address %s is refused as it is not on the visitor’s machine', (address) => {
  expect(parseLocalRemotes(`mf-search@${address}`)).toEqual({})
  expect(foreignAddresses(`mf-search@${address}`)).toEqual([`mf-search@${address}`])
})
