// proves 17.5, 17.6
import { execFileSync } from 'node:child_process'
import { X509Certificate } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from '@jest/globals'
import { PDF } from '@libpdf/core'
import { hasProgram, pdfsig } from '../../testing/outside-programs.ts'
import { pdfOf } from '../../testing/pdf-of.ts'
import { aPdf } from '../../testing/send-form.ts'
import { openSealWith } from './open-seal.ts'

const NOW = new Date('2027-03-10T12:00:00Z')
const folder = await mkdtemp(join(tmpdir(), 'domizil-seal-'))
const own = join(folder, 'own', 'seal.pem')
const made = () =>
  openSealWith({ file: own, isMade: true }, { owner: 'Domizil & Söhne GmbH', clock: () => NOW })()
const configured = (file: string, clock = () => new Date()) =>
  openSealWith({ file, isMade: false }, { owner: 'Nobody', clock })()
const sealing = (document: Uint8Array, way: 'EXTEND' | 'ENCLOSE' = 'EXTEND') => ({
  way,
  document,
  name: 'contract.pdf',
  pages: aPdf('signatures'),
  reason: 'Domizil B-000001',
  at: NOW,
})
const written = async (name: string, content: string) => {
  const file = join(folder, name)
  await writeFile(file, content)
  return file
}

afterAll(() => rm(folder, { recursive: true }))

test('servers that start at once create one key, which only their owner can read and the next start uses', async () => {
  const seals = await Promise.all([made(), made(), made()])
  const later = await made()

  expect(new Set([...seals, later].map(({ fingerprint }) => fingerprint)).size).toBe(1)
  expect((await stat(own)).mode & 0o777).toBe(0o600)
  expect(await readdir(join(folder, 'own'))).toEqual(['seal.pem'])
})

test('the generated certificate names the company, is valid for ten years and can only sign', async () => {
  const seal = await made()

  const certificate = new X509Certificate(await readFile(own))
  expect([seal.owner, certificate.subject]).toEqual(['Domizil & Söhne GmbH', 'CN=Domizil & Söhne GmbH'])
  expect(seal.fingerprint).toBe(certificate.fingerprint256)
  expect(certificate.ca).toBe(false)
  expect(certificate.serialNumber).toMatch(/^4[\dA-F]{31}$/)
  expect(new Date(certificate.validTo)).toEqual(new Date('2037-03-10T12:00:00Z'))
})

test('a document with an added page starts with the original, byte for byte', async () => {
  const sealed = await (await made()).seal(sealing(aPdf()))

  expect(sealed?.subarray(0, aPdf().length).equals(aPdf())).toBe(true)
  expect((await PDF.load(sealed ?? Buffer.alloc(0))).getPageCount()).toBe(2)
})

test('a document that is already signed gets no added page, and is embedded whole in another', async () => {
  const seal = await made()
  const signed = (await seal.seal(sealing(aPdf()))) ?? Buffer.alloc(0)

  expect(await seal.seal(sealing(signed))).toBeUndefined()
  const enclosing = await PDF.load((await seal.seal(sealing(signed, 'ENCLOSE'))) ?? Buffer.alloc(0))

  expect(Buffer.from(enclosing.getAttachment('contract.pdf') ?? []).equals(signed)).toBe(true)
})

const PAGE = '/Type /Page /Contents 7 0 R'
/** One page below a node below the root, and what it shows. */
const nestedPdf = (root: string, node: string) =>
  pdfOf({
    root: '4 0 R',
    objects: [
      `<< /Type /Pages /Kids [5 0 R] /Count 1 ${root} >>`,
      `<< /Type /Pages /Parent 4 0 R /Kids [6 0 R] /Count 1 ${node} >>`,
      `<< ${PAGE} /Parent 5 0 R >>`,
      { dict: '', stream: Buffer.from('0 0 99 99 re f') },
    ],
  })

test.each([
  ['in two places', nestedPdf('/MediaBox [0 0 595 842]', '/Kids [6 0 R 6 0 R]')],
  ['whose size stands between it and the root', nestedPdf('', '/MediaBox [0 0 595 842]')],
  ['that is turned between it and the root', nestedPdf('/MediaBox [0 0 595 842]', '/Rotate 90')],
  ['that is turned with all that is added', nestedPdf('/MediaBox [0 0 595 842] /Rotate 90', '')],
  ['that is cut with all that is added', nestedPdf('/MediaBox [0 0 595 842] /CropBox [0 0 99 99]', '')],
  [
    'in a list that stands apart',
    pdfOf({
      root: '4 0 R',
      objects: [
        '<< /Type /Pages /Kids 5 0 R /Count 1 /MediaBox [0 0 595 842] >>',
        '[6 0 R]',
        `<< ${PAGE} /Parent 4 0 R >>`,
        { dict: '', stream: Buffer.from('0 0 99 99 re f') },
      ],
    }),
  ],
])(
  'a document with a page %s gets no added page, and is embedded whole in another',
  async (_what, document) => {
    const seal = await made()

    expect(await seal.seal(sealing(document))).toBeUndefined()
    const enclosing = await PDF.load((await seal.seal(sealing(document, 'ENCLOSE'))) ?? Buffer.alloc(0))
    expect(Buffer.from(enclosing.getAttachment('contract.pdf') ?? []).equals(document)).toBe(true)
  },
)

test('a page that inherits its size from the root keeps it when a page is added', async () => {
  const document = nestedPdf('/MediaBox [0 0 595 842]', '')

  const sealed = await (await made()).seal(sealing(document))

  expect((await PDF.load(sealed ?? Buffer.alloc(0))).getPageCount()).toBe(2)
})

test('nothing is sealed while the certificate is not valid', async () => {
  const early = await configured(own, () => new Date('2026-01-01T00:00:00Z'))
  const late = await configured(own, () => new Date('2037-03-11T00:00:00Z'))

  await expect(early.seal(sealing(aPdf()))).rejects.toThrow('certificate is valid from')
  await expect(late.seal(sealing(aPdf()))).rejects.toThrow('certificate is valid from')
})

test('a key file that cannot be used is refused with the reason', async () => {
  const pem = await readFile(own, 'utf8')
  const [key = '', certificate = ''] = pem.split(/(?=-----BEGIN CERTIFICATE)/)
  const other = openSealWith(
    { file: join(folder, 'other.pem'), isMade: true },
    { owner: 'B', clock: () => NOW },
  )
  await other()
  const [otherKey = ''] = (await readFile(join(folder, 'other.pem'), 'utf8')).split(/(?=-----BEGIN CERT)/)

  await expect(configured(join(folder, 'missing.pem'))).rejects.toThrow(
    /missing\.pem cannot be read \(ENOENT\)/,
  )
  await expect(configured(await written('a.pem', key))).rejects.toThrow('holds no certificate')
  await expect(configured(await written('b.pem', certificate))).rejects.toThrow('holds no private key')
  await expect(configured(await written('c.pem', otherKey + certificate))).rejects.toThrow('another key')
  await expect(configured(await written('d.pem', 'nothing'))).rejects.toMatchObject({ code: 'SEAL_UNUSABLE' })
})

const withPdfsig = hasProgram('pdfsig', '-v') ? describe : describe.skip

withPdfsig('pdfsig', () => {
  test('finds the seal valid for the whole document, and invalid after a change', async () => {
    const sealed = (await (await made()).seal(sealing(aPdf()))) ?? Buffer.alloc(0)
    const changed = Buffer.from(sealed)
    changed[changed.indexOf('contract')] = 'C'.charCodeAt(0)
    const longer = Buffer.concat([sealed, Buffer.from('\n% more\n')])

    expect(pdfsig(sealed)).toContain('Signature is Valid.')
    expect(pdfsig(sealed)).toContain('Total document signed')
    expect(pdfsig(sealed)).toContain('ETSI.CAdES.detached')
    expect(pdfsig(changed)).toContain('Digest Mismatch')
    expect(pdfsig(longer)).not.toContain('Total document signed')
  })

  test('a signature in an uploaded document stays valid inside the sealed one', async () => {
    const seal = await made()
    const signed = (await seal.seal(sealing(aPdf()))) ?? Buffer.alloc(0)
    const enclosing = (await seal.seal(sealing(signed, 'ENCLOSE'))) ?? Buffer.alloc(0)
    const inner = (await PDF.load(enclosing)).getAttachment('contract.pdf') ?? new Uint8Array()

    for (const file of [enclosing, inner]) {
      expect(pdfsig(file)).toContain('Signature is Valid.')
      expect(pdfsig(file)).toContain('Total document signed')
    }
  })
})

const withOpenssl = hasProgram('openssl', 'version') ? describe : describe.skip

withOpenssl('openssl', () => {
  /** A file with a key and a certificate, as an operator makes it. */
  async function aKey(name: string, options: readonly string[]): Promise<string> {
    const [key, certificate] = [join(folder, `${name}.key`), join(folder, `${name}.crt`)]
    const subject = ['-subj', '/O=Operator/CN=Operator of flats', '-days', '30', '-x509', '-sha256']
    execFileSync('openssl', ['req', ...options, ...subject, '-keyout', key, '-out', certificate], {
      stdio: 'ignore',
    })
    return written(`${name}.pem`, (await readFile(certificate, 'utf8')) + (await readFile(key, 'utf8')))
  }

  const CURVE = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes']
  const LOCKED = ['-newkey', 'rsa:2048', '-passout', 'pass:geheim']

  test('a key of the operator is accepted', async () => {
    const seal = await configured(await aKey('an elliptic curve', CURVE))
    const sealed = (await seal.seal(sealing(aPdf()))) ?? Buffer.alloc(0)

    expect(seal.owner).toBe('Operator of flats')
    expect((await PDF.load(sealed)).getForm()?.getSignatureFields()[0]?.isSigned()).toBe(true)
  })

  test('a key with a password is refused', async () => {
    const file = await aKey('locked', LOCKED)

    await expect(configured(file)).rejects.toThrow('If it has a password, take that off')
  })
})
