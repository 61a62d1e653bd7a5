import { isPersonName, toPersonName } from '../person/person-name.ts'

/** Letters that differ from a plain one by a stroke or a ligature: normalization does not separate these. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  Ł: 'L',
  Ø: 'O',
  Đ: 'D',
  Ð: 'D',
  Ħ: 'H',
  Æ: 'AE',
  Œ: 'OE',
}

/** A person as the account names them. */
export interface SignerName {
  readonly givenName: string
  readonly familyName: string
}

/** The name that a signer has to type: given name and family name. */
export function signerName({ givenName, familyName }: SignerName): string {
  return `${givenName} ${familyName}`.trim().replace(/\s+/g, ' ')
}

/**
 * Whether a typed name is the signer's, for what `isPersonName` takes. Case, spaces, hyphens, apostrophes and accents may
 * differ. Nothing equals a name without letters.
 */
export function isNameOf(typed: string, signer: SignerName): boolean {
  const expected = plainLetters(signerName(signer))
  return expected !== '' && plainLetters(typed) === expected
}

/** Why a typed name is no signature of the signer. The second: no name equals that of the account. */
export type SignatureProblem = 'NOT_A_NAME' | 'ACCOUNT_NAME_UNSIGNABLE' | 'NAME_DIFFERS'

/** Why a typed name is no signature of the signer; undefined for one that `toPersonName` makes the signature. */
export function signatureProblem(typed: string, signer: SignerName): SignatureProblem | undefined {
  const name = toPersonName(typed)
  const isWritten = isPersonName(name)

  if (isWritten && isNameOf(name, signer)) return undefined
  // An account of another provider may have digits, or letters of several alphabets.
  if (!isPersonName(toPersonName(plainLetters(signerName(signer))))) return 'ACCOUNT_NAME_UNSIGNABLE'
  return isWritten || name === '' ? 'NAME_DIFFERS' : 'NOT_A_NAME'
}

function plainLetters(name: string): string {
  return name
    .normalize('NFKD')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/[ŁØĐÐĦÆŒ]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
}
