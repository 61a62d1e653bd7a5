import { expect, test } from '@jest/globals'
import sharp from 'sharp'
import { aHeicFile, aPicture, aPixelBomb } from '../../testing/pictures.ts'
import { deriveImages } from './derive-images.ts'

const sizesOf = async (bytes: Buffer) =>
  Object.fromEntries((await deriveImages(bytes)).map(({ name, width, height }) => [name, [width, height]]))

test('a picture is kept in five sizes, none larger than itself', async () => {
  expect(await sizesOf(await aPicture(3000, 2000))).toEqual({
    thumb: [320, 213],
    medium: [640, 427],
    large: [1024, 683],
    xlarge: [1600, 1067],
    xxlarge: [2400, 1600],
  })
  expect(await sizesOf(await aPicture(1200, 800))).toMatchObject({
    xlarge: [1200, 800],
    xxlarge: [1200, 800],
  })
})

test('every size is a WebP of the size it says', async () => {
  for (const { width, height, bytes } of await deriveImages(await aPicture())) {
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width, height })
  }
})

test('the camera’s turn is applied and nothing of the camera is kept', async () => {
  const photo = await sharp(await aPicture(1200, 800))
    .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()

  const derived = await deriveImages(photo)

  expect((await sharp(photo).metadata()).exif).toBeDefined()
  for (const { width, height, bytes } of derived) {
    const kept = await sharp(bytes).metadata()
    expect(width).toBeLessThan(height)
    expect([kept.exif, kept.orientation, kept.xmp]).toEqual([undefined, undefined, undefined])
  }
})

test.each(['png', 'webp'] as const)('%s is read too', async (format) => {
  await expect(deriveImages(await aPicture(1024, 600, { format }))).resolves.toHaveLength(5)
})

test('what was transparent becomes white', async () => {
  const glass = { width: 1100, height: 700, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } as const
  const [thumb] = await deriveImages(await sharp({ create: glass }).png().toBuffer())

  expect((await sharp(thumb?.bytes).stats()).dominant).toMatchObject({ r: 248, g: 248, b: 248 })
})

test('the longer side decides whether a picture is large enough', async () => {
  await expect(deriveImages(await aPicture(600, 1024))).resolves.toHaveLength(5)
  await expect(deriveImages(await aPicture(1023, 1023))).rejects.toMatchObject({
    statusCode: 422,
    code: 'IMAGE_TOO_SMALL',
  })
})

test('a pixel bomb is refused before it unfolds', async () => {
  const bomb = await aPixelBomb()

  expect(bomb.length).toBeLessThan(1_000)
  await expect(deriveImages(bomb)).rejects.toMatchObject({ statusCode: 415, code: 'IMAGE_NOT_READABLE' })
})

test.each([
  [
    'an SVG',
    '<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="2000"><rect width="9" height="9"/></svg>',
  ],
  ['a GIF', 'GIF89a\x01\x00\x01\x00\x80\x00\x00\xff\xff\xff\x00\x00\x00;'],
  ['a PDF', '%PDF-1.7\n1 0 obj'],
  ['a page', '<html><script>alert(1)</script></html>'],
  ['nothing', ''],
])('%s is no picture, whatever it is called', async (_what, content) => {
  await expect(deriveImages(Buffer.from(content, 'latin1'))).rejects.toMatchObject({
    statusCode: 415,
    code: 'IMAGE_NOT_READABLE',
  })
})

test('a torn file is refused', async () => {
  const photo = await sharp({
    create: {
      width: 1200,
      height: 800,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer()

  await expect(deriveImages(photo.subarray(0, photo.length / 2))).rejects.toMatchObject({
    code: 'IMAGE_NOT_READABLE',
  })
})

test('an iPhone’s own format is refused by its name', async () => {
  await expect(deriveImages(aHeicFile())).rejects.toMatchObject({ statusCode: 415, code: 'IMAGE_IS_HEIC' })
})
