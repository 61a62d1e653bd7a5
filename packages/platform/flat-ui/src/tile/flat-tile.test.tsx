// proves 12.2, 12.3, 16.32, 16.51
import { aFlatCard, FakeShell, renderRemote } from '@domizil/testing'
import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import type { StayQuery } from '@domizil/links'
import de from '../../messages/tile/de.json' with { type: 'json' }
import es from '../../messages/tile/es.json' with { type: 'json' }
import texts from '../../messages/tile/en.json' with { type: 'json' }
import { FlatTile } from './flat-tile.tsx'

const renderTile = (flat: Parameters<typeof aFlatCard>[0], stay: StayQuery = {}) =>
  renderRemote(<FlatTile flat={aFlatCard(flat)} stay={stay} media={null} />, { texts })

test('a tile shows the rating and the number of reviews', async () => {
  await renderTile({ rating: 4.6, reviewCount: 3 })

  expect(screen.getByText('4.6 of 5, 3 reviews')).toBeTruthy()
})

test('a tile without reviews shows no rating', async () => {
  await renderTile({ rating: null, reviewCount: 0 })

  expect(screen.queryByText(/ of 5/)).toBeNull()
})

test('a tile shows the landlord’s response time', async () => {
  await renderTile({ landlord: { responseHours: 5, stays: 2 } })

  expect(screen.getByText('Answers within 5 hours')).toBeTruthy()
})

test('a tile of a landlord with too few answers shows no response time', async () => {
  await renderTile({ landlord: { responseHours: null, stays: 0 } })

  expect(screen.queryByText(/^Answers/)).toBeNull()
})

test('a tile of a flat without room for its shortest stay says “Booked out”', async () => {
  await renderTile({ availableFrom: null })

  expect(screen.getByText('Booked out')).toBeTruthy()
})

const STAY = { startDate: '2027-03-01', endDate: '2027-05-15', flexDays: 7, persons: 2 } as const

test('a tile for given dates shows free days, total and deposit', async () => {
  await renderTile({ pricePerMonth: 1_392, stay: { from: '2027-03-04', to: '2027-05-18' } }, STAY)

  expect(screen.getByText('Free, for example 04.03.2027 – 18.05.2027')).toBeTruthy()
  expect(screen.getByText('€3,480').parentElement?.textContent).toContain('€3,480 for 2 months and 15 days')
  expect(screen.getByText('plus €2,480 deposit (refundable)')).toBeTruthy()
})

test('a tile for exact dates shows them without “for example”', async () => {
  await renderTile(
    { stay: { from: '2027-03-01', to: '2027-05-15' } },
    { startDate: '2027-03-01', endDate: '2027-05-15' },
  )

  expect(screen.getByText('Free 01.03.2027 – 15.05.2027')).toBeTruthy()
})

test('the tile’s link contains the searched stay', async () => {
  await renderTile({}, STAY)

  expect(screen.getByRole('link').getAttribute('href')).toBe(
    '/flat/1?from=2027-03-01&to=2027-05-15&flex=7&persons=2',
  )
})

test('a tile for a first day without an end shows no total', async () => {
  await renderTile({ stay: { from: '2099-03-01', to: '2099-03-31' } }, { startDate: '2099-03-01' })

  expect(screen.getByText('From 01.03.2099')).toBeTruthy()
  expect(screen.queryByText(/deposit/)).toBeNull()
})

test.each([
  ['de', de, 'Frei, z. B. 04.03.2027 – 18.05.2027', /3\.480\s€ für 2 Monate und 15 Tage/],
  ['es', es, 'Libre, por ejemplo 04.03.2027 – 18.05.2027', /3\.480\s€ por 2 meses y 15 días/],
] as const)('days and total of a tile are written in %s', async (locale, words, days, total) => {
  const shell = new FakeShell()
  shell.locale.set(locale)
  const flat = aFlatCard({ pricePerMonth: 1_392, stay: { from: '2027-03-04', to: '2027-05-18' } })

  await renderRemote(<FlatTile flat={flat} stay={STAY} media={null} />, { shell, texts: words })

  expect(screen.getByText(days)).toBeTruthy()
  expect(screen.getByRole('article').textContent).toMatch(total)
})

test('a tile of a flat that is not free for the stay says so instead of a total', async () => {
  await renderTile({ pricePerMonth: 1_392 }, STAY)

  expect(screen.getByText('Not available for your dates')).toBeTruthy()
  expect(screen.queryByText(/deposit/)).toBeNull()
})
