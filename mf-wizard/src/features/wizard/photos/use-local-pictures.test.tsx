import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, render } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { photosAtom } from '../editor-atoms.ts'
import type { Photo } from './photo.ts'
import { useLocalPictures } from './use-local-pictures.ts'

// jsdom has none.
const revoke = jest.fn<(url: string) => void>()
const { revokeObjectURL } = URL
beforeEach(() => {
  revoke.mockClear()
  URL.revokeObjectURL = revoke
})
afterEach(() => {
  URL.revokeObjectURL = revokeObjectURL
})

function Page() {
  useLocalPictures()
  return null
}

function open(photos: Photo[]) {
  const store = createStore()
  store.set(photosAtom, () => photos)
  render(
    <Provider store={store}>
      <Page />
    </Provider>,
  )
  return (next: Photo[]) => act(() => store.set(photosAtom, () => next))
}

test('a local picture is freed once its photo shows the one of the server, and no other', () => {
  const other: Photo = { key: 'b', id: -2, mainImage: false, url: 'blob:b' }
  const show = open([{ key: 'a', id: -1, mainImage: true, url: 'blob:a' }, other])

  show([
    { key: 'a', id: -1, mainImage: true, url: 'blob:a', upload: { status: 'running', fraction: 0.5 } },
    other,
  ])
  expect(revoke.mock.calls).toEqual([])

  show([{ key: 'a', id: 9, mainImage: true, url: '/image/9.webp' }, other])
  expect(revoke.mock.calls).toEqual([['blob:a']])
})
