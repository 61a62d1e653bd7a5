// proves 22.32
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { uploadImage } from '@domizil/api'
import { anImage } from '@domizil/testing'
import '@domizil/ui/work' // read before the first test, not within its time
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { anOwnFlat, apiError, aServer, forgetVisit, show } from '../../../testing/flat-page.tsx'
import { aPng, decodes } from '../../../testing/pictures.ts'

beforeEach(() => decodes({ brightness: 130 }))
afterEach(forgetVisit)

const cards = () => screen.queryAllByRole('listitem', { name: /^Photo \d/ })
const choose = async (...files: File[]) =>
  fireEvent.change(await screen.findByLabelText(/^Add photos/), { target: { files } })
const status = () => within(screen.getByRole('region', { name: 'Saving' })).getByRole('status').textContent

/** A server that is out of reach until the test switches it on, and what arrives there. */
function aServerOutOfReach(flatId: number) {
  const arrived: string[] = []
  let isThere = false
  const shell = aServer(anOwnFlat({ id: flatId })).on(uploadImage, () => {
    if (!isThere) return Promise.reject(apiError(0, 'No connection'))
    arrived.push('photo')
    return anImage({ id: 40 + arrived.length, mainImage: arrived.length === 1 })
  })
  return { shell: shell.at(`/flat/${flatId}/edit?step=2`), arrived, comesBack: () => (isThere = true) }
}

test('photos that could not be sent are retried by themselves, and until then step and bar say so', async () => {
  const { shell, arrived, comesBack } = aServerOutOfReach(7)
  const { user } = await show(shell)
  const step = () => screen.getByRole('button', { name: /^\d?Rules, amenities, photos/ }).textContent
  const before = step()
  await choose(aPng(2_400, 1_600, 'hall.png'))
  await screen.findByRole('button', { name: 'Retry' })
  const unsent = [step(), status()]

  comesBack()
  act(() => void dispatchEvent(new Event('online')))
  await waitFor(() => expect(arrived).toHaveLength(1))
  await waitFor(() => expect(step()).toBe(before))

  expect(unsent).toEqual([expect.stringContaining('Photos not sent yet'), '1 photo is not sent yet'])
  expect(status()).toBe('')
  await user.click(screen.getByRole('button', { name: /Titles and texts/ }))
})

test('photos that could not be sent are restored after a reload, and then sent', async () => {
  const { shell, arrived, comesBack } = aServerOutOfReach(8)
  const { unmount } = await show(shell)
  await choose(aPng(2_400, 1_600, 'hall.png'), aPng(2_400, 1_600, 'bath.png'))
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Retry' })).toHaveLength(2))
  // This browser stores nothing: what is kept lives as long as the page, which the test does not leave.
  expect(await screen.findByText(/This device has no room for them/)).toBeTruthy()
  unmount()

  comesBack()
  await show(shell)

  await waitFor(() =>
    expect(cards().map((card) => card.textContent)).toEqual([
      expect.stringContaining('hall.png'),
      expect.stringContaining('bath.png'),
    ]),
  )
  await waitFor(() => expect(arrived).toHaveLength(2))
})

test.each([
  ['shown under another name', 'floor.png', ['hall.png is among the photos already.']],
  ['shown', 'hall.png', []],
  ['removed', 'floor.png', []],
])('a photo that is already %s and is uploaded again is listed once', async (how, fileName, said) => {
  const there = anImage({ id: 41, mainImage: true, fileName })
  const sent: string[] = []
  const shell = aServer(anOwnFlat({ id: 10, images: [there] })).on(uploadImage, () => {
    sent.push('photo')
    return there
  })
  const { user } = await show(shell.at('/flat/10/edit?step=2'))
  await waitFor(() => expect(cards()).toHaveLength(1))
  if (how === 'removed') await user.click(screen.getByRole('button', { name: /^Remove/ }))

  await choose(aPng(2_400, 1_600, 'hall.png'))

  await waitFor(() => expect(sent).toHaveLength(1))
  await waitFor(() => expect(cards()).toHaveLength(1))
  expect(screen.queryByRole('button', { name: /^Restore/ })).toBeNull()
  expect(screen.queryAllByText(/is among the photos already/).map((one) => one.textContent)).toEqual(said)
})

test('a flat with photos that are not uploaded yet cannot be submitted', async () => {
  const { shell } = aServerOutOfReach(9)
  const { user } = await show(shell)
  await choose(aPng(2_400, 1_600, 'hall.png'))
  await screen.findByRole('button', { name: 'Retry' })
  await user.click(screen.getByRole('button', { name: /Energy/ }))

  await user.click(screen.getByRole('button', { name: 'Submit for review' }))

  expect(await screen.findByText(/^Some photos are not sent yet/)).toBeTruthy()
  expect(shell.address).toContain('step=2')
})
