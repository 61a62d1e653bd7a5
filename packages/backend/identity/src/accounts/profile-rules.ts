import { isEmail, MAX_EMAIL_LENGTH } from '@domizil/domain'
import { fill, type Texts } from '../texts/texts.ts'

/** Keycloak's limit for names. */
export const MAX_NAME_LENGTH = 255

// Letters of any script with their marks; a name with "/" or "<" could be a link or markup in a mail.
const NAME = /^[\p{L}\p{M}][\p{L}\p{M}\p{Zs}'’.,·-]*$/u

/** Why a first or last name is refused, in the user's language. */
export function nameProblem(name: string, texts: Texts): string | undefined {
  if (name === '') return texts.missing
  if (name.length > MAX_NAME_LENGTH) return fill(texts.tooLong, { max: MAX_NAME_LENGTH })
  if (!NAME.test(name)) return texts.nameCharacters
  return undefined
}

/** Why the form of an e-mail address is refused, in the user's language. */
export function emailProblem(email: string, texts: Texts): string | undefined {
  if (email === '') return texts.missing
  if (email.length > MAX_EMAIL_LENGTH) return fill(texts.tooLong, { max: MAX_EMAIL_LENGTH })
  if (!isEmail(email)) return texts.emailInvalid
  return undefined
}
