import { aboutFlat } from '../../catalogue/flat/index.ts'
import { day, defineMail, written } from '../../infrastructure/mail/index.ts'

/** A calendar has not been reachable for days. */
export const calendarAway = defineMail('CALENDAR_AWAY', {
  about: aboutFlat,
  values: { calendar: written, since: day },
})

/** A calendar that was read completely no longer is. */
export const calendarNotWhole = defineMail('CALENDAR_NOT_WHOLE', {
  about: aboutFlat,
  values: { calendar: written },
})
