import { expect, test } from '@jest/globals'
import { listPublishedFlats } from '@domizil/api'
import { FakeShell, renderRemote } from '@domizil/testing'
import { screen } from '@testing-library/react'
import texts from '../../messages/en.json' with { type: 'json' }
import { SamplePage } from './sample-page.tsx'

test('the page says how many flats are published, and leads to the search', async () => {
  const shell = new FakeShell().on(listPublishedFlats, () => ({ total: 12, pageSize: 50, items: [] }))

  await renderRemote(<SamplePage />, { shell, texts })

  expect(await screen.findByText('12 flats are published.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Look for a flat' }).getAttribute('href')).toBe('/search')
})
