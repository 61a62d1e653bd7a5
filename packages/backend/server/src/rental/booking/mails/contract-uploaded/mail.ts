import { day, deadline, defineMail, maybe } from '../../../../infrastructure/mail/index.ts'
import { aboutBooking } from '../../booking-subject.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'

/** The file of a contract that was signed by hand. */
export const contractUploaded = defineMail('CONTRACT_UPLOADED', {
  about: aboutBooking,
  values: { deadline: maybe(deadline), replaced: maybe(day) },
  texts: { en, de, es },
})
