import { expect, test } from '@jest/globals'
import { aFlatCard } from '@domizil/testing'
import { screen } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import frameTexts from '../../../messages/en.json' with { type: 'json' }
import homeTexts from '../../../messages/home/en.json' with { type: 'json' }
import { renderInShell } from '../../testing/render-in-shell.tsx'
import { FlatTile } from './flat-tile.tsx'

const renderTile = (flat: Parameters<typeof aFlatCard>[0]) =>
  renderInShell(
    <IntlProvider locale="en" messages={{ ...frameTexts, ...homeTexts }}>
      <FlatTile flat={aFlatCard(flat)} />
    </IntlProvider>,
  )

test('a flat tells what tenants gave it, and how many of them', async () => {
  await renderTile({ rating: 4.6, reviewCount: 3 })

  expect(screen.getByText('4.6 of 5, 3 reviews')).toBeTruthy()
})

test('a flat that nobody has reviewed says nothing of it', async () => {
  await renderTile({ rating: null, reviewCount: 0 })

  expect(screen.queryByText(/ of 5/)).toBeNull()
})
