import { afterEach, expect, jest, test } from '@jest/globals'
import { siteStorage, tabStorage } from './browser-storage.ts'

afterEach(() => {
  jest.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})

test('what the tab keeps, the browser does not, and the other way round', () => {
  tabStorage.write('one', 'tab')
  siteStorage.write('two', 'site')

  expect([tabStorage.read('one'), siteStorage.read('one')]).toEqual(['tab', undefined])
  expect([tabStorage.read('two'), siteStorage.read('two')]).toEqual([undefined, 'site'])
})

test('a text that is no JSON counts as none', () => {
  tabStorage.write('list', '[1,')

  expect(tabStorage.readJson('list')).toBeUndefined()
})

test('where storage is forbidden nothing is kept, and nothing breaks', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError')
    })

  siteStorage.write('one', 'text')
  siteStorage.remove('one')

  expect([siteStorage.read('one'), siteStorage.readJson('one')]).toEqual([undefined, undefined])
})
