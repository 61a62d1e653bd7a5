import { day, deadline, defineMail, maybe } from '../../../../infrastructure/mail/index.ts'
import { aboutBooking } from '../../booking-subject.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'

/** Another contract replaces the one that was offered. */
export const contractReplaced = defineMail('CONTRACT_REPLACED', {
  about: aboutBooking,
  values: { replaced: maybe(day), deadline: maybe(deadline) },
  texts: { en, de, es },
})
