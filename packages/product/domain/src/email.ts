/** RFC 5321: what fits into the envelope of a mail. */
export const MAX_EMAIL_LENGTH = 254

// What browsers accept for type=email, and a dot in the domain.
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i

/** Whether a text has the form of an e-mail address. Blanks around it count. */
export function isEmail(text: string): boolean {
  return text.length <= MAX_EMAIL_LENGTH && EMAIL.test(text)
}
