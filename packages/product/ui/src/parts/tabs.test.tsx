import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { Tabs } from './tabs.tsx'

/** Where the link of the current view begins: the test's DOM has no layout. */
let start = 400

beforeEach(() => {
  start = 400
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300)
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(80)
  jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(() => start)
})

afterEach(() => {
  jest.restoreAllMocks()
})

function renderTabs() {
  // A new element each time: React renders the same one only once.
  const tabs = () => (
    <Tabs label="Views">
      <a href="/?tab=mails" aria-current="page">
        Mails
      </a>
    </Tabs>
  )
  const { rerender } = render(tabs())
  return {
    bar: screen.getByRole('navigation', { name: 'Views' }),
    renderAgain: () => rerender(tabs()),
  }
}

test('a current tab beyond the edge is scrolled into view', () => {
  const { bar } = renderTabs()

  expect(bar.scrollLeft).toBe(290)
})

test('re-rendering does not undo the reader’s scrolling', () => {
  const { bar, renderAgain } = renderTabs()
  bar.scrollLeft = 0

  renderAgain()

  expect(bar.scrollLeft).toBe(0)
})

test('a current tab moved by a changed count is scrolled into view again', () => {
  const { bar, renderAgain } = renderTabs()
  bar.scrollLeft = 0
  start = 420

  renderAgain()

  expect(bar.scrollLeft).toBe(310)
})
