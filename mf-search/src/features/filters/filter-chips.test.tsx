// proves 16.43
import { today } from '@domizil/app-kit/today'
import { FakeShell, renderRemote } from '@domizil/testing'
import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import texts from '../../../messages/en.ts'
import { useSearchQuery } from '../../lib/use-search-query.ts'
import { FilterChips } from './filter-chips.tsx'

/** Of days that lie ahead, but not too far. */
const YEAR = Number(today().slice(0, 4)) + 1

const ALL =
  `?from=${YEAR}-03-01&months=6&flex=7&price=-1500&deposit=2000&size=40-80&beds=2&baths=1&persons=3` +
  '&type=LOFT&length=FLEXIBLE&amen=BALCONY&rules=PETS_ALLOWED&energy=B'

async function renderChips(search: string) {
  const shell = new FakeShell().at(`/search${search}`)
  await renderRemote(<Chips />, { shell, texts })
  return shell
}

function Chips() {
  return <FilterChips {...useSearchQuery()} />
}

test.each([
  [`From Mar 01, ${YEAR}, 6 months (± 7 days)`, /from=|months=|flex=/],
  ['Up to €1,500', /price=/],
  ['Deposit up to €2,000', /deposit=/],
  ['40 – 80 m²', /size=/],
  ['2+ bedrooms', /beds=/],
  ['1+ bathroom', /baths=/],
  ['For 3 persons', /persons=/],
  ['Loft', /type=/],
  ['Flexible', /length=/],
  ['Balcony', /amen=/],
  ['Pets allowed', /rules=/],
  ['Energy class B or better', /energy=/],
])('the chip “%s” takes its filter away and no other', async (name, parameter) => {
  const shell = await renderChips(ALL)
  const before = ALL.slice(1).split('&').length

  await userEvent.click(screen.getByRole('button', { name: `Remove filter ${name}` }))

  const left = shell.address.split('?')[1]?.split('&') ?? []
  expect(left.filter((one) => parameter.test(one))).toEqual([])
  expect(left).toHaveLength(before - (parameter.source.includes('|') ? 3 : 1))
})

test.each([
  [`?from=${YEAR}-03-01&to=${YEAR}-08-31`, `Mar 01, ${YEAR} – Aug 31, ${YEAR}`],
  [`?to=${YEAR}-08-31`, `Until Aug 31, ${YEAR}`],
  ['?months=1', '1 month'],
  [`?from=${YEAR}-02-15&months=3&flex=14`, `February ${YEAR}, 3 months`],
  [`?from=${YEAR}-02-15&flex=14`, `February ${YEAR}`],
  ['?size=40-', 'From 40 m²'],
  ['?size=-80', 'Up to 80 m²'],
  ['?at=52.5,13.4', 'Within 10 km'],
  ['?bounds=52.6,13.6,52.4,13.2', 'Area on the map'],
])('the chip of %s is labelled “%s”', async (search, name) => {
  const shell = await renderChips(search)

  await userEvent.click(screen.getByRole('button', { name: `Remove filter ${name}` }))

  expect(shell.address).toBe('/search')
})

test('clearing all filters keeps place and order', async () => {
  const shell = await renderChips(`?q=Berlin&${ALL.slice(1)}&sort=NEWEST&page=3`)

  await userEvent.click(screen.getByRole('button', { name: 'Clear all filters' }))

  expect(shell.address).toBe('/search?q=Berlin&sort=NEWEST')
})

test('removing the radius also removes the order by distance', async () => {
  const shell = await renderChips('?at=52.5,13.4&r=10&beds=2&sort=DISTANCE')

  await userEvent.click(screen.getByRole('button', { name: 'Remove filter Within 10 km' }))

  expect(shell.address).toBe('/search?beds=2')
})
