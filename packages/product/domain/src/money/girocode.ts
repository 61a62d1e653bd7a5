/** What a bank transfer needs. */
export interface Transfer {
  readonly holder: string
  /** Electronic form. */
  readonly iban: string
  readonly amountCents: number
  /** What stands on the transfer. */
  readonly text: string
}

/** The bytes that the guideline admits; then the code has at most version 13. */
const MAX_BYTES = 331
const MAX_NAME_LETTERS = 70
const MAX_TEXT_LETTERS = 140

/**
 * The content of a Girocode (EPC069-12, version 002, UTF-8): what banking apps read a transfer from. Its limits count
 * bytes: the text is cut until all fits.
 */
export function girocodeText({ holder, iban, amountCents, text }: Transfer): string {
  const name = cutLetters(oneLine(holder), MAX_NAME_LETTERS)
  const write = (words: string) =>
    ['BCD', '002', '1', 'SCT', '', name, iban, `EUR${(amountCents / 100).toFixed(2)}`, '', '', words].join(
      '\n',
    )

  let words = cutLetters(oneLine(text), MAX_TEXT_LETTERS)
  while (words !== '' && byteLength(write(words)) > MAX_BYTES) words = [...words].slice(0, -1).join('')
  return write(words)
}

/** Of a line break banks would read the next field. */
function oneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trim()
}

function cutLetters(text: string, length: number): string {
  return [...text].slice(0, length).join('')
}

function byteLength(text: string): number {
  return new TextEncoder().encode(text).length
}
