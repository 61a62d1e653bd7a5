import { defineMail, text } from '../../infrastructure/mail/index.ts'
import { aboutFlat } from '../../catalogue/flat/index.ts'

/** The review has listed the flat. */
export const flatApproved = defineMail('FLAT_APPROVED', { about: aboutFlat })

/** The review has refused the flat. */
export const flatRejected = defineMail('FLAT_REJECTED', { about: aboutFlat, values: { reason: text } })
