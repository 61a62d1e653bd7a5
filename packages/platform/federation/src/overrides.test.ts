import { expect, test } from '@jest/globals'
import { formatOverrides, parseOverrides } from './overrides.ts'

test('overrides survive being written and read', () => {
  const overrides = { 'mf-search': '1.5.0', 'mf-flat': '0.1.0-abc123' }

  expect(parseOverrides(formatOverrides(overrides))).toEqual(overrides)
})

test.each(['', 'mf-search', 'mf-search@', '@1.0.0', 'mf-search@http://evil.example', '../x@1'])(
  'nonsense such as "%s" chooses nothing',
  (text) => {
    expect(parseOverrides(text)).toEqual({})
  },
)
