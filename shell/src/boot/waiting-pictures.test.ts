// proves 14.15
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { holdPictures } from './waiting-pictures.ts'

/** The browser of the tests has neither layout nor style sheets of scripts: they are stood in for, and looked at. */
let rules: string[]
let look: (frames: readonly Element[], share?: number) => void
const watched = new Set<Element>()

beforeEach(() => {
  rules = []
  watched.clear()
  class Sheet {
    replaceSync(rule: string): void {
      rules.push(rule)
    }
  }
  class Observer {
    constructor(run: (changes: unknown[]) => void) {
      look = (frames, intersectionRatio = 1) =>
        run(frames.map((target) => ({ isIntersecting: true, intersectionRatio, target })))
    }
    observe(frame: Element): void {
      watched.add(frame)
    }
    disconnect(): void {
      watched.clear()
    }
  }
  Object.assign(globalThis, { CSSStyleSheet: Sheet, IntersectionObserver: Observer, CSS: { escape: String } })
  Object.assign(document, { adoptedStyleSheets: [] })
  document.body.innerHTML =
    '<p><img fetchpriority="high" src="/1.webp"></p><p id="two"><img loading="lazy" src="/2.webp"></p>'
})
afterEach(() => document.body.replaceChildren())

test('lazy pictures are held back from the start of the page', () => {
  holdPictures()

  expect(rules).toEqual(['img[loading="lazy"] { display: none }'])
  expect(document.adoptedStyleSheets).toHaveLength(1)
})

test('a picture that comes into view is released, the others wait', () => {
  holdPictures()
  document.dispatchEvent(new Event('DOMContentLoaded'))

  look([...watched])

  expect([...watched].map(({ id }) => id)).toEqual(['two'])
  expect(rules.at(-1)).toBe('img[loading="lazy"]:not([src="/2.webp"]) { display: none }')
})

test('a picture at the edge of the screen waits until the visitor scrolls', () => {
  const pictures = holdPictures()
  document.dispatchEvent(new Event('DOMContentLoaded'))

  look([...watched], 0.49)
  expect(rules).toEqual(['img[loading="lazy"] { display: none }'])
  document.dispatchEvent(new Event('scroll'))
  look([...watched], 0.01)

  expect(rules.at(-1)).toBe('img[loading="lazy"]:not([src="/2.webp"]) { display: none }')
  pictures.show()
})

test('after hydration all pictures are released', () => {
  const pictures = holdPictures()
  document.dispatchEvent(new Event('DOMContentLoaded'))

  pictures.show()

  expect([document.adoptedStyleSheets, watched.size]).toEqual([[], 0])
})
