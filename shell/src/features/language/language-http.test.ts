// proves D1.6
import { expect, jest, test } from '@jest/globals'
import { createHistory } from '../../lib/history.ts'
import { createLanguage } from './language.ts'

test('over http the language cookie is set without “secure”', () => {
  const setCookie = jest.spyOn(document, 'cookie', 'set')

  createLanguage('en', createHistory('en')).choose('de')

  expect(setCookie.mock.calls).toEqual([['locale=de; Max-Age=31536000; SameSite=Lax; Path=/']])
})
