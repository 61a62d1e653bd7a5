import { defineMail } from '../../../../infrastructure/mail/index.ts'
import { aboutFlat } from '../../../../catalogue/flat/index.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'

/** The review has listed the flat. */
export const flatApproved = defineMail('FLAT_APPROVED', {
  about: aboutFlat,
  texts: { en, de, es },
})
