// proves 21.6, 21.7, 21.68, 21.73, 21.75
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import {
  editFlat,
  type OwnImage,
  getFlatForEditing,
  removeImages,
  setSortedImages,
  uploadImage,
} from '@domizil/api'
import { anImage } from '@domizil/testing'
import '@domizil/ui/work' // read before the first test, not within its time
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import {
  anOwnFlat,
  apiError,
  aServer,
  forgetVisit,
  LISTED,
  noteOf,
  price,
  save,
  show,
  type User,
} from '../../../testing/flat-page.tsx'
import { aPng, decodes } from '../../../testing/pictures.ts'

beforeEach(() => decodes({ brightness: 130 }))
afterEach(forgetVisit)

const ENOUGH =
  'A flat that is listed or in review keeps at least 3 photos. Add new ones before you remove these.'
const images = (count: number) =>
  Array.from({ length: count }, (_, rank) => anImage({ id: rank + 1, rank, mainImage: rank === 0 }))

async function removePhoto(user: User, name: RegExp) {
  await user.click(await screen.findByRole('button', { name }))
}

test('a listed flat keeps at least three photos: removing another is refused before a call', async () => {
  const shell = aServer(anOwnFlat({ ...LISTED, images: images(4) })).on(removeImages, () => images(3))
  const { user } = await show(shell.at('/flat/7/edit?step=2'))
  await removePhoto(user, /^Remove: Photo 3/)
  await removePhoto(user, /^Remove: Photo 4/)

  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(screen.getByRole('link', { name: ENOUGH })).toBeTruthy()
  expect(noteOf(screen.getByLabelText(/Add photos/))).toBe(ENOUGH)
  expect(shell.answers.inputsOf(removeImages)).toEqual([])

  await user.click(screen.getByRole('button', { name: /^Restore: Photo 3/ }))
  await user.click(screen.getByRole('button', { name: 'Save changes' }))

  expect(await screen.findByText('Saved just now')).toBeTruthy()
  expect(shell.answers.inputsOf(removeImages)[0]?.query.imageIdList).toEqual([4])
})

test('a refused removal of photos is reported at the photos, and text is saved without a conflict', async () => {
  const refusal = apiError(409, 'Three have to stay.', {
    code: 'FLAT_NEEDS_IMAGES',
    details: [{ field: 'images', code: 'TOO_FEW', message: 'At least 3 are needed.' }],
  })
  const shell = aServer(anOwnFlat({ images: images(1) })).on(removeImages, () => Promise.reject(refusal))
  const { user } = await show(shell)
  await user.type(await price(), '0')
  await user.click(screen.getByRole('button', { name: /Rules, amenities, photos/ }))
  await removePhoto(user, /^Remove: Photo 1/)

  await save(user)
  expect((await screen.findByRole('alert')).textContent).toContain('Three have to stay.')
  await save(user)

  expect(shell.answers.inputsOf(editFlat).map(({ body }) => body.version)).toEqual([3])
  expect(shell.answers.inputsOf(removeImages)).toHaveLength(2)
})

const cards = () => screen.queryAllByRole('listitem', { name: /^Photo \d/ })
const choose = async (...files: File[]) =>
  fireEvent.change(await screen.findByLabelText(/^Add photos/), { target: { files } })

test('a key pressed right after a photo was picked up is handled', async () => {
  await show(aServer(anOwnFlat({ images: images(3) })).at('/flat/7/edit?step=2'))
  const grip = await screen.findByRole('button', { name: 'Move: Photo 2 of 3' })
  grip.focus()

  fireEvent.keyDown(grip, { code: 'Space' })
  fireEvent.keyDown(grip, { code: 'Escape' })

  expect(await screen.findByText('Photo 2 is back in its place.')).toBeTruthy()
})

test('moves and removals of photos are undone step by step, with nothing left to save', async () => {
  const shell = aServer(anOwnFlat({ images: images(3) })).on(setSortedImages, () => images(3))
  const { user } = await show(shell.at('/flat/7/edit?step=2'))
  const sources = () => cards().map((card) => card.querySelector('img')?.getAttribute('src'))
  await removePhoto(user, /^Move back: Photo 1/)
  const moved = sources()
  await removePhoto(user, /^Remove: Photo 3/)
  expect(screen.getByText('Photo removed.')).toBeTruthy()

  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(screen.queryByText('Removed')).toBeNull()
  expect(sources()).toEqual(moved)
  expect(screen.getByText('Not saved yet')).toBeTruthy()

  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  expect(screen.queryByText('Not saved yet')).toBeNull()
})

test('after an upload the quality score includes the new photo', async () => {
  const quality = { score: 30, nextSteps: [] }
  let saved = anOwnFlat()
  const shell = aServer(saved).on(getFlatForEditing, () => saved)
  shell.on(uploadImage, () => {
    saved = anOwnFlat({ quality })
    return anImage({ id: 1, mainImage: true })
  })
  await show(shell.at('/flat/7/edit?step=2'))
  await screen.findByText('Quality score: 0 of 100')

  await choose(aPng(2_400, 1_600, 'hall.png'))

  expect(await screen.findByText('Quality score: 30 of 100')).toBeTruthy()
})

test('after a photo is removed, restored or made main, the focus stays at its place', async () => {
  const { user } = await show(aServer(anOwnFlat({ images: images(3) })).at('/flat/7/edit?step=2'))
  const focused = () =>
    document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent

  await removePhoto(user, /^Remove: Photo 2/)
  const afterRemoving = focused()
  await user.keyboard('{Enter}')
  const afterRestoring = focused()
  await user.click(screen.getByRole('button', { name: /^Make main photo: Photo 3/ }))
  const afterChoosing = focused()
  screen.getByRole('button', { name: /^Move forward: Photo 2/ }).focus()
  await user.keyboard('{Enter}')

  expect([afterRemoving, afterRestoring, afterChoosing, focused()]).toEqual([
    'Restore: Photo 2 of 3',
    'Move forward: Photo 2 of 3',
    'Move forward: Photo 3 of 3',
    'Move forward: Photo 1 of 3',
  ])
})

test('removing a photo that was never uploaded focuses Undo, which restores it with its picture', async () => {
  let made = 0
  URL.createObjectURL = () => `blob:${(made += 1)}`
  const shell = aServer(anOwnFlat()).on(uploadImage, () => Promise.reject(apiError(0, 'No connection')))
  const { user } = await show(shell.at('/flat/7/edit?step=2'))
  await choose(aPng(2_400, 1_600, 'hall.png'))
  await screen.findByRole('button', { name: 'Retry' })

  await user.click(screen.getByRole('button', { name: /^Remove: Photo 1/ }))
  expect(document.activeElement?.textContent).toBe('Undo')
  await user.keyboard('{Enter}')

  expect(cards()[0]?.querySelector('img')?.getAttribute('src')).toBe('blob:2')
})

test('“Done” does not leave a listed flat while photos are still uploading', async () => {
  const answers: ((image: OwnImage) => void)[] = []
  const shell = aServer(anOwnFlat({ ...LISTED, images: images(3) })).on(
    uploadImage,
    () => new Promise<OwnImage>((resolve) => answers.push(resolve)),
  )
  const { user } = await show(shell.at('/flat/7/edit?step=2'))
  await choose(aPng(2_400, 1_600, 'hall.png'))
  await waitFor(() => expect(answers).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: /Energy/ }))

  await user.click(screen.getByRole('button', { name: 'Done' }))
  const asked = within(await screen.findByRole('dialog'))
  expect(asked.getByText(/^Photos that have not arrived yet are lost/)).toBeTruthy()
  expect(asked.queryByText(/They stay in this tab/)).toBeNull()
  await user.click(asked.getByRole('button', { name: 'Stay here' }))
  await act(async () => answers[0]?.(anImage({ id: 41, rank: 3, mainImage: false })))
  await user.click(screen.getByRole('button', { name: 'Done' }))

  expect(await screen.findByRole('heading', { name: 'My flats' })).toBeTruthy()
})

test('leaving with a changed order of photos warns about the order only', async () => {
  const { user } = await show(aServer(anOwnFlat({ images: images(3) })).at('/flat/7/edit?step=2'))
  await removePhoto(user, /^Move back: Photo 1/)
  await user.click(screen.getByRole('button', { name: /^Location and basics/ }))

  await user.click(screen.getByRole('link', { name: 'My flats' }))

  const asked = within(await screen.findByRole('dialog'))
  expect(asked.getByText(/such as their order, are lost/)).toBeTruthy()
  expect(asked.queryByText(/They stay in this tab/)).toBeNull()
})

test('a photo keeps its file name after the upload', async () => {
  const shell = aServer(anOwnFlat()).on(uploadImage, () => anImage({ id: 41 }))
  await show(shell.at('/flat/7/edit?step=2'))

  await choose(aPng(2_400, 1_600, 'hall.png'))

  await waitFor(() => expect(cards()[0]?.querySelector('img')?.getAttribute('src')).toContain('/'))
  expect(cards()[0]?.textContent).toContain('hall.png')
})

test('the file name of a saved photo is used in its label and buttons', async () => {
  const named = images(3).map((image) => (image.id === 2 ? { ...image, fileName: 'bath.jpg' } : image))
  await show(aServer(anOwnFlat({ images: named })).at('/flat/7/edit?step=2'))
  const grip = await screen.findByRole('button', { name: 'Move: Photo 2 of 3, bath.jpg' })
  grip.focus()

  fireEvent.keyDown(grip, { code: 'Space' })
  fireEvent.keyDown(grip, { code: 'Escape' })

  expect(await screen.findByText('Photo 2, bath.jpg is back in its place.')).toBeTruthy()
  expect(screen.getByText('bath.jpg').title).toBe('bath.jpg')
  expect(screen.getByRole('button', { name: 'Remove: Photo 2 of 3, bath.jpg' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Remove: Photo 3 of 3' })).toBeTruthy()
})

test('a photo refused by the server can be replaced or removed; a failed upload can be retried', async () => {
  let answer = () => Promise.reject(apiError(415, 'This file is not a picture that can be read.'))
  const shell = aServer(anOwnFlat()).on(uploadImage, () => answer())
  const { user } = await show(shell.at('/flat/7/edit?step=2'))

  await choose(aPng(2_400, 1_600, 'odd.png'))
  expect(await screen.findByText('odd.png: This file is not a picture that can be read.')).toBeTruthy()
  expect([cards(), screen.queryByRole('button', { name: 'Retry' })]).toEqual([[], null])
  expect(screen.getByLabelText(/^Choose another/)).toBeTruthy()

  answer = () => Promise.reject(apiError(0, 'No connection'))
  await choose(aPng(2_400, 1_600, 'hall.png'))
  await user.click(await screen.findByRole('button', { name: 'Retry' }))

  await waitFor(() => expect(shell.answers.inputsOf(uploadImage)).toHaveLength(3))
  expect(cards()).toHaveLength(1)
})

test('photos uploaded in another order are sorted as they were chosen, with nothing left to save', async () => {
  const answers: ((image: OwnImage) => void)[] = []
  const shell = aServer(anOwnFlat({ images: images(1) }))
    .on(uploadImage, () => new Promise<OwnImage>((resolve) => answers.push(resolve)))
    .on(setSortedImages, ({ query }) =>
      query.imageIdList.map((id, rank) => anImage({ id, rank, mainImage: id === 1 })),
    )
  await show(shell.at('/flat/7/edit?step=2'))
  await choose(aPng(2_400, 1_600, 'hall.png'), aPng(2_400, 1_600, 'bath.png'), aPng(2_400, 1_600, 'roof.png'))
  await waitFor(() => expect(answers).toHaveLength(2))
  expect(await screen.findByText('0 of 3 photos sent')).toBeTruthy()

  answers[1]?.(anImage({ id: 42, mainImage: false }))
  await waitFor(() => expect(answers).toHaveLength(3))
  answers[0]?.(anImage({ id: 41, mainImage: false }))
  answers[2]?.(anImage({ id: 43, mainImage: false }))

  await waitFor(() => expect(shell.answers.inputsOf(setSortedImages)).toHaveLength(1))
  expect(shell.answers.inputsOf(setSortedImages)[0]?.query.imageIdList).toEqual([1, 41, 42, 43])
  await waitFor(() => expect(screen.queryByText('Not saved yet')).toBeNull())
  expect(screen.queryByText(/photos sent$/)).toBeNull()
})
