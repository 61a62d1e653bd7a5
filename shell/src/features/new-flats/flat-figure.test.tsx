import { expect, test } from '@jest/globals'
import { aFlatCard } from '@domizil/testing'
import { screen } from '@testing-library/react'
import { renderInShell } from '../../testing/render-in-shell.tsx'
import { FlatFigure } from './flat-figure.tsx'

const LOOK = { ratio: '3 / 2' } as const

test('with fewer flats than places, the flats are repeated', async () => {
  const flats = [aFlatCard({ id: 1 }), aFlatCard({ id: 2 })]

  await renderInShell(<FlatFigure flats={flats} place={7} {...LOOK} />)

  expect(screen.getByRole('link').getAttribute('href')).toBe('/flat/2')
})

test('without flats the place of the figure is empty', async () => {
  await renderInShell(
    <div data-testid="place">
      <FlatFigure flats={[]} place={7} {...LOOK} />
    </div>,
  )

  expect(screen.getByTestId('place').childElementCount).toBe(0)
})
