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

test('a flat tells what tenants gave it, and how many of them', async () => {
  await renderTile({ rating: 4.6, reviewCount: 3 })

  expect(screen.getByText('4.6 of 5, 3 reviews')).toBeTruthy()
})

test('a flat that nobody has reviewed says nothing of it', async () => {
  await renderTile({ rating: null, reviewCount: 0 })

  expect(screen.queryByText(/ of 5/)).toBeNull()
})

test('how fast the landlord answers is told once it is known', async () => {
  await renderTile({ landlord: { responseHours: 5, stays: 2 } })

  expect(screen.getByText('Answers within 5 hours')).toBeTruthy()
})

test('of a landlord who has hardly answered yet nothing is said', async () => {
  await renderTile({ landlord: { responseHours: null, stays: 0 } })

  expect(screen.queryByText(/^Answers/)).toBeNull()
})

test('a flat without room for its shortest stay says that it is booked out', async () => {
  await renderTile({ availableFrom: null })

  expect(screen.getByText('Booked out')).toBeTruthy()
})

const STAY = { startDate: '2027-03-01', endDate: '2027-05-15', flexDays: 7, persons: 2 } as const

test('with dates it tells on which it is free, what they come to, and the deposit apart', async () => {
  await renderTile({ pricePerMonth: 1_392, stay: { from: '2027-03-04', to: '2027-05-18' } }, STAY)

  expect(screen.getByText('Free, for example 04.03.2027 – 18.05.2027')).toBeTruthy()
  expect(screen.getByText('€3,480').parentElement?.textContent).toContain('€3,480 for 2 months and 15 days')
  expect(screen.getByText('plus €2,480 deposit (refundable)')).toBeTruthy()
})

test('exact dates are no example', async () => {
  await renderTile(
    { stay: { from: '2027-03-01', to: '2027-05-15' } },
    { startDate: '2027-03-01', endDate: '2027-05-15' },
  )

  expect(screen.getByText('Free 01.03.2027 – 15.05.2027')).toBeTruthy()
})

test('its link leads to the flat with the stay that people look for', async () => {
  await renderTile({}, STAY)

  expect(screen.getByRole('link').getAttribute('href')).toBe(
    '/flat/1?from=2027-03-01&to=2027-05-15&flex=7&persons=2',
  )
})

test('a first day alone has no total', async () => {
  await renderTile({ stay: { from: '2099-03-01', to: '2099-03-31' } }, { startDate: '2099-03-01' })

  expect(screen.getByText('From 01.03.2099')).toBeTruthy()
  expect(screen.queryByText(/deposit/)).toBeNull()
})

test.each([
  ['de', de, 'Frei, z. B. 04.03.2027 – 18.05.2027', /3\.480\s€ für 2 Monate und 15 Tage/],
  ['es', es, 'Libre, por ejemplo 04.03.2027 – 18.05.2027', /3\.480\s€ por 2 meses y 15 días/],
] as const)('its days and total are said in %s as well', async (locale, words, days, total) => {
  const shell = new FakeShell()
  shell.locale.set(locale)
  const flat = aFlatCard({ pricePerMonth: 1_392, stay: { from: '2027-03-04', to: '2027-05-18' } })

  await renderRemote(<FlatTile flat={flat} stay={STAY} media={null} />, { shell, texts: words })

  expect(screen.getByText(days)).toBeTruthy()
  expect(screen.getByRole('article').textContent).toMatch(total)
})

test('a flat that does not have the wanted stay says so instead of a total', async () => {
  await renderTile({ pricePerMonth: 1_392 }, STAY)

  expect(screen.getByText('Not available for your dates')).toBeTruthy()
  expect(screen.queryByText(/deposit/)).toBeNull()
})
