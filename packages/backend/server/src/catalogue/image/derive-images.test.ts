// proves 3.16, 14.16, D2.10, 17.8
import { expect, test } from '@jest/globals'
import sharp from 'sharp'
import { aHeic, aHeicBomb, aPicture, aPixelBomb, aTornHeic } from '../../testing/pictures.ts'
import { deriveImages } from './derive-images.ts'
import { jpegOfHeic, readHeic } from './read-heic.ts'

const sizesOf = async (bytes: Buffer) =>
  Object.fromEntries((await deriveImages(bytes)).map(({ name, width, height }) => [name, [width, height]]))

test('a picture is stored in five sizes, none larger than the original', async () => {
  expect(await sizesOf(await aPicture(3000, 2000))).toEqual({
    thumb: [320, 213],
    medium: [768, 512],
    large: [1024, 683],
    xlarge: [1600, 1067],
    xxlarge: [2400, 1600],
  })
  expect(await sizesOf(await aPicture(1200, 800))).toMatchObject({
    xlarge: [1200, 800],
    xxlarge: [1200, 800],
  })
})

test('sizes that a picture does not fill are one picture, encoded once', async () => {
  const [, , , xlarge, xxlarge] = await deriveImages(await aPicture(1200, 800))

  expect(xlarge?.bytes).toBe(xxlarge?.bytes)
})

test('every size is a WebP with the stated dimensions', async () => {
  for (const { width, height, bytes } of await deriveImages(await aPicture())) {
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width, height })
  }
})

test('the orientation of a photo is applied, and all EXIF data are removed', async () => {
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

test.each(['png', 'webp'] as const)('a %s file is accepted', async (format) => {
  await expect(deriveImages(await aPicture(1024, 600, { format }))).resolves.toHaveLength(5)
})

test('transparent parts of a picture become white', async () => {
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

test('a decompression bomb is refused before it is decoded', async () => {
  const bomb = await aPixelBomb()

  expect(bomb.length).toBeLessThan(1_000)
  await expect(deriveImages(bomb)).rejects.toMatchObject({ statusCode: 415, code: 'IMAGE_TOO_MANY_PIXELS' })
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
])('a file that is %s is refused as an unreadable picture', async (_what, content) => {
  await expect(deriveImages(Buffer.from(content, 'latin1'))).rejects.toMatchObject({
    statusCode: 415,
    code: 'IMAGE_NOT_READABLE',
  })
})

test('a truncated file is refused', async () => {
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

/** The colour of a picture at a place, as shares of its sides. */
async function colourAt(bytes: Buffer, [x, y]: readonly [number, number]) {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = 3 * (Math.floor(y * info.height) * info.width + Math.floor(x * info.width))
  return [...data.subarray(at, at + 3)]
}

test('a HEIC photo of an iPhone is read in its colours', async () => {
  const [thumb, medium] = await deriveImages(await jpegOfHeic(await aHeic()))

  expect([medium?.width, medium?.height]).toEqual([768, 512])
  // Red (200, 60, 40) of Display P3 is stronger in sRGB.
  const [red = 0, green = 0, blue = 0] = await colourAt(thumb?.bytes ?? Buffer.alloc(0), [0.75, 0.75])
  expect(red).toBeGreaterThan(208)
  expect(green).toBeLessThan(58)
  expect(blue).toBeLessThan(36)
  const [, , sky = 0] = await colourAt(thumb?.bytes ?? Buffer.alloc(0), [0.25, 0.25])
  expect(sky).toBeGreaterThan(195)
})

test('the orientation of a HEIC photo is applied once', async () => {
  const [thumb] = await deriveImages(await jpegOfHeic(await aHeic('turned')))

  expect([thumb?.width, thumb?.height]).toEqual([213, 320])
  const [red = 0, , blue = 0] = await colourAt(thumb?.bytes ?? Buffer.alloc(0), [0.75, 0.25])
  expect(blue).toBeGreaterThan(red)
})

test.each([
  ['one that claims to be enormous', () => aHeicBomb(20_000)],
  ['one of more pixels than are decoded', () => aHeicBomb(5_001)],
  ['a torn one', async () => aTornHeic()],
  ['half of one', async () => (await aHeic()).subarray(0, 1_000)],
])('a HEIC file is refused as HEIC: %s', async (_what, file) => {
  await expect(jpegOfHeic(await file())).rejects.toMatchObject({ statusCode: 415, code: 'IMAGE_IS_HEIC' })
})

test('the dimensions of a HEIC file are checked before it is decoded', async () => {
  await expect(readHeic(await aHeicBomb(5_001))).rejects.toThrow('5001 × 5001 pixels')
})

test('several HEIC files at once are decoded one after the other', async () => {
  const pictures = await Promise.all([aHeic(), aHeic('turned'), aHeic()])

  const derived = await Promise.all(pictures.map(async (picture) => deriveImages(await jpegOfHeic(picture))))

  expect(derived.map(([thumb]) => thumb?.width)).toEqual([320, 213, 320])
})
