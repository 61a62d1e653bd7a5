// proves 11.14, 22.60
import { expect, test } from '@jest/globals'
import { readPdf } from '../../testing/read-pdf.ts'
import { openPdfWriter } from './pdf-writer.ts'

const OPTIONS = {
  title: 'Mietvertrag über eine Wohnung',
  author: 'Domizil',
  language: 'de-DE',
  createdAt: new Date('2027-03-10T12:00:00Z'),
  foot: 'Domizil',
}

async function aDocument(pages = 1): Promise<Buffer> {
  const pdf = await openPdfWriter(OPTIONS)
  pdf.title('Mietvertrag')
  pdf.heading('Übergabe')
  pdf.table(
    [
      ['Mieter', 'Zoë Παπαδόπουλος-Łoś, Straße 1'],
      ['Miete', '1.200 €'],
    ],
    ['30%', '*'],
  )
  for (let index = 0; index < pages * 30; index += 1) pdf.paragraph(`Absatz ${index}: Grüße aus Gießen.`)
  pdf.paragraph('The tenant takes the flat.', { language: 'en-GB', isMuted: true })
  return pdf.finish()
}

test('every letter of our languages and their neighbours can be read back from the PDF', async () => {
  const { text } = await readPdf(await aDocument())

  expect(text).toContain('Zoë Παπαδόπουλος-Łoś, Straße 1')
  expect(text).toContain('Grüße aus Gießen')
  expect(text).toContain('1.200 €')
})

test.each(['李小龙', '김철수', 'राहुल शर्मा', 'สมชาย', 'ሰላም'])(
  'a name in the script of %s has its letters in the PDF',
  async (name) => {
    const pdf = await openPdfWriter(OPTIONS)
    pdf.heading(name)
    pdf.table([['Mieter', `${name}, Straße 1`]], ['30%', '*'])

    const { text } = await readPdf(await pdf.finish())

    expect(text.replace(/\s/g, '').split(name.replace(/\s/g, ''))).toHaveLength(3)
  },
)

test.each([
  ['Mohammed عبد الرحمن', 'عبد الرحمن'],
  ['דוד בן גוריון, Berlin', 'דוד בן גוריון'],
  ['李小龙 דוד בן גוריון', 'דוד בן גוריון'],
])('the words of %s stand in the order in which they are read', async (text, name) => {
  const pdf = await openPdfWriter(OPTIONS)
  pdf.paragraph(`Der Mieter ist ${text}.`)
  pdf.table([['Mieter', text]], ['30%', '*'])

  const read = await readPdf(await pdf.finish())

  expect(read.text.split(name)).toHaveLength(3)
})

test('a tab is a blank in the PDF, and a joined emoji its parts', async () => {
  const pdf = await openPdfWriter(OPTIONS)
  pdf.paragraph('Küche:\tin Ordnung')
  pdf.paragraph('Tara 👩\u200d🔧')

  const { text } = await readPdf(await pdf.finish())

  expect(text).toContain('Küche: in Ordnung')
  expect(text).toContain('Tara 👩🔧')
})

test('headings, paragraphs, tables and languages are tagged in the PDF', async () => {
  const { roles, languages, title } = await readPdf(await aDocument())

  expect(title).toBe('Mietvertrag über eine Wohnung')
  expect(roles).toEqual(expect.arrayContaining(['H1', 'H2', 'P', 'Table', 'TR', 'TD']))
  expect(languages).toContain('en-GB')
})

test('the pages of a PDF are numbered', async () => {
  const { text, pages } = await readPdf(await aDocument(4))

  expect(pages).toBeGreaterThan(2)
  expect(text).toContain(`Domizil · ${pages} / ${pages}`)
})

test('page numbers of a part count the pages of the same file before and after it', async () => {
  const pdf = await openPdfWriter({ ...OPTIONS, pagesBefore: 3, pagesAfter: 1 })
  pdf.paragraph('Grüße')
  pdf.newPage()
  pdf.paragraph('Grüße')

  expect((await readPdf(await pdf.finish())).numbers).toEqual(['4 / 6', '5 / 6'])
})

test('the same content gives the same file', async () => {
  expect((await aDocument()).equals(await aDocument())).toBe(true)
})

test('a title with & and < leaves valid XML metadata, and can be read', async () => {
  const pdf = await openPdfWriter({ ...OPTIONS, title: 'Vertrag <1>', author: 'Domizil & Söhne GmbH\u0007' })
  pdf.paragraph('Grüße')
  const bytes = await pdf.finish()

  const [xmp = ''] = /<x:xmpmeta[\s\S]*<\/x:xmpmeta>/.exec(bytes.toString('utf8')) ?? []

  expect(xmp).toContain('<rdf:li>Domizil &amp; Söhne GmbH </rdf:li>')
  expect(xmp).toContain('Vertrag &lt;1&gt;')
  expect(xmp.replace(/&(amp|lt|gt|quot);/g, '')).not.toContain('&')
  expect((await readPdf(bytes)).title).toBe('Vertrag <1>')
})

test.each([2, 4, 9, 26, 40])(
  'a list far down a page repeats its head on each page, with no row or two alone (%s paragraphs before)',
  async (paragraphs) => {
    const pdf = await openPdfWriter(OPTIONS)
    for (let index = 0; index < paragraphs; index += 1) pdf.paragraph('Absatz')
    const rows = Array.from({ length: 26 }, (_, index) => [`Zeile ${index}`, 'Miete\n1.200 €'])
    pdf.list(['Fällig am', 'Zahlung'], rows, ['30%', '*'])

    const { texts, roles } = await readPdf(await pdf.finish())

    const pages = texts.filter((text) => text.includes('Zeile'))
    expect(pages.length).toBeGreaterThan(1)
    expect(pages.map((text) => text.split('Fällig am').length - 1)).toEqual(pages.map(() => 1))
    expect(Math.min(...pages.map((text) => text.match(/Zeile/g)?.length ?? 0))).toBeGreaterThan(2)
    expect(roles).toContain('TH')
  },
)
