import { getDocumentProxy } from 'unpdf'

/** A page as a reader shows it. */
interface SeenPage {
  /** Its corners in points. */
  view: readonly number[]
  /** In degrees. */
  rotate: number
  text: string
}

/** The part of pdf.js that is needed here: unpdf takes its types from a package that is not installed. */
interface Pdf {
  numPages: number
  getPage(
    number: number,
  ): Promise<Omit<SeenPage, 'text'> & { getTextContent(): Promise<{ items: readonly { str?: string }[] }> }>
}

/**
 * Opens a PDF with pdf.js, which shares no code with the library that writes PDFs here. `pages` are those after the
 * first `skip`.
 *
 * @throws {Error} if it cannot be read.
 */
export async function readWithSecondReader(
  bytes: Uint8Array,
  { skip = Infinity } = {},
): Promise<{ count: number; pages: SeenPage[] }> {
  // The reader keeps the bytes that it is given.
  const pdf = (await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 })) as unknown as Pdf
  const pages: SeenPage[] = []

  for (let number = skip + 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    pages.push({ view: page.view, rotate: page.rotate, text: items.map(({ str }) => str ?? '').join('') })
  }
  return { count: pdf.numPages, pages }
}
