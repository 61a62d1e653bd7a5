// proves 21.61
import { afterEach, expect, jest, test } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import { Scrolled } from './scrolled.tsx'

afterEach(() => void jest.restoreAllMocks())

function renderScrolled(width: number) {
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300)
  jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(width)
  const { container } = render(
    <Scrolled labelledBy="title" className={undefined}>
      <b id="title">Versions</b>
    </Scrolled>,
  )
  return { hasHint: () => container.querySelector('svg') !== null, group: screen.getByRole('group') }
}

test('a table that is cut off on the right shows a hint, until it is scrolled to its end', () => {
  const { hasHint, group } = renderScrolled(500)
  expect(hasHint()).toBe(true)

  group.scrollLeft = 200
  fireEvent.scroll(group)

  expect(hasHint()).toBe(false)
})

test('a table that fits shows no hint', () => {
  expect(renderScrolled(300).hasHint()).toBe(false)
})
