const MAX_WORDS = 10

/** The words that are searched for. */
export function wordsOf(q: string): string[] {
  return withPlainNumbers(q).split(/\s+/).filter(Boolean).slice(0, MAX_WORDS)
}

/** A booking by its number, or by a payment's, as contracts and invoices name it: "B-000123-2" is 123. */
function withPlainNumbers(q: string): string {
  return q.replaceAll(/(?<!\S)B-(?=\d{6})0*(0|[1-9]\d*)(?:-\d+)?(?!\S)/gi, '$1')
}

const MAX_NUMBER = 2_147_483_647

/** The number that is all of what is searched for. */
export function numberIn(q: string): number | undefined {
  const plain = withPlainNumbers(q).trim()
  const number = /^\d+$/.test(plain) ? Number(plain) : Number.NaN
  return number <= MAX_NUMBER ? number : undefined
}

const PHONE = /^(?:\+|0)[\d\s()/.-]{7,}$/

/** What every way to write the phone number that is searched for has in common: stored is "+49" and no zero. */
export function phoneIn(q: string): string | undefined {
  if (!PHONE.test(q.trim())) return undefined
  const digits = q.replace('(0)', '').replaceAll(/[^\d+]/g, '')
  return digits.replace(/^00/, '+').replace(/^0/, '')
}
