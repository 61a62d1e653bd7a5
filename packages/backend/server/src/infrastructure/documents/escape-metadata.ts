const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/**
 * Makes a document write its title and author as XML into its metadata. The library writes them as they are: a name with
 * an ampersand would leave metadata that no reader can parse. Elsewhere in the file they stay as they are.
 */
export function escapeMetadata(document: PDFKit.PDFDocument): void {
  const write = document.endMetadata.bind(document)

  document.endMetadata = () => {
    const { info } = document
    document.info = Object.fromEntries(
      Object.entries(info).map(([name, value]) => [name, typeof value === 'string' ? escape(value) : value]),
    ) as typeof info
    write()
    document.info = info
  }
}

/** Control characters have no place in XML at all. */
function escape(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').replace(/[&<>]/g, (letter) => ENTITIES[letter] ?? letter)
}
