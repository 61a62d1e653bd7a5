import { expect, test } from '@jest/globals'
import { act, render, screen, waitFor } from '@testing-library/react'
import { useRef } from 'react'
import { useClearOfPin } from './flat-preview.tsx'

/** A map of 600 × 500 pixels with elements at the positions in their styles: jsdom has no layout. */
function place(element: Element): DOMRect {
  const { left = '0', top = '0', width = '600', height = '500' } = (element as HTMLElement).dataset
  return new DOMRect(Number(left), Number(top), Number(width), Number(height))
}

function Preview() {
  const root = useRef<HTMLElement>(null)
  const isAbove = useClearOfPin(root)

  return (
    <section ref={root} data-left="100" data-width="400" data-height="120">
      {isAbove ? 'above' : 'below'}
    </section>
  )
}

function renderMap(pinTop: number) {
  HTMLElement.prototype.getBoundingClientRect = function measure() {
    return place(this)
  }
  render(
    <div>
      <button type="button" aria-pressed data-left="300" data-top={pinTop} data-width="60" data-height="30">
        Pin
      </button>
      <Preview />
    </div>,
  )
  return screen.getByRole('button')
}

const movePin = (pin: HTMLElement, top: number) =>
  act(async () => {
    pin.dataset['top'] = String(top)
    pin.style.translate = `0 ${top}px`
  })

test('the preview stays at the lower edge while its pin is elsewhere', () => {
  renderMap(40)

  expect(screen.getByText('below')).toBeTruthy()
})

test('the preview moves above where the pin would be covered', () => {
  renderMap(400)

  expect(screen.getByText('above')).toBeTruthy()
})

test('the preview moves above and below as the map moves its pin', async () => {
  const pin = renderMap(40)

  await movePin(pin, 400)
  await waitFor(() => expect(screen.getByText('above')).toBeTruthy())
  await movePin(pin, 40)

  await waitFor(() => expect(screen.getByText('below')).toBeTruthy())
})

test('the preview moves back once its pin is no longer pressed', async () => {
  const pin = renderMap(400)

  await act(async () => pin.setAttribute('aria-pressed', 'false'))

  await waitFor(() => expect(screen.getByText('below')).toBeTruthy())
})
