import { inflateSync } from 'node:zlib'
import { PdfArray, PdfName, PdfStream } from '@libpdf/core'

/** Index and objects of a file; pages and pictures are never inflated. */
const MAX_BYTES = 64 * 1024 * 1024

let left = 0
let isRefused = false
let isBound = false

/**
 * Bounds what this thread inflates from now on: one megabyte can become a thousand, outside the heap that a thread is
 * held to. Index and objects that are packed in another way than all writers pack them are refused as well. Tells
 * whether anything was, by then: a reader that recovers goes on without it.
 */
export function boundInflation(): () => boolean {
  left = MAX_BYTES
  isRefused = false
  if (!isBound) replaceDecoding()
  isBound = true

  return () => isRefused
}

function replaceDecoding(): void {
  const decode = PdfStream.prototype.getDecodedData
  PdfStream.prototype.getDecodedData = function (this: PdfStream) {
    isRefused ||= !canInflate(this)
    if (isRefused) throw new RangeError('Refused to inflate')
    return decode.call(this)
  }
}

function canInflate(stream: PdfStream): boolean {
  const filter = stream.get('Filter')
  const first = filter instanceof PdfArray && filter.length === 1 ? filter.at(0) : filter
  if (first === undefined) return true
  if (!(first instanceof PdfName) || first.value !== 'FlateDecode') return false

  try {
    left -= inflateSync(stream.data, { maxOutputLength: Math.max(left, 1) }).length
    return true
  } catch {
    return false
  }
}
