import { aFlatCard, renderRemote } from '@domizil/testing'
import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import texts from '../../messages/tile/en.json' with { type: 'json' }
import { FlatTile } from './flat-tile.tsx'

const renderTile = (flat: Parameters<typeof aFlatCard>[0]) =>
  renderRemote(<FlatTile flat={aFlatCard(flat)} media={null} />, { texts })

test('a flat tells what tenants gave it, and how many of them', async () => {
  await renderTile({ rating: 4.6, reviewCount: 3 })

  expect(screen.getByText('4.6 of 5, 3 reviews')).toBeTruthy()
})

test('a flat that nobody has reviewed says nothing of it', async () => {
  await renderTile({ rating: null, reviewCount: 0 })

  expect(screen.queryByText(/ of 5/)).toBeNull()
})

test('a flat without room for its shortest stay says that it is booked out', async () => {
  await renderTile({ availableFrom: null })

  expect(screen.getByText('Booked out')).toBeTruthy()
})
