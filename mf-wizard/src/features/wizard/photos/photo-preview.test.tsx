// proves 17.11
import { expect, test } from '@jest/globals'
import { FakeShell, renderRemote } from '@domizil/testing'
import { fireEvent, screen } from '@testing-library/react'
import texts from '../../../../messages/en.ts'
import type { Photo } from './photo.ts'
import { PhotoPreview } from './photo-preview.tsx'

const PHOTO: Photo = { key: 'file-1', id: -1, mainImage: false, url: 'blob:a', name: 'IMG_0001.HEIC' }
const picture = (container: HTMLElement) => container.querySelector('img')

async function show(photo: Photo) {
  const { container } = await renderRemote(<PhotoPreview photo={photo} className="frame" />, {
    shell: new FakeShell(),
    texts,
  })
  return container
}

test('a photo that the browser cannot show is replaced by its format', async () => {
  const container = await show(PHOTO)
  const shown = picture(container)
  expect(shown?.getAttribute('src')).toBe('blob:a')

  if (shown) fireEvent.error(shown)

  expect(picture(container)).toBeNull()
  expect(screen.getByText('HEIC')).toBeTruthy()
})
