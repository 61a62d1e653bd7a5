import { expect, test } from '@jest/globals'
import { chooseLocale, localePath, splitLocale } from './address-locale.ts'

test.each([
  ['/', undefined, '/'],
  ['/search', undefined, '/search'],
  ['/de', 'de', '/'],
  ['/de/search', 'de', '/search'],
  ['/es/flat/7', 'es', '/flat/7'],
  ['/en/search', undefined, '/en/search'],
  ['/demo', undefined, '/demo'],
  ['/de//evil.example/x', 'de', '/evil.example/x'],
  ['//evil.example/x', undefined, '/evil.example/x'],
])('the path %s has the language prefix %s', (pathname, prefix, path) => {
  expect(splitLocale(pathname)).toEqual({ prefix, path })
})

test.each(['/', '/search', '/flat/7'])(
  'the German address of %s is split into prefix and path again',
  (path) => {
    expect(splitLocale(localePath('de', path))).toEqual({ prefix: 'de', path })
  },
)

const nothing = { prefix: undefined, cookie: undefined, accepted: undefined }

test.each([
  ['the prefix wins over everything', { prefix: 'de', cookie: 'es', accepted: 'en' }, 'de'],
  ['then the cookie', { ...nothing, cookie: 'es', accepted: 'de' }, 'es'],
  ['an unknown cookie counts for nothing', { ...nothing, cookie: 'fr', accepted: 'de' }, 'de'],
  ['then what the browser asks for', { ...nothing, accepted: 'es' }, 'es'],
  ['then English', nothing, 'en'],
] as const)('choosing the language: %s', (_rule, hints, expected) => {
  expect(chooseLocale(hints)).toBe(expected)
})
