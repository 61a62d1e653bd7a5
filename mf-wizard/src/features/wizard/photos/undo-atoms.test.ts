// proves 21.7
import { beforeEach, expect, test } from '@jest/globals'
import { createStore } from 'jotai'
import { decodes } from '../../../testing/pictures.ts'
import { photosAtom } from '../editor-atoms.ts'
import type { Photo } from './photo.ts'
import { refuseFilesAtom } from './refused-atoms.ts'
import { photosBefore, rememberStepAtom, takeBackStepAtom } from './undo-atoms.ts'

beforeEach(() => decodes({ brightness: 130 }))

const photo = (id: number, more: Partial<Photo> = {}): Photo => ({
  key: `image-${id}`,
  id,
  mainImage: false,
  url: '',
  ...more,
})
const keysOf = (photos: readonly Photo[]) => photos.map(({ key }) => key)

test('undo restores order and main photo, and photos added since stay at the end', () => {
  const before = [photo(1, { mainImage: true }), photo(2), photo(3)]
  const now = [photo(3), photo(1), photo(2, { mainImage: true }), photo(4)]

  const back = photosBefore(now, before)

  expect(keysOf(back)).toEqual(['image-1', 'image-2', 'image-3', 'image-4'])
  expect(back.filter(({ mainImage }) => mainImage).map(({ id }) => id)).toEqual([1])
})

test('undo keeps the id and address of a photo that was uploaded meanwhile', () => {
  const waiting = { key: 'file-1', file: new File([], 'a.jpg') }

  const [back] = photosBefore(
    [photo(41, { key: 'file-1', url: '/api/a.webp', toRemove: true })],
    [photo(0, { ...waiting, mainImage: true })],
  )

  expect(back).toMatchObject({ id: 41, url: '/api/a.webp', toRemove: false, mainImage: true })
})

test('a restored photo that was never uploaded gets a new id', () => {
  const file = new File([], 'a.jpg')
  const removed = photo(5, { key: 'file-1', file })
  const since = photo(5, { key: 'file-2', file: new File([], 'b.jpg') })

  const back = photosBefore([since], [removed])

  expect(keysOf(back)).toEqual(['file-1', 'file-2'])
  expect(new Set(back.map(({ id }) => id)).size).toBe(2)
})

/** A photo that is on its way is removed; what happens to it until the step is undone differs. */
function removedWhileSent(meanwhile: (store: ReturnType<typeof createStore>) => void) {
  const store = createStore()
  const upload = { status: 'running', fraction: 0.4 } as const
  const sent = photo(5, { key: 'file-1', file: new File([], 'a.jpg'), url: 'blob:a', upload })
  store.set(photosAtom, () => [sent])
  store.set(rememberStepAtom, 'removed')
  store.set(photosAtom, () => [])
  meanwhile(store)
  store.set(takeBackStepAtom)
  return store.get(photosAtom)
}

test('a restored photo whose upload was cancelled waits for upload again, with its picture', () => {
  const [back] = removedWhileSent(() => undefined)

  expect(back).toMatchObject({ url: 'blob:photo', upload: { status: 'waiting', fraction: 0 } })
})

test('undo does not restore a file that the server has refused', () => {
  const photos = removedWhileSent((store) =>
    store.set(refuseFilesAtom, [{ name: 'a.jpg', reason: 'BY_SERVER', message: 'Too small', key: 'file-1' }]),
  )

  expect(photos).toEqual([])
})
