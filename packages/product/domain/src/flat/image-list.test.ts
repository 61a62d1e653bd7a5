// proves 3.15, 4.19, 4.20, 4.21, 4.22, 4.23, 4.24, 4.25, 4.26, 7.31
import { expect, test } from '@jest/globals'
import {
  addImage,
  chooseMainImage,
  type EditableImage,
  moveImage,
  nextTemporaryId,
  remainingImages,
  removeImage,
  replaceTemporaryId,
  restoreImage,
  withMainImage,
} from './image-list.ts'

const saved = (id: number, mainImage = false): EditableImage => ({ id, mainImage })
const fresh = (id: number, mainImage = false): EditableImage => ({ id, mainImage, file: `photo-${id}.jpg` })
const mainOf = (images: EditableImage[]) => images.filter((image) => image.mainImage).map((image) => image.id)
const idsOf = (images: EditableImage[]) => images.map((image) => image.id)

test('in a list without a main image the first becomes main', () => {
  expect(mainOf(withMainImage([saved(3), saved(1)]))).toEqual([3])
  expect(mainOf(withMainImage([saved(3), saved(1, true)]))).toEqual([1])
})

test('the first image added becomes the main image', () => {
  const one = addImage([], fresh(0))
  const two = addImage(one, fresh(1, true))

  expect(mainOf(one)).toEqual([0])
  expect(mainOf(two)).toEqual([0])
})

test('an image added where all others are marked for removal becomes the main image', () => {
  const images = addImage(removeImage([saved(1, true)], 1), fresh(2))

  expect(mainOf(images)).toEqual([2])
})

test('removing a saved image marks it, and makes another the main one', () => {
  const images = removeImage([saved(1, true), saved(2), saved(3)], 1)

  expect(images[0]).toMatchObject({ id: 1, toRemove: true, mainImage: false })
  expect(mainOf(images)).toEqual([2])
  expect(idsOf(remainingImages(images))).toEqual([2, 3])
})

test('removing an unsaved image drops it', () => {
  const images = removeImage([fresh(0, true), fresh(1)], 0)

  expect(images).toEqual([{ ...fresh(1), mainImage: true }])
})

test('images marked for removal cannot become main', () => {
  const images = removeImage(removeImage([saved(1, true), saved(2), saved(3)], 2), 1)

  expect(mainOf(images)).toEqual([3])
})

test('a restored image becomes main only if no other image is', () => {
  const all = removeImage(removeImage([saved(1, true), saved(2)], 1), 2)

  expect(mainOf(all)).toEqual([])
  expect(mainOf(restoreImage(all, 2))).toEqual([2])
  expect(mainOf(restoreImage(restoreImage(all, 2), 1))).toEqual([2])
})

test('choosing a main image clears the flag on all others', () => {
  expect(mainOf(chooseMainImage([saved(1, true), saved(2), saved(3)], 3))).toEqual([3])
})

test('an unknown image, or one marked for removal, cannot become main', () => {
  const images = removeImage([saved(1, true), saved(2)], 2)

  expect(mainOf(chooseMainImage(images, 2))).toEqual([1])
  expect(mainOf(chooseMainImage(images, 99))).toEqual([1])
})

test('after any changes there is exactly one main image while images remain', () => {
  let images: EditableImage[] = []
  for (let step = 0; step < 300; step += 1) {
    const id = (step * 7) % 11
    if (step % 3 === 0) images = addImage(images, fresh(nextTemporaryId(images)))
    if (step % 3 === 1) images = removeImage(images, id)
    if (step % 5 === 2) images = restoreImage(images, id)
    if (step % 7 === 3) images = chooseMainImage(images, id)
    expect(mainOf(images)).toHaveLength(remainingImages(images).length > 0 ? 1 : 0)
  }
})

test('an uploaded image gets the server’s id and drops its file', () => {
  expect(replaceTemporaryId([fresh(0, true), fresh(1)], 0, 41)).toEqual([
    { id: 41, mainImage: true, file: undefined },
    fresh(1),
  ])
})

test('a temporary id that equals a new server id is replaced', () => {
  const images = replaceTemporaryId([saved(10, true), fresh(11), fresh(12)], 11, 12)

  expect(idsOf(images)).toEqual([10, 12, 13])
  expect(images[2]?.file).toBe('photo-12.jpg')
})

test('temporary ids start at 0, or after the highest id', () => {
  expect(nextTemporaryId([])).toBe(0)
  expect(nextTemporaryId([saved(7), saved(3)])).toBe(8)
})

test('an image moves to its new place and the others keep their order', () => {
  const images = [saved(1), saved(2), saved(3)]

  expect(idsOf(moveImage(images, 3, 0))).toEqual([3, 1, 2])
  expect(idsOf(moveImage(images, 1, 1))).toEqual([2, 1, 3])
  expect(idsOf(moveImage(images, 1, 99))).toEqual([2, 3, 1])
  expect(idsOf(moveImage(images, 9, 0))).toEqual([1, 2, 3])
})

test('only the uploaded image gets the server’s id, not a saved one with the same number', () => {
  const images = [saved(0, true), fresh(1), fresh(2)]

  expect(idsOf(replaceTemporaryId(images, 2, 40))).toEqual([0, 1, 40])
  expect(idsOf(replaceTemporaryId([saved(7, true), fresh(7)], 7, 40))).toEqual([7, 40])
  expect(idsOf(replaceTemporaryId([fresh(0, true), fresh(5)], 0, 5))).toEqual([5, 6])
})
