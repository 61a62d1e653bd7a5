import { defineMail, text } from '../../../../infrastructure/mail/index.ts'
import { aboutFlat } from '../../../../catalogue/flat/index.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'

/** The review has refused the flat. */
export const flatRejected = defineMail('FLAT_REJECTED', {
  about: aboutFlat,
  values: { reason: text },
  texts: { en, de, es },
})
