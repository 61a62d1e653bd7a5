// proves 7.10
import { type CallOutput, getDemand } from '@domizil/api'
import { FakeShell, renderRemote } from '@domizil/testing'
import { expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import texts from '../../messages/own-flats/en.json' with { type: 'json' }
import { DemandHint } from './demand-hint.tsx'

type PlaceDemand = CallOutput<typeof getDemand>[number]

const PANKOW: PlaceDemand = { place: 'Pankow', people: 14, bedrooms: 2, priceMax: 1200 }

async function renderHint(places: (string | null)[], demand: readonly PlaceDemand[]) {
  const shell = new FakeShell().signedInAs().on(getDemand, () => [...demand])
  await renderRemote(<DemandHint places={places} />, { shell, texts })
  return shell
}

test('a landlord reads how many people are looking in the place, and for what', async () => {
  const shell = await renderHint(['Pankow', 'Berlin', null, 'Berlin'], [PANKOW])

  expect(
    await screen.findByText(
      '14 people look for a flat in Pankow, most of them with 2 bedrooms or more. Half of them pay up to €1,200 a month.',
    ),
  ).toBeTruthy()
  expect(shell.answers.inputsOf(getDemand)).toEqual([{ query: { place: ['Pankow', 'Berlin'] } }])
})

test('the hint names the city in the language of the page', async () => {
  await renderHint(['Köln'], [{ ...PANKOW, place: 'Köln' }])

  expect(await screen.findByText(/in Cologne, /)).toBeTruthy()
})

test('unknown bedrooms and prices are left out of the hint', async () => {
  await renderHint(['Pankow'], [{ ...PANKOW, people: 5, bedrooms: null, priceMax: null }])

  expect(await screen.findByText('5 people look for a flat in Pankow.')).toBeTruthy()
})

test('without enough demand no hint is shown', async () => {
  const shell = await renderHint(['Pankow'], [])
  await waitFor(() => expect(shell.answers.inputsOf(getDemand)).toHaveLength(1))

  expect(screen.queryByRole('complementary')).toBeNull()
})

test('without a place no demand is loaded', async () => {
  const shell = await renderHint(['', null], [PANKOW])

  expect(shell.answers.inputsOf(getDemand)).toEqual([])
})
