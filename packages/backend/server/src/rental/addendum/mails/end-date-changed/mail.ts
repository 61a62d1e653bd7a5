import { attachment, cents, day, defineMail, maybe } from '../../../../infrastructure/mail/index.ts'
import { aboutBooking } from '../../../booking/index.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'

/** Both have signed: the new last day, and the sealed addendum. */
export const endDateChanged = defineMail('END_DATE_CHANGED', {
  about: aboutBooking,
  values: { before: day, endDate: day, total: cents, refund: maybe(cents), file: maybe(attachment) },
  texts: { en, de, es },
})
