import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { createStore } from 'jotai'
import { LOADING_MS } from './file-url.ts'
import type { Photo } from './photo.ts'
import { shownPhotosAtom } from './shown-photos-atom.ts'

let revoked: string[]

beforeEach(() => {
  revoked = []
  URL.revokeObjectURL = (url) => void revoked.push(url)
  jest.useFakeTimers()
})
afterEach(() => void jest.useRealTimers())

const aPhoto = (url: string): Photo => ({
  key: url,
  id: -1,
  mainImage: false,
  url,
  name: 'hall.png',
  hints: [],
})

function shownAndGone(urls: string[], left: string[]) {
  const store = createStore()
  store.set(shownPhotosAtom, () => urls.map(aPhoto))
  store.set(shownPhotosAtom, (photos) => photos.filter(({ url }) => left.includes(url)))
}

test('the object URL of a removed photo is revoked after its loading time', () => {
  shownAndGone(['blob:1', 'blob:2', '/image/3'], ['blob:2'])

  jest.advanceTimersByTime(LOADING_MS)

  expect(revoked).toEqual(['blob:1'])
})

test('the object URL of a removed photo is not revoked while its picture may still load', () => {
  shownAndGone(['blob:1'], [])

  jest.advanceTimersByTime(LOADING_MS - 1)

  expect(revoked).toEqual([])
})
