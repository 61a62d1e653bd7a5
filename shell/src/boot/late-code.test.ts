import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { preloadLateCode } from './late-code.ts'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  document.head.replaceChildren()
})

/** A page that has just been parsed. */
function parsed(body: string): void {
  document.body.innerHTML = body
  preloadLateCode()
  document.dispatchEvent(new Event('readystatechange'))
}

const CODE =
  '<script type="application/json" id="late-code">[["/a.js","sha256-A"],["/b.js","sha256-B"]]</script>'
const PICTURE = '<img fetchpriority="high" src="/1.webp">'
const preloaded = () =>
  [...document.head.querySelectorAll('link[rel="modulepreload"]')].map((link) => link.getAttribute('href'))

test('the code of a page without a picture is preloaded at once, with its hashes', () => {
  parsed(CODE)

  expect(preloaded()).toEqual(['/a.js', '/b.js'])
  expect(document.head.querySelector<HTMLLinkElement>('link')?.integrity).toBe('sha256-A')
})

test.each(['load', 'error'])('the code waits for the first picture, and comes once after its %s', (event) => {
  parsed(CODE + PICTURE)
  expect(preloaded()).toEqual([])

  document.querySelector('img')?.dispatchEvent(new Event(event))
  jest.advanceTimersByTime(800)

  expect(preloaded()).toEqual(['/a.js', '/b.js'])
})

test('a picture that hangs is waited for no longer than 800 ms', () => {
  parsed(CODE + PICTURE)

  jest.advanceTimersByTime(799)
  expect(preloaded()).toEqual([])
  jest.advanceTimersByTime(1)

  expect(preloaded()).toHaveLength(2)
})

test('a page that was not drawn names no late code', () => {
  parsed(PICTURE)

  expect(preloaded()).toEqual([])
})
