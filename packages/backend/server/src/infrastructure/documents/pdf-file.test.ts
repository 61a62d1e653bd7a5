// proves 11.31
import { expect, test } from '@jest/globals'
import { packedPdfOf, pdfOf } from '../../testing/pdf-of.ts'
import { readPdf } from '../../testing/read-pdf.ts'
import { aPdf } from '../../testing/send-form.ts'
import { checkPdf } from './pdf-file.ts'
import { openPdfWriter } from './pdf-writer.ts'

const SCRIPT = '<< /S /JavaScript /JS (app.alert(1)) >>'
const annotation = (parts: string) => `/Annots [<< /Type /Annot /Rect [0 0 9 9] ${parts} >>]`
const check = (bytes: Buffer) => checkPdf({ name: 'contract.pdf', bytes })
const codeOf = (bytes: Buffer) =>
  check(bytes).then(
    () => 'taken',
    (error: { code: string }) => error.code,
  )

test.each([
  ['a script at its opening', 'FILE_HAS_SCRIPT', pdfOf({ catalog: `/OpenAction ${SCRIPT}` })],
  [
    'a script among its names',
    'FILE_HAS_SCRIPT',
    pdfOf({ catalog: `/Names << /JavaScript << /Names [(a) ${SCRIPT}] >> >>` }),
  ],
  ['a script at the opening of a page', 'FILE_HAS_SCRIPT', pdfOf({ page: `/AA << /O ${SCRIPT} >>` })],
  ['a script at a link', 'FILE_HAS_SCRIPT', pdfOf({ page: annotation(`/Subtype /Link /A ${SCRIPT}`) })],
  [
    'a script after a jump',
    'FILE_HAS_SCRIPT',
    pdfOf({ catalog: `/OpenAction << /S /GoTo /D [3 0 R /Fit] /Next ${SCRIPT} >>` }),
  ],
  [
    'a script by an escaped name',
    'FILE_HAS_SCRIPT',
    pdfOf({ catalog: '/OpenAction << /S /J#61vaScript /J#53 (x) >>' }),
  ],
  [
    'a script in a stream',
    'FILE_HAS_SCRIPT',
    pdfOf({
      catalog: '/OpenAction 5 0 R',
      objects: [{ dict: '', stream: Buffer.from('app.alert(1)') }, '<< /S 6 0 R /JS 4 0 R >>', '/JavaScript'],
    }),
  ],
  [
    'a script in packed objects',
    'FILE_HAS_SCRIPT',
    packedPdfOf({ catalog: '/OpenAction 4 0 R', objects: [SCRIPT] }),
  ],
  ['a program to start', 'FILE_HAS_ACTION', pdfOf({ catalog: '/OpenAction << /S /Launch /F (calc.exe) >>' })],
  [
    'a packed program to start',
    'FILE_HAS_ACTION',
    packedPdfOf({ catalog: '/OpenAction << /S /Launch /F (calc.exe) >>' }),
  ],
  [
    'a website to open at once',
    'FILE_HAS_ACTION',
    pdfOf({ catalog: '/OpenAction << /S /URI /URI (https://example.org) >>' }),
  ],
  [
    'data to send',
    'FILE_HAS_ACTION',
    pdfOf({ page: annotation('/Subtype /Link /A << /S /SubmitForm /F (https://example.org) >>') }),
  ],
  [
    'actions of a page',
    'FILE_HAS_ACTION',
    pdfOf({ page: '/AA << /C << /S /URI /URI (https://example.org) >> >>' }),
  ],
  [
    'another file',
    'FILE_HAS_FILES',
    pdfOf({
      catalog: '/Names << /EmbeddedFiles << /Names [(a) 5 0 R] >> >>',
      objects: [
        { dict: '/Type /EmbeddedFile', stream: Buffer.from('MZ') },
        '<< /Type /Filespec /F (a.exe) /EF << /F 4 0 R >> >>',
      ],
    }),
  ],
  ['a file at a note', 'FILE_HAS_FILES', pdfOf({ page: annotation('/Subtype /FileAttachment') })],
  ['a film', 'FILE_HAS_MEDIA', pdfOf({ page: annotation('/Subtype /RichMedia') })],
  [
    'a field to fill in',
    'FILE_HAS_FORM',
    pdfOf({ catalog: '/AcroForm << /Fields [4 0 R] >>', objects: ['<< /FT /Tx /T (rent) >>'] }),
  ],
  ['a dynamic form', 'FILE_HAS_FORM', pdfOf({ catalog: '/AcroForm << /Fields [] /XFA [(a) (b)] >>' })],
  ['a password', 'FILE_IS_ENCRYPTED', pdfOf({ trailer: '/Encrypt << /Filter /Standard /V 1 /R 2 >>' })],
])('a PDF with %s is refused: %s', async (_what, code, bytes) => {
  expect(await codeOf(bytes)).toBe(code)
})

test('a script that only readers find that rebuild the index is refused too', async () => {
  const harmless = pdfOf().toString('latin1')
  const shadow = `1 0 obj\n<< /Type /Catalog /Pages 2 0 R /OpenAction ${SCRIPT} >>\nendobj\n`
  const bytes = Buffer.from(harmless.replace('xref\n0', `${shadow}xref\n0`), 'latin1')
  const moved = bytes
    .toString('latin1')
    .replace(/startxref\n(\d+)/, (_all, at) => `startxref\n${Number(at) + shadow.length}`)

  expect(await codeOf(Buffer.from(moved, 'latin1'))).toBe('FILE_HAS_SCRIPT')
})

test.each([
  ['without an index', Buffer.from(pdfOf().toString('latin1').replace('\nxref\n', '\nxxxx\n'), 'latin1')],
  ['cut off', Buffer.concat([aPdf().subarray(0, 200), Buffer.from('\n%%EOF\n')])],
  ['of brackets alone', Buffer.from(`%PDF-1.7\n1 0 obj\n${'['.repeat(400_000)}\n%%EOF\n`)],
  ['that unpacks to seventy megabytes', packedPdfOf({ objects: ['null'.padEnd(70_000_000)] })],
])('a PDF %s is refused as damaged', async (_what, bytes) => {
  expect(await codeOf(bytes)).toBe('FILE_IS_DAMAGED')
})

test.each([
  [
    'links to the web',
    pdfOf({ page: annotation('/Subtype /Link /A << /S /URI /URI (https://example.org) >>') }),
  ],
  ['a page to begin with', pdfOf({ catalog: '/OpenAction [3 0 R /Fit]' })],
  ['a jump to begin with', pdfOf({ catalog: '/OpenAction << /S /GoTo /D [3 0 R /Fit] >>' })],
  [
    'a signature',
    pdfOf({
      catalog: '/AcroForm << /SigFlags 3 /Fields [4 0 R] >>',
      objects: ['<< /FT /Sig /T (s) /V << /Type /Sig /Contents <00> >> >>'],
    }),
  ],
  ['an empty form', pdfOf({ catalog: '/AcroForm << /Fields [] >>' })],
  [
    'a font with an odd name',
    pdfOf({
      objects: [
        '<< /Font << /JS 5 0 R /AA 5 0 R >> >>',
        '<< /Type /Font /Subtype /Type1 /BaseFont /Courier >>',
      ],
    }),
  ],
  ['packed objects', packedPdfOf({})],
])('a PDF with %s is accepted', async (_what, bytes) => {
  expect(await codeOf(bytes)).toBe('taken')
})

const PAGE = '/Type /Page /MediaBox [0 0 595 842]'
const nodesOf = (root: string, ...objects: string[]) =>
  pdfOf({ root: '4 0 R', objects: [`<< /Type /Pages ${root} >>`, ...objects] })
const chainOf = (length: number) =>
  Array.from({ length }, (_, at) =>
    at === length - 1
      ? `<< ${PAGE} /Parent ${at + 4} 0 R >>`
      : `<< /Type /Pages /Parent ${at + 4} 0 R /Kids [${at + 6} 0 R] /Count 1 >>`,
  )

test.each([
  ['in two places of one node', nodesOf('/Kids [5 0 R 5 0 R] /Count 2', `<< ${PAGE} /Parent 4 0 R >>`)],
  [
    'in two nodes',
    nodesOf(
      '/Kids [5 0 R 6 0 R] /Count 2',
      '<< /Type /Pages /Parent 4 0 R /Kids [7 0 R] /Count 1 >>',
      '<< /Type /Pages /Parent 4 0 R /Kids [7 0 R] /Count 1 >>',
      `<< ${PAGE} /Parent 5 0 R >>`,
    ),
  ],
  ['in a loop', nodesOf('/Kids [5 0 R 4 0 R] /Count 1', `<< ${PAGE} /Parent 4 0 R >>`)],
  ['below a node that is its own', nodesOf('/Parent 4 0 R /Kids [4 0 R] /Count 1')],
  ['fewer than are counted', nodesOf('/Kids [5 0 R] /Count 2', `<< ${PAGE} /Parent 4 0 R >>`)],
  ['more than are counted', nodesOf('/Kids [5 0 R] /Count 0', `<< ${PAGE} /Parent 4 0 R >>`)],
  ['that are not counted', nodesOf('/Kids [5 0 R]', `<< ${PAGE} /Parent 4 0 R >>`)],
  ['that are null', nodesOf('/Kids [null] /Count 1')],
  ['that lead to null', nodesOf('/Kids [5 0 R] /Count 1', 'null')],
  ['that lead nowhere', nodesOf('/Kids [9 0 R] /Count 1')],
  ['that are a number', nodesOf('/Kids [5 0 R] /Count 1', '7')],
  ['written into the list', nodesOf(`/Kids [<< ${PAGE} /Parent 4 0 R >>] /Count 1`)],
  ['without a list', nodesOf('/Count 1', `<< ${PAGE} /Parent 4 0 R >>`)],
  ['of no type', nodesOf('/Kids [5 0 R] /Count 1', '<< /MediaBox [0 0 9 9] /Parent 4 0 R >>')],
  ['of another type', nodesOf('/Kids [5 0 R] /Count 1', '<< /Type /Font /Parent 4 0 R >>')],
  ['that are a list themselves', nodesOf('/Kids [5 0 R] /Count 1', `<< ${PAGE} /Kids [] /Parent 4 0 R >>`)],
  ['of another node', nodesOf('/Kids [5 0 R] /Count 1', `<< ${PAGE} /Parent 2 0 R >>`)],
  ['of no node', nodesOf('/Kids [5 0 R] /Count 1', `<< ${PAGE} >>`)],
  ['deeper than any writer puts them', nodesOf('/Kids [5 0 R] /Count 1', ...chainOf(64))],
])('a PDF with pages %s is refused as damaged', async (_what, bytes) => {
  expect(await codeOf(bytes)).toBe('FILE_IS_DAMAGED')
})

test.each([
  ['a list apart', nodesOf('/Kids 6 0 R /Count 1', `<< ${PAGE} /Parent 4 0 R >>`, '[5 0 R]')],
  ['a count apart', nodesOf('/Kids [5 0 R] /Count 6 0 R', `<< ${PAGE} /Parent 4 0 R >>`, '1')],
  ['a type apart', nodesOf('/Kids [5 0 R] /Count 1', `<< /Type 6 0 R /Parent 4 0 R >>`, '/Page')],
  [
    'the size of the node above',
    nodesOf('/MediaBox [0 0 9 9] /Kids [5 0 R] /Count 1', '<< /Type /Page /Parent 4 0 R >>'),
  ],
  ['as many nodes above as a writer may put', nodesOf('/Kids [5 0 R] /Count 1', ...chainOf(63))],
])('a PDF whose pages have %s is accepted', async (_what, bytes) => {
  expect(await codeOf(bytes)).toBe('taken')
})

test('a PDF without pages is refused with that reason', async () => {
  expect(await codeOf(nodesOf('/Kids [] /Count 0'))).toBe('FILE_HAS_NO_PAGES')
})

test('a PDF with other pages for a reader that rebuilds the index is refused', async () => {
  const update = `2 0 obj\n<< /Type /Pages /Kids [4 0 R] /Count 1 >>\nendobj\n4 0 obj\n<< ${PAGE} /Parent 2 0 R >>\nendobj\n`
  const hidden = Buffer.from(pdfOf().toString('latin1').replace('xref\n0', `${update}xref\n0`), 'latin1')
  const moved = hidden
    .toString('latin1')
    .replace(/startxref\n(\d+)/, (_all, at) => `startxref\n${Number(at) + update.length}`)

  expect(await codeOf(Buffer.from(moved, 'latin1'))).toBe('FILE_IS_DAMAGED')
})

test('the PDF files that these tests build can be read', async () => {
  expect(await readPdf(aPdf('Mietvertrag'))).toMatchObject({ pages: 1, text: 'Mietvertrag' })
  expect(await readPdf(packedPdfOf({}))).toMatchObject({ pages: 1 })
})

test('the PDF files that we write are accepted', async () => {
  const createdAt = new Date('2027-03-10T12:00:00Z')
  const pdf = await openPdfWriter({
    title: 'Vertrag',
    author: 'Domizil',
    language: 'de-DE',
    createdAt,
    foot: '',
  })
  pdf.title('Mietvertrag')

  expect(await codeOf(await pdf.finish())).toBe('taken')
})
