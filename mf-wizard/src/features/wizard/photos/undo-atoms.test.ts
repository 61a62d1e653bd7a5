import { expect, test } from '@jest/globals'
import type { Photo } from './photo.ts'
import { photosBefore } from './undo-atoms.ts'

const photo = (id: number, more: Partial<Photo> = {}): Photo => ({
  key: `image-${id}`,
  id,
  mainImage: false,
  url: '',
  ...more,
})
const keysOf = (photos: readonly Photo[]) => photos.map(({ key }) => key)

test('order and main photo are as they were, and what has come since stays at the end', () => {
  const before = [photo(1, { mainImage: true }), photo(2), photo(3)]
  const now = [photo(3), photo(1), photo(2, { mainImage: true }), photo(4)]

  const back = photosBefore(now, before)

  expect(keysOf(back)).toEqual(['image-1', 'image-2', 'image-3', 'image-4'])
  expect(back.filter(({ mainImage }) => mainImage).map(({ id }) => id)).toEqual([1])
})

test('a photo that was sent meanwhile keeps what the server made of it', () => {
  const waiting = { key: 'file-1', file: new File([], 'a.jpg') }

  const [back] = photosBefore(
    [photo(41, { key: 'file-1', url: '/api/a.webp', toRemove: true })],
    [photo(0, { ...waiting, mainImage: true })],
  )

  expect(back).toMatchObject({ id: 41, url: '/api/a.webp', toRemove: false, mainImage: true })
})

test('a removed photo that was never sent is back, under an id that no other has', () => {
  const file = new File([], 'a.jpg')
  const removed = photo(5, { key: 'file-1', file })
  const since = photo(5, { key: 'file-2', file: new File([], 'b.jpg') })

  const back = photosBefore([since], [removed])

  expect(keysOf(back)).toEqual(['file-1', 'file-2'])
  expect(new Set(back.map(({ id }) => id)).size).toBe(2)
})
