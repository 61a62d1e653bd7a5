import { parentPort } from 'node:worker_threads'

/** Four bytes a pixel: red, green, blue, opacity. */
export interface HeicPixels {
  data: Uint8Array
  width: number
  height: number
}

interface Order {
  bytes: Uint8Array
  maxPixels: number
}

// The library prints what it cannot read; the caller gets a refusal.
console.log = console.error = () => undefined

// An unchanged package, loaded at run time (LGPL-3.0): never part of a bundle.
const { default: libheif } = await import('libheif-js/wasm-bundle.js')

async function decode({ bytes, maxPixels }: Order): Promise<HeicPixels> {
  const images = new libheif.HeifDecoder().decode(bytes)
  // A file may hold several: the two of a spatial photo, or a burst.
  const image = images.find((one) => one.is_primary()) ?? images[0]
  if (!image) throw new TypeError('Not a HEIC picture')

  const [width, height] = [image.get_width(), image.get_height()]
  // The size stands in the file's head: a few kilobytes can claim any, and the buffer is made of what they claim.
  if (width * height > maxPixels) throw new RangeError(`A HEIC picture of ${width} × ${height} pixels`)

  const pixels = { data: new Uint8ClampedArray(width * height * 4), width, height }
  return new Promise((resolve, reject) => {
    image.display(pixels, (shown) => {
      if (!shown) return reject(new TypeError('A HEIC picture that cannot be decoded'))
      resolve({ data: new Uint8Array(shown.data.buffer), width, height })
    })
  })
}

async function answer(order: Order): Promise<void> {
  const pixels = await decode(order)
  // Not copied on their way, as other answers are: they are the largest.
  parentPort?.postMessage(pixels, [pixels.data.buffer as ArrayBuffer])
}

parentPort?.on('message', (order: Order) => void answer(order))
