import { enterText } from '@domizil/testing'
import { afterEach, expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { anOwnFlat, aServer, price, show } from '../../testing/flat-page.tsx'

afterEach(() => sessionStorage.clear())

const preview = () => within(screen.getByRole('region', { name: 'Preview' }))

test('the preview follows the typed values before they are saved', async () => {
  const { user } = await show(aServer(anOwnFlat()))

  await user.clear(await price())
  await user.type(await price(), '1340')

  expect(preview().getByText('€1,340')).toBeTruthy()
  expect(preview().getByText('Berlin')).toBeTruthy()
})

test('the preview names the city as the reader calls it, as lists do', async () => {
  const flat = anOwnFlat()
  await show(aServer({ ...flat, address: { ...flat.address, district: 'Schwabing', city: 'München' } }))
  await price()

  expect(preview().getByText('Schwabing, Munich')).toBeTruthy()
})

test('the preview shows no price while the typed price is invalid', async () => {
  const { user } = await show(aServer(anOwnFlat()))

  await user.clear(await price())
  await enterText(user, await price(), '1340,50')

  expect(preview().queryByText(/€/)).toBeNull()
})

test('the preview of a new flat marks missing address and title', async () => {
  await show(aServer())
  await price()

  expect(preview().getByText('No address yet')).toBeTruthy()
  expect(preview().getByText('No title yet')).toBeTruthy()
})
