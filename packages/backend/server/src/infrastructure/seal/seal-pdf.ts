import { createPrivateKey, webcrypto, X509Certificate } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { CryptoKeySigner, PDF, type Signer } from '@libpdf/core'
import { listPages, readWithSecondReader } from '../pdf-pages/index.ts'

/** A document to seal. Structured data: it goes to a worker. */
export interface SealOrder {
  /** `EXTEND` adds the pages to the end of the document, `ENCLOSE` puts the document into the pages as an attachment. */
  way: 'EXTEND' | 'ENCLOSE'
  document: Uint8Array
  /** The file name of the document. */
  name: string
  /** A PDF. */
  pages: Uint8Array
  /** Stands in the seal. */
  reason: string
  at: Date
  /** As PEM, without a password. */
  privateKey: string
  /** As DER, the certificate of the key first. */
  certificates: readonly Uint8Array[]
}

/** Another change than a further seal breaks the signature in a file. Its dictionary is never packed. */
const SIGNATURE_MARK = '/ByteRange'
const FIELD_NAME = 'Seal'

/**
 * Seals a document (PAdES B-B). A document that is extended is the beginning of the result, byte for byte, and its pages
 * stay as they are before the added ones, which a second reader sees. Undefined if that cannot be: where the document is
 * signed already, can only be written again as a whole, or is built in a way that loses a page.
 */
export async function sealPdf(order: SealOrder): Promise<Uint8Array | undefined> {
  return order.way === 'EXTEND' ? extend(order) : enclose(order)
}

async function extend(order: SealOrder): Promise<Uint8Array | undefined> {
  const { document, pages } = order
  if (Buffer.from(document).includes(SIGNATURE_MARK)) return undefined

  const pdf = await PDF.load(document)
  if (pdf.canSaveIncrementally() !== null) return undefined
  const added = await PDF.load(pages)
  const numbers = Array.from({ length: added.getPageCount() }, (_, index) => index)
  await pdf.copyPagesFrom(added, numbers)
  const sealed = await signed(pdf, order)

  const isWhole = Buffer.from(sealed.subarray(0, document.length)).equals(document)
  return isWhole && (await endsWithPages(sealed, order)) ? sealed : undefined
}

/** Whether all pages of the document are in the result as they were, and after them what was to be added. */
async function endsWithPages(sealed: Uint8Array, { document, pages }: SealOrder): Promise<boolean> {
  const before = listPages(await PDF.load(document))
  const after = listPages(await PDF.load(sealed))
  if (!before || !after || String(after.slice(0, before.length)) !== String(before)) return false

  const added = await readWithSecondReader(pages, { skip: 0 })
  const seen = await readWithSecondReader(sealed, { skip: before.length })
  return after.length === seen.count && isDeepStrictEqual(seen.pages, added.pages)
}

async function enclose(order: SealOrder): Promise<Uint8Array | undefined> {
  const { name, document, pages } = order
  const pdf = await PDF.load(pages)
  pdf.addAttachment(name, document, { mimeType: 'application/pdf' })
  const sealed = await signed(pdf, order)

  const enclosed = (await PDF.load(sealed)).getAttachment(name)
  const isWhole = enclosed && Buffer.from(enclosed).equals(document)
  const [added, seen] = [
    await readWithSecondReader(pages, { skip: 0 }),
    await readWithSecondReader(sealed, { skip: 0 }),
  ]
  return isWhole && isDeepStrictEqual(seen, added) ? sealed : undefined
}

async function signed(pdf: PDF, order: SealOrder): Promise<Uint8Array> {
  const { reason, at } = order
  const { bytes } = await pdf.sign({
    signer: await signerOf(order),
    fieldName: FIELD_NAME,
    reason,
    signingTime: at,
  })
  return bytes
}

async function signerOf({ privateKey, certificates }: SealOrder): Promise<Signer> {
  const key = createPrivateKey(privateKey)
  const [own = new Uint8Array(), ...issuers] = certificates
  const bytes = key.export({ type: 'pkcs8', format: 'der' })

  if (key.asymmetricKeyType === 'rsa') {
    const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }
    const imported = await webcrypto.subtle.importKey('pkcs8', bytes, algorithm, false, ['sign'])
    return new CryptoKeySigner(imported, own, 'RSA', 'RSASSA-PKCS1-v1_5', issuers)
  }
  const algorithm = { name: 'ECDSA', namedCurve: curveOf(own) }
  const imported = await webcrypto.subtle.importKey('pkcs8', bytes, algorithm, false, ['sign'])
  return new CryptoKeySigner(imported, own, 'EC', 'ECDSA', issuers)
}

const CURVES: Readonly<Record<string, string>> = {
  prime256v1: 'P-256',
  secp384r1: 'P-384',
  secp521r1: 'P-521',
}

function curveOf(certificate: Uint8Array): string {
  const { namedCurve = '' } = new X509Certificate(certificate).publicKey.asymmetricKeyDetails ?? {}
  return CURVES[namedCurve] ?? namedCurve
}
