import { cents, day, deadline, defineMail, maybe, written } from '../../../../infrastructure/mail/index.ts'
import { aboutBooking } from '../../../booking/index.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'

/** To the other side: another last day is proposed. */
export const endDateProposed = defineMail('END_DATE_PROPOSED', {
  about: aboutBooking,
  values: {
    before: day,
    endDate: day,
    more: maybe(cents),
    less: maybe(cents),
    message: maybe(written),
    deadline,
  },
  texts: { en, de, es },
})
