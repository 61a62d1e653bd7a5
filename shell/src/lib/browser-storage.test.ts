import { afterEach, expect, jest, test } from '@jest/globals'
import { siteStorage, tabStorage } from './browser-storage.ts'

afterEach(() => {
  jest.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})

test('tab storage and browser storage are separate', () => {
  tabStorage.write('one', 'tab')
  siteStorage.write('two', 'site')

  expect([tabStorage.read('one'), siteStorage.read('one')]).toEqual(['tab', undefined])
  expect([tabStorage.read('two'), siteStorage.read('two')]).toEqual([undefined, 'site'])
})

test('a stored text that is not JSON is read as missing', () => {
  tabStorage.write('list', '[1,')

  expect(tabStorage.readJson('list')).toBeUndefined()
})

test('if storage is forbidden, reading gives nothing and writing does not throw', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError')
    })

  siteStorage.write('one', 'text')
  siteStorage.remove('one')

  expect([siteStorage.read('one'), siteStorage.readJson('one')]).toEqual([undefined, undefined])
})
