const numbered = (value: number, bytes: number) =>
  Array.from({ length: bytes }, (_, at) => (value >>> (8 * (bytes - 1 - at))) & 0xff)
const lettered = (text: string) => [...text].map((letter) => letter.codePointAt(0) ?? 0)
const fileOf = (bytes: number[], name: string, type: string) =>
  new File([new Uint8Array(bytes)], name, { type })

/** The head of a PNG, which says how large the picture is. */
export function aPng(width: number, height: number, name = 'photo.png'): File {
  const signature = [0x89, ...lettered('PNG'), 0x0d, 0x0a, 0x1a, 0x0a]
  const head = [...numbered(13, 4), ...lettered('IHDR'), ...numbered(width, 4), ...numbered(height, 4)]

  return fileOf([...signature, ...head, 8, 6, 0, 0, 0, 0, 0, 0, 0], name, 'image/png')
}

/** The head of a HEIC: its brand, and the size of its main picture. */
export function aHeic(width: number, height: number, name = 'IMG_0001.HEIC'): File {
  const box = (type: string, ...content: number[]) => [
    ...numbered(content.length + 8, 4),
    ...lettered(type),
    ...content,
  ]
  const version = numbered(0, 4)
  const size = box('ipco', ...box('ispe', ...version, ...numbered(width, 4), ...numbered(height, 4)))
  const belongs = box('ipma', ...version, ...numbered(1, 4), ...numbered(1, 2), 1, 1)
  const main = box('pitm', ...version, ...numbered(1, 2))
  const meta = box('meta', ...version, ...main, ...box('iprp', ...size, ...belongs))

  return fileOf([...box('ftyp', ...lettered('heic'), ...version), ...meta], name, 'image/heic')
}

/** A picture that the browser cannot decode. */
export const BROKEN = 'BROKEN'

const NO_CONTEXT = HTMLCanvasElement.prototype.getContext

/** Lets the browser decode every picture to one grey, or to none at all: jsdom has no pictures. */
export function decodes(picture: { brightness: number } | typeof BROKEN): void {
  const context = {
    drawImage: () => undefined,
    getImageData: (_x: number, _y: number, width: number, height: number) => ({
      data: new Uint8ClampedArray(width * height * 4).fill(picture === BROKEN ? 0 : picture.brightness),
    }),
  }
  const bitmap = { close: () => undefined }
  const broken = new DOMException('The source image could not be decoded.', 'InvalidStateError')
  const decode = () => (picture === BROKEN ? Promise.reject(broken) : Promise.resolve(bitmap))

  globalThis.createImageBitmap = decode as unknown as typeof createImageBitmap
  HTMLCanvasElement.prototype.getContext = (() => context) as unknown as typeof NO_CONTEXT
  URL.createObjectURL ??= () => 'blob:photo'
  URL.revokeObjectURL ??= () => undefined
}
