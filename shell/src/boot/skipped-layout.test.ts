// proves 14.14
import { beforeEach, expect, test } from '@jest/globals'
import { skipLayoutOutOfView } from './skipped-layout.ts'

/** The browser of the tests has no style sheets of scripts. */
class Sheet {
  rule = ''
  replaceSync(rule: string): void {
    this.rule = rule
  }
}
const others = new Sheet()
const rules = () => (document.adoptedStyleSheets as unknown as Sheet[]).map(({ rule }) => rule)

beforeEach(() => {
  Object.assign(globalThis, { CSSStyleSheet: Sheet })
  Object.assign(document, { adoptedStyleSheets: [others] })
})

test('sections, cards and the footer are laid out when they come into view', () => {
  skipLayoutOutOfView()

  expect(rules()).toEqual([
    '',
    '#root :is(section, article, footer) { content-visibility: auto; contain-intrinsic-height: auto 400px }',
  ])
})

test('after the end of the optimisation everything is laid out, and other style sheets stay', () => {
  skipLayoutOutOfView()()

  expect(document.adoptedStyleSheets).toEqual([others])
})
