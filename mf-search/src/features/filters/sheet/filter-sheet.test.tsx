// proves 16.60
import { FakeShell, renderRemote } from '@domizil/testing'
import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { texts } from '../../../testing/texts.ts'
import { useSearchQuery } from '../../../lib/use-search-query.ts'
import { PriceFields } from '../price-fields.tsx'
import type { QueryProps } from '../query-props.ts'
import { TypeFields } from '../type-fields.tsx'
import {
  AmenityFields,
  AmountField,
  FilterSheet,
  OfferGroups,
  RoomGroups,
  SizeFields,
} from './filter-sheet.tsx'

async function renderFields(fields: (props: QueryProps) => ReactNode, search = '') {
  const shell = new FakeShell().at(`/search${search}`)
  await renderRemote(<Fields fields={fields} />, { shell, texts })
  return shell
}

function Fields({ fields }: { fields: (props: QueryProps) => ReactNode }) {
  const { query, change } = useSearchQuery()

  return fields({ query, change })
}

test('a size is applied when its field is left, with the smaller one as minimum', async () => {
  const shell = await renderFields((props) => <SizeFields {...props} />)

  await userEvent.type(screen.getByRole('textbox', { name: 'At least' }), '80')
  expect(shell.address).toBe('/search')
  await userEvent.type(screen.getByRole('textbox', { name: 'At most' }), '40')
  await userEvent.tab()

  expect(shell.address).toBe('/search?size=40-80')
})

test('a size that no flat can have says so, and changes nothing', async () => {
  const shell = await renderFields((props) => <SizeFields {...props} />)

  await userEvent.type(screen.getByRole('textbox', { name: 'At least' }), '1.290')
  await userEvent.tab()

  expect(screen.getByText('At most 1,000.')).toBeTruthy()
  expect(shell.address).toBe('/search')
})

test('the sheet begins with dates and price, and ends with deposit and distances', async () => {
  const rest = { histogram: undefined, total: undefined }
  await renderFields((props) => <FilterSheet {...props} {...rest} />, '?q=Berlin')

  const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(titles.slice(0, 2)).toEqual(['Dates', 'Price per month'])
  expect(titles.slice(-3)).toEqual(['Deposit', 'Surroundings', 'Distance to a place'])
})

test('a highest deposit takes effect when its field is left', async () => {
  const shell = await renderFields((props) => (
    <AmountField {...props} field="depositMax" label="filters.depositMost" suffix="€" />
  ))

  await userEvent.type(screen.getByRole('textbox', { name: 'Highest deposit' }), '2000')
  expect(shell.address).toBe('/search')
  await userEvent.tab()

  expect(shell.address).toBe('/search?deposit=2000')
})

test('a price that is no whole number is not applied, and shows an error', async () => {
  const shell = await renderFields((props) => <PriceFields {...props} histogram={undefined} />, '?price=-900')

  await userEvent.type(screen.getByRole('textbox', { name: 'From' }), '1.2.3')
  await userEvent.tab()

  expect(shell.address).toBe('/search?price=-900')
  expect(screen.getByText('Write a whole number, such as 1,290.')).toBeTruthy()
})

test('a price takes effect when its field is left, the lower one first', async () => {
  const shell = await renderFields((props) => <PriceFields {...props} histogram={undefined} />)

  await userEvent.type(screen.getByRole('textbox', { name: 'From' }), '1500')
  expect(shell.address).toBe('/search')
  await userEvent.type(screen.getByRole('textbox', { name: 'Up to' }), '900')
  await userEvent.tab()

  expect(shell.address).toBe('/search?price=900-1500')
})

test('choosing a type returns to the first page', async () => {
  const shell = await renderFields((props) => <TypeFields {...props} />, '?q=Berlin&type=STUDIO&page=3')

  await userEvent.click(screen.getByRole('checkbox', { name: 'Loft' }))

  expect(shell.address).toBe('/search?q=Berlin&type=STUDIO,LOFT')
})

test('bedrooms, bathrooms and persons can be chosen', async () => {
  const shell = await renderFields((props) => <RoomGroups {...props} />)
  const choose = async (group: string, option: string) =>
    userEvent.click(within(screen.getByRole('group', { name: group })).getByLabelText(option))

  await choose('Bedrooms', '3+')
  await choose('Bathrooms', '2+')
  await choose('Persons', '4+')

  expect(shell.address).toBe('/search?beds=3&baths=2&persons=4')
})

test('a number of rooms can be set back to “Any”', async () => {
  const shell = await renderFields((props) => <RoomGroups {...props} />, '?baths=2')

  await userEvent.click(within(screen.getByRole('group', { name: 'Bathrooms' })).getByLabelText('Any'))

  expect(shell.address).toBe('/search')
})

test('amenities of several groups are combined in one filter', async () => {
  const shell = await renderFields((props) => <AmenityFields {...props} />, '?amen=DISHWASHER')

  await userEvent.click(screen.getByLabelText('Balcony'))
  expect(shell.address).toBe('/search?amen=BALCONY,DISHWASHER')

  await userEvent.click(screen.getByLabelText('Dishwasher'))
  expect(shell.address).toBe('/search?amen=BALCONY')
})

test('groups with a chosen amenity are open', async () => {
  await renderFields((props) => <AmenityFields {...props} />, '?amen=DISHWASHER,OVEN')

  const groups = screen.getAllByRole('group').filter(({ tagName }) => tagName === 'DETAILS')
  const open = groups
    .filter((group) => group.hasAttribute('open'))
    .map((group) => group.querySelector('summary')?.firstChild?.textContent)

  expect(open).toEqual(['General', 'Kitchen'])
})

test('lengths of stay, house rules and an energy class can be chosen', async () => {
  const shell = await renderFields((props) => <OfferGroups {...props} />)

  await userEvent.click(screen.getByRole('checkbox', { name: 'Flexible' }))
  await userEvent.click(screen.getByRole('checkbox', { name: '3 to 6 months' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Pets allowed' }))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Energy class' }), 'B or better')

  expect(shell.address).toBe('/search?length=MONTHS_3_6,FLEXIBLE&rules=PETS_ALLOWED&energy=B')
})
