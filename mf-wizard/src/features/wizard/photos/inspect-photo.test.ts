// proves 21.6
import { expect, test } from '@jest/globals'
import { aHeic, aPng, BROKEN, decodes } from '../../../testing/pictures.ts'
import { inspectPhoto } from './inspect-photo.ts'

test.each([
  ['a text with the name of a photo', new File(['no photo'], 'photo.jpg'), { refusal: 'UNREADABLE' }],
  ['an animation', new File(['GIF89a\u0005\u0000\u0005\u0000'], 'photo.jpg'), { refusal: 'WRONG_TYPE' }],
  ['a picture that is too small', aPng(800, 600), { refusal: 'TOO_SMALL' }],
  ['a file of some bytes that claims many pixels', aPng(20_000, 20_000), { refusal: 'TOO_MANY_PIXELS' }],
  ['a photo', aPng(2_400, 1_600), { hints: [] }],
  ['a photo for small screens', aPng(1_200, 900), { hints: ['SMALL'] }],
])('the inspection of %s gives the right refusal or hint', async (_what, file, found) => {
  decodes({ brightness: 130 })

  expect(await inspectPhoto(file, true)).toEqual(found)
})

test('a file with the header of a photo that cannot be decoded is refused', async () => {
  decodes(BROKEN)

  expect(await inspectPhoto(aPng(2_400, 1_600), true)).toEqual({ refusal: 'UNREADABLE' })
})

test('a photo that was taken in the dark gets a hint', async () => {
  decodes({ brightness: 30 })

  expect(await inspectPhoto(aPng(2_400, 1_600), true)).toEqual({ hints: ['DARK'] })
})

test('an iPhone photo that the browser cannot decode is checked by its header', async () => {
  decodes(BROKEN)

  expect(await inspectPhoto(aHeic(4_032, 3_024), true)).toEqual({ hints: [] })
  expect(await inspectPhoto(aHeic(8_064, 6_048), true)).toEqual({ refusal: 'TOO_MANY_PIXELS' })
  expect(await inspectPhoto(aHeic(4_032, 3_024), false)).toEqual({ refusal: 'WRONG_TYPE' })
})
