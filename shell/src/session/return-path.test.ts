// proves D1.14
import { beforeEach, expect, test } from '@jest/globals'
import {
  consumeReturnDialogs,
  consumeReturnPath,
  storeReturnDialogs,
  storeReturnPath,
} from './return-path.ts'

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

test('a stored return path is used once', () => {
  storeReturnPath('/de/search?q=Berlin')

  expect([consumeReturnPath(), consumeReturnPath()]).toEqual(['/de/search?q=Berlin', undefined])
})

test('a tab opened from a mail uses the stored return path, other tabs their own', () => {
  storeReturnPath('/search')
  sessionStorage.clear()
  const ofLink = consumeReturnPath()

  storeReturnPath('/my-flats')
  localStorage.setItem('domizil.return-to', '/de/search')
  expect([ofLink, consumeReturnPath()]).toEqual(['/search', '/my-flats'])
})

test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', ''])(
  'the return path "%s" is refused',
  (path) => {
    storeReturnPath(path)

    expect(consumeReturnPath()).toBeUndefined()
  },
)

test('the dialogs of the page to return to are used once, and on this page only', () => {
  storeReturnDialogs('/de/flat/7', [{ name: 'report' }])
  const first = [consumeReturnDialogs('/de/flat/7'), consumeReturnDialogs('/de/flat/7')]
  storeReturnDialogs('/de/flat/7', [{ name: 'report' }])

  expect([...first, consumeReturnDialogs('/flat/7')]).toEqual([[{ name: 'report' }], [], []])
})

test('a page without open dialogs forgets those of an earlier sign-in that was given up', () => {
  storeReturnDialogs('/flat/7', [{ name: 'report' }])
  storeReturnDialogs('/flat/7', [])

  expect(consumeReturnDialogs('/flat/7')).toEqual([])
})
