import { fill, type Texts } from '../texts/texts.ts'

/** Keycloak's own limit for names. */
export const MAX_NAME_LENGTH = 255

/** RFC 5321: what fits into a mail's envelope. */
const MAX_EMAIL_LENGTH = 254

// Letters of any script with their marks; a name with "/" or "<" would be a link or markup in somebody's mail.
const NAME = /^[\p{L}\p{M}][\p{L}\p{M}\p{Zs}'’.,·-]*$/u

// What browsers accept for type=email, and a dot in the domain.
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i

/** What is wrong with a first or last name, in the reader's words. */
export function nameProblem(name: string, texts: Texts): string | undefined {
  if (name === '') return texts.missing
  if (name.length > MAX_NAME_LENGTH) return fill(texts.tooLong, { max: MAX_NAME_LENGTH })
  if (!NAME.test(name)) return texts.nameCharacters
  return undefined
}

/** What is wrong with the form of an e-mail address, in the reader's words. */
export function emailProblem(email: string, texts: Texts): string | undefined {
  if (email === '') return texts.missing
  if (email.length > MAX_EMAIL_LENGTH) return fill(texts.tooLong, { max: MAX_EMAIL_LENGTH })
  if (!EMAIL.test(email)) return texts.emailInvalid
  return undefined
}
