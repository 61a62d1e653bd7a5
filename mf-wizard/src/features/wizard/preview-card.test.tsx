import { enterText } from '@domizil/testing'
import { afterEach, expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { anOwnFlat, aServer, price, show } from '../../testing/flat-page.tsx'

afterEach(() => sessionStorage.clear())

const preview = () => within(screen.getByRole('region', { name: 'Preview' }))

test('the preview follows what is typed before it is saved', async () => {
  const { user } = await show(aServer(anOwnFlat()))

  await user.clear(await price())
  await user.type(await price(), '1340')

  expect(preview().getByText('€1,340')).toBeTruthy()
  expect(preview().getByText('Berlin')).toBeTruthy()
})

test('the preview shows no price while what is typed is none', async () => {
  const { user } = await show(aServer(anOwnFlat()))

  await user.clear(await price())
  await enterText(user, await price(), '1340,50')

  expect(preview().queryByText(/€/)).toBeNull()
})

test('the preview of a new flat says what has no words yet', async () => {
  await show(aServer())
  await price()

  expect(preview().getByText('No address yet')).toBeTruthy()
  expect(preview().getByText('No title yet')).toBeTruthy()
})
