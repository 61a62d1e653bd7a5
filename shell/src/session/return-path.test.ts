// proves D1.14
import { beforeEach, expect, test } from '@jest/globals'
import { storeReturnPath, consumeReturnPath } from './return-path.ts'

beforeEach(() => sessionStorage.clear())

test('a remembered path is taken once', () => {
  storeReturnPath('/de/search?q=Berlin')

  expect([consumeReturnPath(), consumeReturnPath()]).toEqual(['/de/search?q=Berlin', undefined])
})

test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', ''])(
  '"%s" is no path of ours',
  (path) => {
    storeReturnPath(path)

    expect(consumeReturnPath()).toBeUndefined()
  },
)
