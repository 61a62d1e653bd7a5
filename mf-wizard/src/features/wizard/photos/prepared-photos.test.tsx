// proves 17.9
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { getFlatForEditing, type OwnFlat, removeImages, setMainImage, uploadImage } from '@domizil/api'
import { anImage } from '@domizil/testing'
import '@domizil/ui/work' // read before the first test, not within its time
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { anOwnFlat, aServer, show } from '../../../testing/flat-page.tsx'
import { aPng, decodes } from '../../../testing/pictures.ts'

const EVERY_MS = 3_000
const PREPARING = 'Being prepared …'
const ready = [anImage({ id: 1, mainImage: true }), anImage({ id: 2, rank: 1, mainImage: false })]
const waiting = { id: 41, fileName: 'IMG_0001.heic', problem: null }
const PAGE = '/flat/7/edit?step=2'

beforeEach(() => decodes({ brightness: 130 }))
afterEach(() => {
  jest.useRealTimers()
  sessionStorage.clear()
})

const cards = () => screen.queryAllByRole('listitem', { name: /^Photo \d/ })
const nextLook = () => act(() => jest.advanceTimersByTimeAsync(EVERY_MS))

/** A page of a flat that becomes another one between two looks. */
async function showing(before: Partial<OwnFlat>, after: Partial<OwnFlat>) {
  let flat = anOwnFlat(before)
  const shell = aServer(flat)
    .on(getFlatForEditing, () => flat)
    .on(removeImages, () => [])
  const { user } = await show(shell.at(PAGE))
  await screen.findAllByRole('listitem', { name: /^Photo 1/ })
  flat = anOwnFlat(after)
  return { shell, user }
}

test('a photo being prepared by the server says so, and appears when it is ready', async () => {
  jest.useFakeTimers({ advanceTimers: true })
  await showing(
    { images: ready, waitingImages: [waiting] },
    { images: [...ready, anImage({ id: 41, rank: 2, mainImage: false })] },
  )
  expect(cards()[2]?.textContent).toContain(PREPARING)
  expect(screen.getByText(/^1 photo is being prepared/)).toBeTruthy()

  await nextLook()

  await waitFor(() => expect(screen.queryByText(PREPARING)).toBeNull())
  expect(cards()[2]?.querySelector('img')).toBeTruthy()
  expect(screen.queryByText('Not saved yet')).toBeNull()
})

test('a prepared photo takes the position given by the server, with nothing left to save', async () => {
  jest.useFakeTimers({ advanceTimers: true })
  await showing(
    { images: ready, waitingImages: [waiting] },
    { images: [anImage({ id: 41, mainImage: false, fileName: 'IMG_0001.heic' }), ...ready] },
  )

  await nextLook()

  await waitFor(() => expect(cards()[0]?.textContent).toContain('IMG_0001.heic'))
  expect(screen.queryByText('Not saved yet')).toBeNull()
})

test('a photo that becomes ready keeps the unsaved removal of another', async () => {
  jest.useFakeTimers({ advanceTimers: true })
  await showing(
    { images: ready, waitingImages: [waiting] },
    { images: [...ready, anImage({ id: 41, rank: 2, mainImage: false })] },
  )
  fireEvent.click(screen.getByRole('button', { name: /^Remove: Photo 2/ }))

  await nextLook()

  await waitFor(() => expect(screen.queryByText(PREPARING)).toBeNull())
  expect(cards()[1]?.textContent).toContain('Removed')
})

test('an unusable photo shows the reason in its place, and can be removed', async () => {
  const { shell, user } = await showing(
    { images: ready, waitingImages: [{ ...waiting, problem: 'UNREADABLE' }] },
    { images: ready },
  )
  expect(screen.getByText('IMG_0001.heic cannot be read here. Save it as a JPEG and add that.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Make main photo: Photo 3/ })).toBeNull()

  await user.click(screen.getByRole('button', { name: /^Remove: Photo 3/ }))
  await user.click(screen.getByRole('button', { name: 'Save draft' }))

  await waitFor(() =>
    expect(shell.answers.inputsOf(removeImages)[0]?.query.imageIdList).toEqual([waiting.id]),
  )
})

test('a first photo that is being prepared is not saved as main photo', async () => {
  const shell = aServer(anOwnFlat()).on(uploadImage, () => waiting)
  await show(shell.at(PAGE))

  fireEvent.change(await screen.findByLabelText(/Add photos/), {
    target: { files: [aPng(2_400, 1_600, 'hall.png')] },
  })

  expect(await screen.findByText(PREPARING)).toBeTruthy()
  expect([screen.queryByText('Main photo'), screen.queryByText('Not saved yet')]).toEqual([null, null])
  expect(shell.answers.inputsOf(setMainImage)).toEqual([])
})
