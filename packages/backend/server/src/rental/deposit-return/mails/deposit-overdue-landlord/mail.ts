import { defineMail } from '../../../../infrastructure/mail/index.ts'
import { aboutBooking } from '../../../booking/index.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'

/** To the landlord: the statement of the deposit is overdue. */
export const depositOverdueLandlord = defineMail('DEPOSIT_OVERDUE_LANDLORD', {
  about: aboutBooking,
  texts: { en, de, es },
})
