// proves 16.42
import { countOptions, type OptionCounts } from '@domizil/api'
import { OPTION_FIELDS, type OptionField, type SearchQuery } from '@domizil/links'
import { FakeShell, renderRemote } from '@domizil/testing'
import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import texts from '../../../messages/en.ts'
import { useSearchQuery } from '../../lib/use-search-query.ts'
import { FilterBar } from './bar/filter-bar.tsx'
import { previewOf } from './option-counts.ts'

type Known = Partial<Record<OptionField, Record<string, number>>>

function aCount(total: number, known: Known = {}): OptionCounts {
  const none = Object.fromEntries(OPTION_FIELDS.map((field) => [field, {}])) as Record<
    OptionField,
    Record<string, number>
  >
  return { total, counts: { ...none, ...known } }
}

const preview = (query: SearchQuery, field: OptionField, option: string | number, known: Known) =>
  previewOf({ ...aCount(10, known), isPrevious: false }, query, field, option as never)

test.each<[string, SearchQuery, OptionField, string | number, number, object]>([
  ['leaves flats', {}, 'amenities', 'DESK', 4, { count: 4, isAddition: false, isEmpty: false }],
  ['leaves none', {}, 'amenities', 'SAUNA', 0, { count: 0, isAddition: false, isEmpty: true }],
  ['is chosen, and leaves none', { persons: 6 }, 'persons', 6, 0, { count: 0, isEmpty: false }],
  ['adds to another type', { types: ['LOFT'] }, 'types', 'STUDIO', 13, { count: 3, isAddition: true }],
  ['is the chosen type', { types: ['LOFT'] }, 'types', 'LOFT', 10, { count: 10, isAddition: false }],
])('an option that %s shows the matching count', (_name, query, field, option, count, expected) => {
  expect(preview(query, field, option, { [field]: { [option]: count } })).toMatchObject(expected)
})

test('counts of the previous query mark no option as empty', () => {
  const known = { ...aCount(10, { amenities: { SAUNA: 0 } }), isPrevious: true }

  expect(previewOf(known, {}, 'amenities', 'SAUNA')).toMatchObject({ count: 0, isEmpty: false })
})

test('without counts, as for too many results, an option shows no number', () => {
  expect(
    previewOf({ total: null, counts: null, isPrevious: false }, {}, 'types', 'LOFT').count,
  ).toBeUndefined()
})

async function renderBar(search: string, counts: OptionCounts) {
  const shell = new FakeShell().at(`/search${search}`).on(countOptions, () => counts)
  await renderRemote(<Bar />, { shell, texts })
  return shell
}

function Bar() {
  return <FilterBar {...useSearchQuery()} histogram={undefined} total={12} />
}

const COUNTS = aCount(12, { bedroomsMin: { 1: 9, 2: 4, 3: 0, 4: 0 }, houseRules: { PETS_ALLOWED: 0 } })

test('option counts are loaded when the filters are hovered, without order and page', async () => {
  const shell = await renderBar('?q=Berlin&sort=NEWEST&page=2', COUNTS)
  const before = shell.answers.inputsOf(countOptions).length

  await userEvent.hover(screen.getByRole('button', { name: 'Bedrooms' }))

  await waitFor(() => expect(shell.answers.inputsOf(countOptions)).toEqual([{ body: { term: 'Berlin' } }]))
  expect(before).toBe(0)
})

test('a number of bedrooms that would find no flat is disabled, with an explanation', async () => {
  await renderBar('', COUNTS)

  await userEvent.click(screen.getByRole('button', { name: 'Bedrooms' }))
  const group = within(screen.getByRole('group', { name: 'Bedrooms' }))

  expect(await group.findByRole('radio', { name: '2+ 4 flats' })).toHaveProperty('disabled', false)
  expect(group.getByRole('radio', { name: '3+ No flats' })).toHaveProperty('disabled', true)
  expect(screen.getByText('The greyed ones would leave no flat of this search.')).toBeTruthy()
})

test('pressing a filter that would find no flat changes nothing, and a notice says why', async () => {
  const shell = await renderBar('?beds=2', COUNTS)
  await userEvent.hover(screen.getByRole('button', { name: 'Price per month' }))
  const pets = await screen.findByRole('button', { name: 'Pets allowed No flats' })

  await userEvent.click(pets)

  expect(pets.getAttribute('aria-disabled')).toBe('true')
  expect(shell.notices.map(({ message }) => message)).toEqual([
    '“Pets allowed” would leave no flat of this search. Take another filter away first.',
  ])
  expect(shell.address).toBe('/search?beds=2')
})

test('a chosen option can always be removed', async () => {
  const shell = await renderBar('?rules=PETS_ALLOWED', COUNTS)
  await userEvent.hover(screen.getByRole('button', { name: 'Price per month' }))
  await waitFor(() => expect(shell.answers.inputsOf(countOptions)).toHaveLength(1))

  await userEvent.click(screen.getByRole('button', { name: 'Pets allowed' }))

  expect(shell.address).toBe('/search')
})
