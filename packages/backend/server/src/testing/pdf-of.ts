import { deflateSync } from 'node:zlib'

const HEAD = '%PDF-1.7\n'
const PAGE =
  '/Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >>'

/** An object that a page needs: a dictionary, or a stream with its dictionary. */
type PdfSource = string | { dict: string; stream: Uint8Array }

/** What of a PDF may differ from one page with nothing on it. */
interface PdfParts {
  /** The root of its pages. */
  root?: string
  /** In the catalog, the page and the trailer, as they are written in a file. */
  catalog?: string
  page?: string
  trailer?: string
  /** From number 4 on. */
  objects?: readonly PdfSource[]
}

/** Writes a PDF of one page, byte by byte, with the index that a reader needs. */
export function pdfOf({
  root = '2 0 R',
  catalog = '',
  page = '',
  trailer = '',
  objects = [],
}: PdfParts = {}): Buffer<ArrayBuffer> {
  return written(
    [
      `<< /Type /Catalog /Pages ${root} ${catalog} >>`,
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      `<< ${PAGE} ${page} >>`,
      ...objects,
    ],
    trailer,
  )
}

function written(objects: readonly PdfSource[], trailer: string): Buffer<ArrayBuffer> {
  let file = HEAD
  const offsets = objects.map((object, at) => {
    const offset = file.length
    file += `${at + 1} 0 obj\n${textOf(object)}\nendobj\n`
    return offset
  })
  const size = objects.length + 1
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')

  return Buffer.from(
    `${file}xref\n0 ${size}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${file.length}\n%%EOF\n`,
    'latin1',
  )
}

function textOf(object: PdfSource): string {
  if (typeof object === 'string') return object
  const { dict, stream } = object
  const bytes = Buffer.from(stream).toString('latin1')
  return `<< ${dict} /Length ${stream.length} >>\nstream\n${bytes}\nendstream`
}

/** A PDF whose objects are packed: catalog, pages and page stand in no place where a search of the bytes finds them. */
export function packedPdfOf({
  catalog = '',
  objects = [],
}: {
  catalog?: string
  objects?: readonly string[]
}) {
  const all = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< ${PAGE} >>`,
    ...objects,
  ]
  const starts = all.map((_, at) => all.slice(0, at).join(' ').length + (at > 0 ? 1 : 0))
  const index = `${starts.map((start, at) => `${at + 1} ${start}`).join(' ')} `
  const holder = all.length + 1
  const body = deflateSync(Buffer.from(index + all.join(' '), 'latin1'))
  const packed = textOf({
    dict: `/Type /ObjStm /N ${all.length} /First ${index.length} /Filter /FlateDecode`,
    stream: body,
  })
  const file = `${HEAD}${holder} 0 obj\n${packed}\nendobj\n`

  const rows = [
    [0, 0, 0],
    ...all.map((_, at) => [2, holder, at]),
    [1, HEAD.length, 0],
    [1, file.length, 0],
  ].map(([kind = 0, place = 0, at = 0]) => [kind, place >> 16, (place >> 8) & 255, place & 255, at])
  const list = textOf({
    dict: `/Type /XRef /W [1 3 1] /Size ${rows.length} /Root 1 0 R /Filter /FlateDecode`,
    stream: deflateSync(Uint8Array.from(rows.flat())),
  })
  return Buffer.from(
    `${file}${holder + 1} 0 obj\n${list}\nendobj\nstartxref\n${file.length}\n%%EOF\n`,
    'latin1',
  )
}
