import sharp from 'sharp'
import type { Marketplace } from './open-marketplace.ts'
import { percentile } from './percentile.ts'

const UPLOADS = 5
const [WIDTH, HEIGHT] = [4000, 3000]

/** The median time to upload a photo of twelve megapixels until all of its sizes are stored, in milliseconds. */
export async function measureUpload({ url, token, flatId }: Marketplace): Promise<number> {
  const times: number[] = []
  for (let index = 0; index < UPLOADS; index += 1) {
    const form = new FormData()
    form.append('file', new Blob([await photo(index)], { type: 'image/jpeg' }), 'photo.jpg')
    const startedAt = performance.now()
    const answer = await fetch(`${url}/api/flat/api/image/upload/${flatId}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: form,
    })
    if (!answer.ok) throw new Error(`an upload was answered with ${answer.status}: ${await answer.text()}`)
    times.push(performance.now() - startedAt)
  }
  return percentile(times, 50)
}

/** Coarse noise: compresses neither as well as one colour nor worse than a photo. */
async function photo(index: number): Promise<Uint8Array<ArrayBuffer>> {
  const noise = { type: 'gaussian', mean: 100 + index * 10, sigma: 60 } as const
  const small = await sharp({ create: { width: 500, height: 375, channels: 3, background: '#000', noise } })
    .png()
    .toBuffer()
  return new Uint8Array(
    await sharp(small).resize(WIDTH, HEIGHT, { kernel: 'cubic' }).jpeg({ quality: 88 }).toBuffer(),
  )
}
