import { inflateSync } from 'node:zlib'
import { PDF, PdfArray, PdfDict, PdfName, type PdfObject, PdfRef, PdfStream, PdfString } from '@libpdf/core'
import { listPages, readWithSecondReader } from '../pdf-pages/index.ts'
import { ACTIONS, ANNOTATIONS, FIELDS, KEYS, PDF_DANGERS, type PdfDanger, SHORT_KEYS } from './pdf-danger.ts'

const INDEX_MARK = 'startxref'

/** Index and objects of a file; pages and pictures are never inflated. */
const MAX_BYTES = 64 * 1024 * 1024

let left = 0
let isInflationRefused = false
let isBound = false

/**
 * The worst danger in a PDF. All objects are inspected twice: as the index lists them, and as readers find them that
 * rebuild the index of a damaged file.
 */
async function findDanger(bytes: Uint8Array): Promise<PdfDanger | undefined> {
  const file = Buffer.from(bytes)
  if (file.includes('/Encrypt')) return 'IS_ENCRYPTED'

  const isRefused = boundInflation()
  try {
    const asListed = await PDF.load(file, { lenient: false })
    if (asListed.isEncrypted) return 'IS_ENCRYPTED'
    const asFound = await PDF.load(withoutIndex(file))
    const dangers = new Set<PdfDanger | undefined>([...dangersIn(asListed), ...dangersIn(asFound)])
    dangers.add(await dangerInPages(asListed, asFound, file))
    if (isRefused()) dangers.add('IS_DAMAGED')
    return PDF_DANGERS.find((danger) => dangers.has(danger))
  } catch {
    return 'IS_DAMAGED'
  }
}

function withoutIndex(file: Buffer): Buffer {
  const copy = Buffer.from(file)
  for (let at = copy.indexOf(INDEX_MARK); at >= 0; at = copy.indexOf(INDEX_MARK, at)) {
    copy.fill('x', at, at + INDEX_MARK.length)
  }
  return copy
}

/** Every reader has to find the same pages, of which a contract has one at least. */
async function dangerInPages(asListed: PDF, asFound: PDF, file: Buffer): Promise<PdfDanger | undefined> {
  const pages = listPages(asListed)
  if (!pages || String(pages) !== String(listPages(asFound))) return 'IS_DAMAGED'
  if (pages.length === 0) return 'HAS_NO_PAGES'

  const { count } = await readWithSecondReader(file)
  return count === pages.length ? undefined : 'IS_DAMAGED'
}

function dangersIn(pdf: PDF): PdfDanger[] {
  const dangers: PdfDanger[] = []
  const resolve = (ref: PdfRef) => pdf.getObject(ref)
  const { nextObjectNumber } = pdf.context.registry

  for (let number = 1; number < nextObjectNumber; number += 1) {
    for (const dict of dictsIn(resolve(PdfRef.of(number, 0)))) dangers.push(...dangersOf(dict, resolve))
  }
  return dangers
}

/** The dictionaries of an object, including nested ones. Referenced objects are inspected separately. */
function* dictsIn(object: PdfObject | null): Generator<PdfDict> {
  if (object instanceof PdfArray) for (const item of object) yield* dictsIn(item)
  if (!(object instanceof PdfDict)) return

  yield object
  for (const [, value] of object) yield* dictsIn(value)
}

type Resolve = (ref: PdfRef) => PdfObject | null

function dangersOf(dict: PdfDict, resolve: Resolve): PdfDanger[] {
  const named = (key: string, table: Readonly<Record<string, PdfDanger>>) =>
    table[dict.getName(key, resolve)?.value ?? '']
  const keys = [...dict.keys()].map(({ value: key }) => KEYS[key] ?? shortKey(key, dict.get(key, resolve)))
  const opens = dict.getDict('OpenAction', resolve)?.getName('S', resolve)?.value
  const found = [
    named('S', ACTIONS),
    named('Subtype', ANNOTATIONS),
    named('FT', FIELDS),
    opens === 'URI' ? 'HAS_ACTION' : undefined,
    ...keys,
  ] as const

  return found.filter((danger) => danger !== undefined)
}

/** A font or a picture of that name says what it is; a script, actions and files do not. */
function shortKey(key: string, value: PdfObject | undefined): PdfDanger | undefined {
  const isText = value instanceof PdfString && key === 'JS'
  const isUnnamed = value instanceof PdfDict && !value.has('Type') && !value.has('Subtype')
  return isText || isUnnamed ? SHORT_KEYS[key] : undefined
}

export const work = ({ bytes }: { bytes: Uint8Array }) => findDanger(bytes)

/**
 * Bounds what this thread inflates from now on: one megabyte can become a thousand, outside the heap that a thread is
 * held to. Index and objects that are packed in another way than all writers pack them are refused as well. Tells
 * whether anything was, by then: a reader that recovers goes on without it.
 */
function boundInflation(): () => boolean {
  left = MAX_BYTES
  isInflationRefused = false
  if (!isBound) replaceDecoding()
  isBound = true

  return () => isInflationRefused
}

function replaceDecoding(): void {
  const decode = PdfStream.prototype.getDecodedData
  PdfStream.prototype.getDecodedData = function (this: PdfStream) {
    isInflationRefused ||= !canInflate(this)
    if (isInflationRefused) throw new RangeError('Refused to inflate')
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
