// proves 3.16
import { expect, test } from '@jest/globals'
import { sizesOf } from './image-sizes.ts'

test('the sizes of a picture have the names, widths and signature of its files', () => {
  const url = '/api/image/ab12/xxlarge.webp?flat=1&day=2026-12-01&access=xyz'

  expect(sizesOf({ url, width: 1200, height: 800 })).toEqual([
    { url: url.replace('xxlarge', 'thumb'), width: 320, height: 213 },
    { url: url.replace('xxlarge', 'medium'), width: 768, height: 512 },
    { url: url.replace('xxlarge', 'large'), width: 1024, height: 683 },
    { url: url.replace('xxlarge', 'xlarge'), width: 1200, height: 800 },
    { url, width: 1200, height: 800 },
  ])
})

test('the sizes of an upright picture limit its height', () => {
  const [thumb] = sizesOf({ url: '/api/image/ab12/xxlarge.webp', width: 1600, height: 2400 })

  expect(thumb).toMatchObject({ width: 213, height: 320 })
})
