// proves 14.23
import { expect, test } from '@jest/globals'
import { render } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { act } from 'react'
import { MapPin, X } from '../icons.ts'

test('an icon has the lines of its set in the given size and stroke width', () => {
  const { container } = render(<MapPin size={13} strokeWidth={3} />)

  const icon = container.querySelector('svg')
  expect(icon?.getAttribute('width')).toBe('13')
  expect(icon?.getAttribute('stroke-width')).toBe('3')
  expect([...(icon?.children ?? [])].map(({ tagName }) => tagName)).toEqual(['path', 'circle'])
})

test('an icon without a label is hidden from assistive technology, one with a label is not', () => {
  const { container } = render(
    <>
      <X />
      <X role="img" aria-label="Close" />
    </>,
  )

  const [silent, named] = container.querySelectorAll('svg')
  expect(silent?.getAttribute('aria-hidden')).toBe('true')
  expect(named?.hasAttribute('aria-hidden')).toBe(false)
})

test('a server-rendered icon is hydrated without a mismatch', async () => {
  const problems: unknown[] = []
  const place = document.createElement('div')
  place.innerHTML = renderToString(<MapPin size={13} />)

  await act(() =>
    hydrateRoot(place, <MapPin size={13} />, { onRecoverableError: (error) => problems.push(error) }),
  )

  expect(problems).toEqual([])
  expect(place.querySelectorAll('path')).toHaveLength(1)
})
