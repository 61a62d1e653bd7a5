// proves D1.14
import { beforeEach, expect, test } from '@jest/globals'
import { storeReturnPath, consumeReturnPath } from './return-path.ts'

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

test('a remembered path is taken once', () => {
  storeReturnPath('/de/search?q=Berlin')

  expect([consumeReturnPath(), consumeReturnPath()]).toEqual(['/de/search?q=Berlin', undefined])
})

test('the tab that the link of a mail opens takes it too, and each tab its own first', () => {
  storeReturnPath('/search')
  sessionStorage.clear()
  const ofLink = consumeReturnPath()

  storeReturnPath('/my-flats')
  localStorage.setItem('domizil.return-to', '/de/search')
  expect([ofLink, consumeReturnPath()]).toEqual(['/search', '/my-flats'])
})

test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', ''])(
  '"%s" is no path of ours',
  (path) => {
    storeReturnPath(path)

    expect(consumeReturnPath()).toBeUndefined()
  },
)
