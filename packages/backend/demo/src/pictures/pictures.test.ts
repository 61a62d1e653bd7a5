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

test('a flat has different pictures of every room, all in one palette', () => {
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

test('a flat has the same pictures every time, and never the bathroom first', () => {
  for (const [number, key] of KEYS.entries()) {
    const pictures = picturesOf({ key, bedrooms: 1 }, number)

    expect(picturesOf({ key, bedrooms: 1 }, number)).toEqual(pictures)
    expect(pictures[0]?.room).not.toBe('bath')
  }
})

test('a hundred flats have different first pictures, and neighbours start with different rooms', () => {
  const firsts = Array.from(
    { length: 100 },
    (_, number) => picturesOf({ key: 'any', bedrooms: 1 }, number)[0],
  )

  expect(new Set(firsts.map((first) => JSON.stringify(first))).size).toBe(100)
  expect(firsts.filter((first, at) => first?.room === firsts[at + 1]?.room)).toEqual([])
})

test('a demo picture is large enough for an upload and the same every time', async () => {
  const variant: PictureVariant = { room: 'living', palette: 2, look: 3 }

  const [once, twice] = await Promise.all([demoPicture(variant), demoPicture(variant)])

  const { width, height, format } = await sharp(once).metadata()
  expect(Math.max(width, height)).toBeGreaterThanOrEqual(MIN_IMAGE_SIDE)
  expect([format, width / height]).toEqual(['jpeg', 1.5])
  expect(once.equals(twice)).toBe(true)
})

test('every variant of a room gives a different picture', async () => {
  const pictures = await Promise.all(LOOKS.map((_, look) => demoPicture({ room: 'bath', palette: 0, look })))

  expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(LOOKS.length)
})

test('a variant of a room that does not exist is an error', async () => {
  await expect(demoPicture({ room: 'bath', palette: 0, look: 99 })).rejects.toThrow(RangeError)
})
