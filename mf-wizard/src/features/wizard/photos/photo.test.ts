// proves 17.8
import { expect, test } from '@jest/globals'
import { type Photo, photoChanges, photosOf } from './photo.ts'
import { acceptedTypes, fingerprintOf, sortOut } from './sort-out.ts'

const MEGABYTE = 1024 * 1024
const variant = { url: '/api/image/a/medium.webp', width: 640, height: 480 }
const derivatives = { thumb: variant, medium: variant, large: variant, xlarge: variant, xxlarge: variant }
const image = (id: number, mainImage = false) => ({ id, mainImage, rank: id, derivatives, fileName: null })
const saved = (id: number, photo: Partial<Photo> = {}): Photo => ({
  key: `image-${id}`,
  id,
  mainImage: false,
  url: '',
  ...photo,
})
const aFile = (name: string, { type = 'image/jpeg', bytes = 100 } = {}) =>
  Object.defineProperty(new File([], name, { type, lastModified: 0 }), 'size', { value: bytes })

test('a file that is too big is refused, and the others are accepted', () => {
  const [big, good] = [aFile('big.jpg', { bytes: 24 * MEGABYTE }), aFile('good.jpg')]

  expect(sortOut([big, good], { count: 0, readsHeic: true })).toEqual({
    accepted: [good],
    refused: [{ name: 'big.jpg', reason: 'TOO_BIG', bytes: 24 * MEGABYTE }],
  })
})

test('a photo of exactly 20 MB is accepted, one byte more is not', () => {
  expect(
    sortOut([aFile('edge.jpg', { bytes: 20 * MEGABYTE })], { count: 0, readsHeic: true }).refused,
  ).toEqual([])
  expect(
    sortOut([aFile('over.jpg', { bytes: 20 * MEGABYTE + 1 })], { count: 0, readsHeic: true }).accepted,
  ).toEqual([])
})

test.each([
  ['notes.pdf', 'application/pdf', 0],
  ['photo.heic', '', 1],
  ['photo.webp', 'image/webp', 1],
  ['drawing.svg', 'image/svg+xml', 0],
])('the file %s of the type "%s" is accepted as %i photos', (name, type, count) => {
  expect(sortOut([aFile(name, { type })], { count: 0, readsHeic: true }).accepted).toHaveLength(count)
})

test('a thirty-first photo is refused', () => {
  const { accepted, refused } = sortOut([aFile('thirty.jpg'), aFile('more.jpg')], {
    count: 29,
    readsHeic: true,
  })

  expect(accepted).toHaveLength(1)
  expect(refused).toEqual([{ name: 'more.jpg', reason: 'TOO_MANY' }])
})

test('unchanged photos have no changes to save', () => {
  const images = [image(1, true), image(2)]

  expect(photoChanges(photosOf({ images }), images)).toEqual({ removed: [], sorted: [], main: undefined })
})

test('the same file is accepted once only', () => {
  const file = aFile('hall.jpg')
  const known = new Set([fingerprintOf(aFile('bath.jpg'))])
  const other = aFile('hall.jpg', { bytes: 101 })

  const { accepted, refused } = sortOut([file, file, other, aFile('bath.jpg')], {
    count: 1,
    known,
    readsHeic: true,
  })

  expect(accepted).toEqual([file, other])
  expect(refused).toEqual([
    { name: 'hall.jpg', reason: 'DUPLICATE' },
    { name: 'bath.jpg', reason: 'DUPLICATE' },
  ])
})

test('removed photos, their order and the main photo are reported apart', () => {
  const images = [image(1, true), image(2), image(3)]
  const photos = [saved(3, { mainImage: true }), saved(2), saved(1, { toRemove: true })]

  expect(photoChanges(photos, images)).toEqual({ removed: [1], sorted: [3, 2], main: 3 })
})

test('a photo that is still uploading is no change to save', () => {
  const images = [image(1, true)]
  const photos = [saved(7, { file: aFile('new.jpg') }), saved(1, { mainImage: true })]

  expect(photoChanges(photos, images)).toEqual({ removed: [], sorted: [], main: undefined })
})

test.each([
  ['photo.heic', 'image/heic'],
  ['photo.HEIF', ''],
])('the file %s of the type "%s" is accepted only where the server can read HEIC', (name, type) => {
  const file = aFile(name, { type })

  expect(sortOut([file], { count: 0, readsHeic: true }).accepted).toEqual([file])
  expect(sortOut([file], { count: 0, readsHeic: false }).refused).toEqual([{ name, reason: 'WRONG_TYPE' }])
  expect([acceptedTypes(true), acceptedTypes(false)].map((types) => types.includes('heic'))).toEqual([
    true,
    false,
  ])
})
