import { beforeEach, expect, test } from '@jest/globals'
import { settable } from '@domizil/app-kit/readable'
import type { ShellRoute } from '@domizil/shell-api'
import { startAnalytics } from './analytics.ts'

const ID = 'G-TEST123'
const tagWindow = window as unknown as { dataLayer?: ArrayLike<unknown>[]; 'ga-disable-G-TEST123'?: boolean }

const at = (pathname: string, search = ''): ShellRoute => ({
  location: { pathname, search, hash: '', state: null, key: pathname + search },
  action: 'PUSH',
})

beforeEach(() => {
  document.head.replaceChildren()
  delete tagWindow.dataLayer
  delete tagWindow['ga-disable-G-TEST123']
  window.history.replaceState(null, '', '/')
})

function aVisit({ id = ID, isAllowed = false }: { id?: string | null; isAllowed?: boolean } = {}) {
  const consent = settable(isAllowed)
  const route = settable(at('/'))
  startAnalytics({ id, consent, route, nonce: 'n' })
  const goTo = (path: string, search = '') => {
    window.history.replaceState(null, '', path + search)
    route.set(at(path, search))
  }
  return { consent, goTo }
}

const tags = () => [...document.querySelectorAll<HTMLScriptElement>('script')].map(({ src }) => src)
const viewed = () =>
  (tagWindow.dataLayer ?? [])
    .map((told) => Array.from(told))
    .filter(([, name]) => name === 'page_view')
    .map(([, , facts]) => new URL((facts as { page_location: string }).page_location).pathname)

test('before cookies are allowed no tag is loaded and nothing counted', () => {
  aVisit().goTo('/rent')

  expect([tags(), tagWindow.dataLayer]).toEqual([[], undefined])
})

test('allowing cookies loads the tag and counts the current page', () => {
  const { consent, goTo } = aVisit()
  goTo('/rent')

  consent.set(true)

  expect(tags()).toEqual([`https://www.googletagmanager.com/gtag/js?id=${ID}`])
  expect(viewed()).toEqual(['/rent'])
})

test('every opened page is counted once, without its query', () => {
  const { goTo } = aVisit({ isAllowed: true })

  goTo('/search', '?q=Berlin')
  goTo('/search', '?q=Hamburg')
  goTo('/rent')

  expect(viewed()).toEqual(['/', '/search', '/rent'])
})

test('withdrawing the consent stops counting and deletes the cookies', () => {
  const { consent, goTo } = aVisit({ isAllowed: true })
  document.cookie = '_ga=GA1.1.1; Path=/'
  document.cookie = '_ga_TEST123=GS1; Path=/'

  consent.set(false)
  goTo('/rent')

  expect(viewed()).toEqual(['/'])
  expect([tagWindow['ga-disable-G-TEST123'], document.cookie]).toEqual([true, ''])
})

test('allowing cookies again continues with the loaded tag', () => {
  const { consent, goTo } = aVisit({ isAllowed: true })
  consent.set(false)
  goTo('/rent')

  consent.set(true)

  expect(tags()).toHaveLength(1)
  expect([viewed(), tagWindow['ga-disable-G-TEST123']]).toEqual([['/', '/rent'], false])
})

test('without a configured id nothing is loaded, even with consent', () => {
  aVisit({ id: null, isAllowed: true }).goTo('/rent')

  expect([tags(), tagWindow.dataLayer]).toEqual([[], undefined])
})
