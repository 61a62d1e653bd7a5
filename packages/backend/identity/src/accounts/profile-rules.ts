import { isEmail, isPersonName, MAX_EMAIL_LENGTH, toPersonName } from '@domizil/domain'
import type { Form } from '../forms.ts'
import { fill, type Texts } from '../texts/texts.ts'

/** Keycloak's limit for names. */
export const MAX_NAME_LENGTH = 255

/** A first and a last name. */
interface Names {
  firstName: string
  lastName: string
}

/** The names of a form, as they are stored. */
export function readNames(form: Form): Names {
  return {
    firstName: toPersonName(form['firstName'] ?? ''),
    lastName: toPersonName(form['lastName'] ?? ''),
  }
}

/** Why names are refused, by field, in the user's language: contracts are signed with them, by the rule of names. */
export function nameProblems({ firstName, lastName }: Names, texts: Texts) {
  const problems = { firstName: nameProblem(firstName, texts), lastName: nameProblem(lastName, texts) }
  const isMixed = !problems.firstName && !problems.lastName && !isPersonName(`${firstName} ${lastName}`)
  return isMixed ? { ...problems, lastName: texts.nameAlphabets } : problems
}

function nameProblem(name: string, texts: Texts): string | undefined {
  if (name === '') return texts.missing
  if (name.length > MAX_NAME_LENGTH) return fill(texts.tooLong, { max: MAX_NAME_LENGTH })
  if (!isPersonName(name)) return texts.nameCharacters
  return undefined
}

/** Why the form of an e-mail address is refused, in the user's language. */
export function emailProblem(email: string, texts: Texts): string | undefined {
  if (email === '') return texts.missing
  if (email.length > MAX_EMAIL_LENGTH) return fill(texts.tooLong, { max: MAX_EMAIL_LENGTH })
  if (!isEmail(email)) return texts.emailInvalid
  return undefined
}
