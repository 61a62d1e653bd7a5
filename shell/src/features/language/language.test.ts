/** @jest-environment-options {"url": "https://domizil.example/search"} */
// proves 9.11, D1.6
import { beforeEach, expect, jest, test } from '@jest/globals'
import type { Locale } from '@domizil/domain'
import { createHistory, type LocalizedHistory } from '../../lib/history.ts'
import { createLanguage } from './language.ts'

const setCookie = jest.spyOn(document, 'cookie', 'set')

beforeEach(() => {
  setCookie.mockClear()
  document.documentElement.lang = 'en'
  window.history.replaceState(null, '', '/search?q=Berlin')
})

test('choosing a language changes the address to the same page in that language', () => {
  const language = createLanguage('en', createHistory('en'))

  language.choose('de')

  expect(window.location.pathname + window.location.search).toBe('/de/search?q=Berlin')
  expect([language.locale.get(), document.documentElement.lang]).toEqual(['de', 'de'])
})

test('a chosen language is stored for 365 days, in a secure cookie over https', () => {
  createLanguage('en', createHistory('en')).choose('es')

  expect(setCookie.mock.calls).toEqual([['locale=es; Max-Age=31536000; SameSite=Lax; Path=/; Secure']])
})

test('if changing the address fails, the language is neither set nor stored', () => {
  const history: LocalizedHistory = {
    ...createHistory('en'),
    changeLocale(_locale: Locale) {
      throw new DOMException('Too many calls', 'SecurityError')
    },
  }
  const language = createLanguage('en', history)

  expect(() => language.choose('de')).toThrow('Too many calls')
  expect([language.locale.get(), document.documentElement.lang, setCookie.mock.calls]).toEqual([
    'en',
    'en',
    [],
  ])
})
