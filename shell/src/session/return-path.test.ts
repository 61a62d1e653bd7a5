// proves D1.14
import { beforeEach, expect, test } from '@jest/globals'
import { storeReturnPath, consumeReturnPath } from './return-path.ts'

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
