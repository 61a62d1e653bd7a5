// proves 22.9
import { expect, test } from '@jest/globals'
import { MIN_IMAGE_SIDE } from '@domizil/domain'
import sharp from 'sharp'
import { demoPicture } from './demo-picture.ts'
import { picturesOf } from './pictures-of-flat.ts'
import { ALL_PICTURES, LOOKS, type PictureVariant } from './variants.ts'

const KEYS = Array.from({ length: 60 }, (_, index) => `flat-${index}`)
const nameOf = (variant: PictureVariant) => JSON.stringify(variant)

test('all flats together show at most 150 pictures', () => {
  expect(new Set(ALL_PICTURES.map(nameOf)).size).toBe(ALL_PICTURES.length)
  expect(ALL_PICTURES.length).toBeLessThanOrEqual(150)
})

test('a flat shows different pictures: every room, in one palette', () => {
  for (const [number, key] of KEYS.entries()) {
    const pictures = picturesOf({ key, bedrooms: 1 }, number)

    expect(new Set(pictures.map(nameOf)).size).toBe(pictures.length)
    expect(pictures.length).toBeGreaterThanOrEqual(5)
    for (const picture of pictures) expect(ALL_PICTURES).toContainEqual(picture)
    expect(new Set(pictures.map(({ room }) => room)).size).toBe(4)
    expect(new Set(pictures.map(({ palette }) => palette)).size).toBe(1)
  }
})

test('a second bedroom has a picture of its own', () => {
  const pictures = picturesOf({ key: 'family', bedrooms: 2 }, 3)

  expect(pictures.filter(({ room }) => room === 'bed').length).toBeGreaterThanOrEqual(2)
})

test('the same flat shows the same pictures every time, and no flat its bath first', () => {
  for (const [number, key] of KEYS.entries()) {
    const pictures = picturesOf({ key, bedrooms: 1 }, number)

    expect(picturesOf({ key, bedrooms: 1 }, number)).toEqual(pictures)
    expect(pictures[0]?.room).not.toBe('bath')
  }
})

test('no two of a hundred neighbours begin with the same picture, and next ones not with the same room', () => {
  const firsts = Array.from(
    { length: 100 },
    (_, number) => picturesOf({ key: 'any', bedrooms: 1 }, number)[0],
  )

  expect(new Set(firsts.map((first) => JSON.stringify(first))).size).toBe(100)
  expect(firsts.filter((first, at) => first?.room === firsts[at + 1]?.room)).toEqual([])
})

test('a picture is large enough to be uploaded and comes out the same every time', async () => {
  const variant: PictureVariant = { room: 'living', palette: 2, look: 3 }

  const [once, twice] = await Promise.all([demoPicture(variant), demoPicture(variant)])

  const { width, height, format } = await sharp(once).metadata()
  expect(Math.max(width, height)).toBeGreaterThanOrEqual(MIN_IMAGE_SIDE)
  expect([format, width / height]).toEqual(['jpeg', 1.5])
  expect(once.equals(twice)).toBe(true)
})

test('every look of a room is a picture of its own', async () => {
  const pictures = await Promise.all(LOOKS.map((_, look) => demoPicture({ room: 'bath', palette: 0, look })))

  expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(LOOKS.length)
})

test('a look that does not exist is an error', async () => {
  await expect(demoPicture({ room: 'bath', palette: 0, look: 99 })).rejects.toThrow(RangeError)
})
