import { afterEach, expect, jest, test } from '@jest/globals'
import { render } from '@testing-library/react'
import { type Toast, Toasts } from './toasts.tsx'

// jsdom has no top layer.
const calls: string[] = []
const showPopover = jest.fn(() => void calls.push('show'))
const hidePopover = jest.fn(() => void calls.push('hide'))
Object.assign(HTMLElement.prototype, { showPopover, hidePopover })
afterEach(() => {
  calls.length = 0
})

const region = (...toasts: readonly Toast[]) => (
  <Toasts toasts={toasts} label="Notices" closeLabel="Close" onClose={() => undefined} />
)
const FIRST: Toast = { id: 1, kind: 'error', message: 'You are offline.' }
const SECOND: Toast = { id: 2, kind: 'success', message: 'Saved.' }

test('a new toast is moved above dialogs that opened meanwhile', () => {
  const { rerender } = render(region())
  const none = [...calls]
  rerender(region(FIRST))
  const one = [...calls]

  rerender(region(FIRST, SECOND))
  const two = [...calls]
  rerender(region())

  expect([none, one, two, calls]).toEqual([
    [],
    ['show'],
    ['show', 'hide', 'show'],
    ['show', 'hide', 'show', 'hide'],
  ])
})
