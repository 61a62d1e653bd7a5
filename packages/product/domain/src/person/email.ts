/** RFC 5321: what fits into the envelope of a mail. */
export const MAX_EMAIL_LENGTH = 254

/** Unquoted, as browsers accept: parts that single dots divide (RFC 5322, dot-atom). */
const PART = "[\\w!#$%&'*+/=?^`{|}~-]+"
const LABEL = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?'
/** At most 64 characters before the @ (RFC 5321). No top-level domain has mailboxes itself, and none is a number, as in 1.2.3.4, or a single letter. */
const EMAIL = new RegExp(`^(?=[^@]{1,64}@)${PART}(?:\\.${PART})*@(?:${LABEL}\\.)+(?!\\d+$|.$)${LABEL}$`, 'i')
/** Mail programs show another text for it (RFC 2047). */
const ENCODED_WORD = /=\?.+\?=/

/** Whether a text has the form of an e-mail address. Blanks around it count. */
export function isEmail(text: string): boolean {
  return text.length <= MAX_EMAIL_LENGTH && EMAIL.test(text) && !ENCODED_WORD.test(text)
}
